/** The server of this page, and who one is to it. */
import type { Outcome } from '@bitoku/host'
import type { Language } from '@bitoku/words'
import { create } from 'zustand'
import { prefer, usePreferences } from '../app/preferences.ts'
import { makeApi } from '../network/api.ts'
import { browserWorld } from '../network/world.ts'

/** The server, asked as the guest that this browser is. */
export const server = makeApi(browserWorld)

/** Who one is: nobody yet, or a guest with a name. */
export const useMe = create<{ readonly name: string | undefined }>()(() => ({ name: undefined }))

interface Me {
  readonly name?: string
  readonly language?: Language
}

/** Asks the server who one is. */
export async function readMe(): Promise<void> {
  const reply = await server.get<Me>('me')
  if (reply.ok) useMe.setState({ name: reply.value.name })
}

/** Tells the server one's name; it makes a guest of whoever is none yet. */
export async function beNamed(name: string, language: Language): Promise<Outcome> {
  const wanted = name.trim()
  if (wanted === useMe.getState().name) return { ok: true, value: undefined }
  const reply = await server.put<Me>('me', { name: wanted, language })
  if (!reply.ok) return reply
  useMe.setState({ name: reply.value.name ?? wanted })
  prefer({ name: wanted })
  return { ok: true, value: undefined }
}

/** Names of the forest for whoever has not thought of one. */
const suggestions = [
  'Hotaru',
  'Kitsune',
  'Tanuki',
  'Momiji',
  'Kodama',
  'Sakura',
  'Tsubame',
  'Kawauso',
  'Komorebi',
  'Yuki',
]

/** The name to begin with: the guest's, the one of this browser, or one of the forest. */
export const firstName = (): string =>
  useMe.getState().name ??
  (usePreferences.getState().name || suggestions[Math.floor(Math.random() * suggestions.length)])
