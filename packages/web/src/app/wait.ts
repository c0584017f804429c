/** Pauses that a sign may end. */

/** Over when the time has passed, or sooner when the sign comes; whoever listens for it says how to stop listening. */
export const waitOr = (milliseconds: number, listen: (end: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const forget = listen(end)
  })
