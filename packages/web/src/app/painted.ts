/** The first table on the page: what nobody waits for begins when it has been painted. */
let tell: (() => void) | undefined

/** Fulfilled when a table has been painted. */
export const firstTable = new Promise<void>((resolve) => {
  tell = resolve
})

/** Says that a table has been painted. */
export function tableIsPainted(): void {
  tell?.()
}
