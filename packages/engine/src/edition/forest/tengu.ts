/** The ten cards of the Tengu (section O). ● */
import type { TenguCard } from '../edition.ts'

/** Cards 9 and 10 take a favourite mitama (Yomi) or building (Forges), by the Tengu's rock. ● */
export const tengu: readonly TenguCard[] = [
  { id: 'tengu-1', location: 'yomi', takes: 'dragonfly', gains: [], resource: 'jade', across: ['yokai'] },
  { id: 'tengu-2', location: 'yomi', takes: 'mitama', gains: [], resource: 'sake', across: ['bitoku'] },
  { id: 'tengu-3', location: 'stairs', takes: 'mp', gains: [], resource: 'wood', across: ['yokai', 'bitoku'] },
  { id: 'tengu-4', location: 'stairs', takes: 'mp', gains: [], resource: undefined, across: ['bitoku'] },
  {
    id: 'tengu-5',
    location: 'glade',
    takes: 'resources',
    gains: ['wood', 'stone'],
    resource: 'stone',
    across: ['yokai'],
  },
  {
    id: 'tengu-6',
    location: 'glade',
    takes: 'resources',
    gains: ['jade', 'sake'],
    resource: 'jade',
    across: ['yokai', 'bitoku'],
  },
  { id: 'tengu-7', location: 'forges', takes: 'crystal', gains: [], resource: 'stone', across: ['bitoku'] },
  { id: 'tengu-8', location: 'forges', takes: 'building', gains: [], resource: 'wood', across: ['yokai'] },
  { id: 'tengu-9', location: undefined, takes: 'favourite', gains: [], resource: 'sake', across: ['yokai', 'bitoku'] },
  {
    id: 'tengu-10',
    location: undefined,
    takes: 'favourite',
    gains: [],
    resource: undefined,
    across: ['yokai', 'bitoku'],
  },
]
