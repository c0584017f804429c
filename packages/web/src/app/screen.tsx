/** Screens that are fetched when they are needed, and shown without a pause when they have been fetched before. */
import { type ComponentType, lazy, type ReactNode } from 'react'

/** A screen and the way to fetch it beforehand. */
export interface Screen<Props extends object> {
  readonly Show: (props: Props) => ReactNode
  readonly fetch: () => Promise<void>
}

/** A screen from the module that draws it. */
export function makeScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): Screen<Props> {
  let Fetched: ComponentType<Props> | undefined
  const fetch = async (): Promise<void> => {
    Fetched = await load()
  }
  const Later = lazy(async () => {
    await fetch()
    return { default: Fetched as ComponentType<object> }
  })
  return {
    fetch,
    Show: (props) => (Fetched === undefined ? <Later {...props} /> : <Fetched {...props} />),
  }
}
