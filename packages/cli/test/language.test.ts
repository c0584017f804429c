import { expect, it } from 'vitest'
import { languages } from '@bitoku/words'
import { terminalLanguage } from '../src/language.ts'
import { bitoku, refusalOf } from './command.ts'
import { recordOf } from './sample.ts'

it.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'ru' }, 'ru'],
  [{ LC_ALL: 'es_MX@euro', LANG: 'fr_FR' }, 'es'],
  [{ LC_ALL: '', LC_MESSAGES: 'es_ES', LANG: 'fr_FR' }, 'es'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{}, 'en'],
])('of a terminal set to %j is %s', (environment, language) => {
  expect(terminalLanguage(environment)).toBe(language)
})

it('of a told game is the one that was asked for', () => {
  const record = recordOf(2, 30)
  const told = languages.map((language) => bitoku(['replay', '-', '--language', language], record).out)
  for (const [at, season] of ['Spring', 'Primavera', 'Printemps', 'Весна'].entries()) expect(told[at]).toContain(season)
  expect(told[3]).toMatch(/▌ [AB] сбрасывает /)
})

it('of the fault of a record is the one that was asked for', () => {
  const { code, error } = bitoku(['replay', '-', '--language', 'ru'], 'nothing of the kind')
  expect(code).toBe(1)
  expect(error).toMatch(/^error: standard input: Это не .* \(record\.not-a-record\)\n$/)
})

it('is refused when there are no words for it', async () => {
  expect(await refusalOf(['replay', '-', '--language', 'de'])).toContain('en, es, fr, ru')
})
