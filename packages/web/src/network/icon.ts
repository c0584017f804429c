/** The icon of the page, with a dot when a game waits. */

const dot = encodeURIComponent(
  '<circle cx="23.500" cy="6.500" r="6" fill="#e06a4f" stroke="#fbf7ec" stroke-width="2"/>',
)
const end = encodeURIComponent('</svg>').replaceAll('%2F', '/')

/** The icon as it is without a dot. */
let plain: string | undefined

/** Sets the dot, or takes it away. */
export function markIcon(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon === null) return
  plain ??= icon.href
  // The icon is a drawing within the page: the dot is drawn last.
  icon.href = isMarked ? plain.replace(end, `${dot}${end}`) : plain
}
