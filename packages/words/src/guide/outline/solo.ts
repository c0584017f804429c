/** The outline of the chapters about the Tengu and about the edition. */
import type { Section } from '../shape.ts'

/** The Tengu. */
export const solo: readonly Section[] = [
  { id: 'tengu', clauses: ['O-1'], targets: ['tengu'] },
  { id: 'tengu-turn', clauses: ['O-2', 'O-3'], examples: [{ draw: 'items', ids: ['tengu-1', 'tengu-6', 'tengu-9'] }] },
  { id: 'tengu-steps', clauses: ['O-3', 'O-4'], examples: [{ draw: 'steps' }] },
  { id: 'tengu-acts', clauses: ['O-5', 'O-7'] },
  { id: 'tengu-path', clauses: ['O-6'] },
  { id: 'tengu-score', clauses: ['O-8', 'O-9'] },
  { id: 'tengu-options', clauses: ['O-10'], examples: [{ draw: 'options' }] },
]

/** The note about the edition. */
export const edition: readonly Section[] = [
  { id: 'edition', clauses: [] },
  { id: 'rulings', clauses: [] },
]
