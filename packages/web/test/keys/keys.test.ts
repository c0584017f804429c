import { describe, expect, test } from 'vitest'
import { keyActions } from '../../src/keys/actions.ts'
import { combosOf, isCharacter, type Press, shownKey } from '../../src/keys/combos.ts'
import { actionOf, keysOf, rivalsFor } from '../../src/keys/keymap.ts'

const press = (key: string, code = '', more: Partial<Press> = {}): Press => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

const asTheyCame = { keys: {}, letterKeys: true }

describe('a key press', () => {
  test('is written with what is held beside it; Shift is a part of every sign but a letter', () => {
    expect(combosOf(press('u', 'KeyU'))).toEqual(['u'])
    expect(combosOf(press('U', 'KeyU', { shiftKey: true }))).toEqual(['Shift+U'])
    expect(combosOf(press('?', 'Slash', { shiftKey: true }))).toEqual(['?'])
    expect(combosOf(press('Enter', 'Enter', { ctrlKey: true }))).toEqual(['Ctrl+Enter'])
    expect(combosOf(press('z', 'KeyZ', { metaKey: true }))).toEqual(['Ctrl+Z'])
    expect(combosOf(press('Tab', 'Tab', { shiftKey: true }))).toEqual(['Shift+Tab'])
    expect(combosOf(press('Shift', 'ShiftLeft', { shiftKey: true }))).toEqual([])
  })

  test('means the same place of the keyboard to those who write in other letters, or need Shift for digits', () => {
    expect(combosOf(press('г', 'KeyU'))).toEqual(['г', 'u'])
    expect(combosOf(press('Г', 'KeyU', { shiftKey: true }))).toEqual(['Shift+Г', 'Shift+U'])
    expect(combosOf(press('х', 'BracketLeft'))).toEqual(['х', '['])
    expect(combosOf(press('&', 'Digit1'))).toEqual(['&', '1'])
    expect(combosOf(press('a', 'KeyQ'))).toEqual(['a'])
  })

  test('is a single character with Shift or without, never with Ctrl', () => {
    expect(['u', 'Shift+U', '?', '+', '1'].every(isCharacter)).toBe(true)
    expect(['Ctrl+Z', 'Tab', 'Escape', 'Shift+Tab', 'ArrowUp'].some(isCharacter)).toBe(false)
  })

  test('is shown as it stands on the keyboard', () => {
    expect(['ArrowLeft', 'Escape', 'Ctrl+Enter', '+', 'Shift+U'].map(shownKey)).toEqual([
      '←',
      'Esc',
      'Ctrl + Enter',
      '+',
      'Shift + U',
    ])
  })
})

describe('the key map', () => {
  test('gives no key to two actions as it comes', () => {
    for (const { id, keys } of keyActions)
      for (const combo of keys) expect([combo, rivalsFor(combo, id, asTheyCame)]).toEqual([combo, []])
  })

  test('finds the action of a key, also of one that was changed', () => {
    expect(actionOf('u', asTheyCame)).toBe('undo')
    const changed = { keys: { undo: ['x'], confirm: [] }, letterKeys: true } as const
    expect(actionOf('u', changed)).toBeUndefined()
    expect(actionOf('x', changed)).toBe('undo')
    expect(actionOf('Ctrl+Enter', changed)).toBeUndefined()
    expect(keysOf('confirm', changed)).toEqual([])
  })

  test('says who else wants a key; the first of the table gets it', () => {
    const changed = { keys: { log: ['h'] }, letterKeys: true } as const
    expect(rivalsFor('h', 'log', changed)).toEqual(['hand'])
    expect(actionOf('h', changed)).toBe('hand')
  })

  test('without single characters still has a way to confirm, to undo and to move about', () => {
    const without = { keys: {}, letterKeys: false }
    expect(actionOf('u', without)).toBeUndefined()
    expect(actionOf('?', without)).toBeUndefined()
    expect(['Ctrl+Enter', 'Ctrl+Z', 'Tab', 'ArrowLeft'].map((combo) => actionOf(combo, without))).toEqual([
      'confirm',
      'undo',
      'zone-next',
      'left',
    ])
  })
})
