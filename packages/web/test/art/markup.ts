/** Markup of drawings, for tests. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of a drawing. */
export const drawn = (element: ReactElement): string => renderToStaticMarkup(element)

/** How many nodes a drawing puts into the page. */
export const nodes = (element: ReactElement): number => drawn(element).match(/<[a-z]/gi)?.length ?? 0
