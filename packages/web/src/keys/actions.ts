/**
 * The one table of what keys can do. The handlers (`useKeyAction`), the key map and the screen on which keys are changed
 * all come from it; a new action is a line here, a word in `interface/more`, and a handler wherever its feature lives.
 */

/** The groups of the key map. */
export const keyGroups = ['moving', 'choosing', 'turn', 'places', 'looking'] as const
/** A group of the key map. */
export type KeyGroup = (typeof keyGroups)[number]

interface Row {
  readonly id: string
  readonly group: KeyGroup
  /** The keys that it comes with, written as in `combos.ts`. */
  readonly keys: readonly string[]
}

/** Every action. */
export const keyActions = [
  { id: 'zone-next', group: 'moving', keys: ['Tab'] },
  { id: 'zone-previous', group: 'moving', keys: ['Shift+Tab'] },
  { id: 'left', group: 'moving', keys: ['ArrowLeft'] },
  { id: 'right', group: 'moving', keys: ['ArrowRight'] },
  { id: 'up', group: 'moving', keys: ['ArrowUp'] },
  { id: 'down', group: 'moving', keys: ['ArrowDown'] },
  { id: 'target-next', group: 'moving', keys: ['n'] },
  { id: 'target-previous', group: 'moving', keys: ['Shift+N'] },
  { id: 'find-mine', group: 'moving', keys: ['f'] },
  { id: 'cancel', group: 'choosing', keys: ['Escape'] },
  { id: 'options', group: 'choosing', keys: ['a'] },
  { id: 'explain', group: 'choosing', keys: ['i'] },
  { id: 'hint', group: 'choosing', keys: ['w'] },
  { id: 'rules', group: 'choosing', keys: ['?'] },
  { id: 'keys', group: 'choosing', keys: ['k'] },
  { id: 'confirm', group: 'turn', keys: ['Ctrl+Enter'] },
  { id: 'undo', group: 'turn', keys: ['u', 'Ctrl+Z'] },
  { id: 'redo', group: 'turn', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'] },
  { id: 'restart', group: 'turn', keys: ['Shift+U'] },
  { id: 'hand', group: 'places', keys: ['h'] },
  { id: 'domain', group: 'places', keys: ['d'] },
  { id: 'rival', group: 'places', keys: ['o'] },
  { id: 'log', group: 'places', keys: ['l'] },
  { id: 'part-yomi', group: 'places', keys: ['1'] },
  { id: 'part-stairs', group: 'places', keys: ['2'] },
  { id: 'part-home', group: 'places', keys: ['3'] },
  { id: 'part-glade', group: 'places', keys: ['4'] },
  { id: 'part-forges', group: 'places', keys: ['5'] },
  { id: 'part-paths', group: 'places', keys: ['6'] },
  { id: 'part-market', group: 'places', keys: ['7'] },
  { id: 'part-all', group: 'places', keys: ['8'] },
  { id: 'compare', group: 'looking', keys: ['t'] },
  { id: 'history-back', group: 'looking', keys: ['['] },
  { id: 'history-forward', group: 'looking', keys: [']'] },
  { id: 'replay', group: 'looking', keys: ['r'] },
  { id: 'zoom-in', group: 'looking', keys: ['+', '='] },
  { id: 'zoom-out', group: 'looking', keys: ['-', '−'] },
  { id: 'zoom-whole', group: 'looking', keys: ['0'] },
] as const satisfies readonly Row[]

/** The name of an action. */
export type KeyActionId = (typeof keyActions)[number]['id']

/** The keys of the actions that are not as they came; an empty list: no key at all. */
export type KeyChanges = Readonly<Partial<Record<KeyActionId, readonly string[]>>>
