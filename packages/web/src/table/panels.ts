/** Which sheet lies above the table: one at a time. */
import { create } from 'zustand'
import type { PlayedTurn } from '../hint/ask-why.ts'

/** The sheets; `ascension` is the ceremony at the end; a rival's domain and the reasons of a bot's turn are sheets of their own. */
export type Sheet =
  | 'menu'
  | 'sheets'
  | 'ascension'
  | 'hint'
  | { readonly domain: number }
  | { readonly why: PlayedTurn }

/** The sheet that is open. */
export const usePanels = create<{ readonly open: Sheet | undefined }>()(() => ({ open: undefined }))

/** Opens a sheet in the place of the one that is open; undefined: closes it. */
export const openSheet = (open: Sheet | undefined): void => usePanels.setState({ open })

/** Closes the sheet. */
export const closeSheet = (): void => openSheet(undefined)
