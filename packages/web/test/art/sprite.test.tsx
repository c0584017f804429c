/** The sprite: every icon once, small, and everything that drawings refer to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { iconNames } from '../../src/art/icon-names.ts'
import { patternFill, patternNames } from '../../src/art/pattern-names.ts'
import { Icon, Sprite } from '../../src/art/sprite.tsx'
import { drawn } from './markup.ts'

const sprite = drawn(<Sprite />)
const art = join(import.meta.dirname, '../../src/art')
const sources = readdirSync(art, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(art, name), 'utf8'))

test('every icon is in the sprite once', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length)
  for (const name of iconNames) expect(sprite.split(`id="i-${name}"`).length, name).toBe(2)
})

test('the sprite is at most 25 kB gzipped', () => {
  expect(gzipSync(sprite).length).toBeLessThan(25_000)
})

test('every pattern is defined', () => {
  for (const name of patternNames) expect(sprite).toContain(`id="${patternFill(name).slice(5, -1)}"`)
  for (const [, name, print] of sources.join('').matchAll(/patternFill\('(\w+)'(?:, '(\w+)')?\)/g))
    expect(sprite).toContain(`id="p-${name}${print === undefined ? '' : `-${print}`}"`)
})

test('an icon has a name, or is decoration', () => {
  expect(drawn(<Icon name="jade" title="Jade" />)).toContain('<title>Jade</title>')
  expect(drawn(<Icon name="jade" />)).toContain('aria-hidden="true"')
})

test('every custom property that a drawing uses is a token', () => {
  const css = ['tokens.css', 'art.css'].map((name) => readFileSync(join(art, name), 'utf8')).join('')
  const own = ['--tok', '--tok2', '--tokink']
  for (const source of sources)
    for (const [, name] of source.matchAll(/var\((--[a-z][a-z0-9-]*[a-z0-9])[,)]/g))
      if (!own.includes(name)) expect(css, name).toContain(`${name}:`)
})
