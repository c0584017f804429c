/** The language, the light, the contrast, the colours of seats, the size of text, the marks of targets and the hand are properties of the whole page. */
import { onChange } from './preferences.ts'
import { seatColourProperties } from './seat-colours.ts'

/** Sets them now and whenever they change. To be called before anything is drawn: later, all of it would be styled anew. */
export function dressDocument(): void {
  const { documentElement: page } = document
  onChange(({ theme, contrast, textSize, seatColours, targets, hand }, language) => {
    if (page.lang !== language) page.lang = language
    if (page.dataset.theme !== theme) page.dataset.theme = theme
    if (page.dataset.targets !== targets) page.dataset.targets = targets
    if (page.dataset.hand !== hand) page.dataset.hand = hand
    const isHigh = contrast === 'high' || (contrast === 'auto' && matchMedia('(prefers-contrast: more)').matches)
    const kind = isHigh ? 'high' : 'normal'
    if (page.dataset.contrast !== kind) page.dataset.contrast = kind
    for (const [property, value] of seatColourProperties(seatColours)) {
      if (value === undefined) page.style.removeProperty(property)
      else page.style.setProperty(property, value)
    }
    const fontSize = `${textSize}%`
    if (page.style.fontSize !== fontSize) page.style.fontSize = fontSize
  })
}
