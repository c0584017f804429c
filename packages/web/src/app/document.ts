/** The language, the light and the size of text are properties of the whole page. */
import { onChange } from './preferences.ts'

/** Sets them now and whenever they change. To be called before anything is drawn: later, all of it would be styled anew. */
export function dressDocument(): void {
  const { documentElement: page } = document
  onChange(({ theme, textSize }, language) => {
    if (page.lang !== language) page.lang = language
    if (page.dataset.theme !== theme) page.dataset.theme = theme
    const fontSize = `${textSize}%`
    if (page.style.fontSize !== fontSize) page.style.fontSize = fontSize
  })
}
