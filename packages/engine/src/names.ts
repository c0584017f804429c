/** The names of the game, each list in the order of the rulebook. State stores the index, people read the name. */

/** The five regions of the forest, left to right. */
export const regions = ['yomi', 'stairs', 'home', 'glade', 'forges'] as const
/** A region of the forest. */
export type Region = (typeof regions)[number]

/** The four regions that touch the river; each has an inhabited area and a hill. */
export const riverRegions = ['yomi', 'stairs', 'glade', 'forges'] as const
/** A region that touches the river. */
export type RiverRegion = (typeof riverRegions)[number]

/** The four resources. */
export const resources = ['wood', 'stone', 'jade', 'sake'] as const
/** One of the four resources. */
export type Resource = (typeof resources)[number]

/** The building types; every space of an inhabited area takes one of them. */
export const buildingTypes = ['temple', 'onsen', 'farm', 'ryokan'] as const
/** A type of building. */
export type BuildingType = (typeof buildingTypes)[number]

/** The yokai types; Yama-uba are wild and count as any one of the others (E-5). */
export const yokaiTypes = ['kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami', 'yamauba'] as const
/** A type of yokai. */
export type YokaiType = (typeof yokaiTypes)[number]

/** The mitama types; Shinigami are wild (E-5). */
export const mitamaTypes = ['ara', 'nigi', 'saki', 'kushi', 'shinigami'] as const
/** A type of mitama. */
export type MitamaType = (typeof mitamaTypes)[number]

/** The seven virtues of the bitoku cards, from common to rare. */
export const bitokuTypes = ['makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'] as const
/** A type of bitoku card. */
export type BitokuType = (typeof bitokuTypes)[number]

/** The crystal colours: ingenuity is pink, dream purple, memory amber. */
export const crystalColours = ['ingenuity', 'dream', 'memory'] as const
/** A colour of crystal. */
export type CrystalColour = (typeof crystalColours)[number]

/** What a memory crystal can remember (T-9). */
export const memoryEvents = ['build', 'crystal', 'mitama', 'pair', 'kodama', 'reach', 'complete', 'card'] as const
/** An event that a memory crystal rewards. */
export type MemoryEvent = (typeof memoryEvents)[number]

/** What a vision can ask for (E-7). */
export const itemKinds = [
  'resource',
  'building',
  'crystal',
  'mitama',
  'dragonfly',
  'light',
  'gate',
  'completed',
] as const
/** A kind of item that serves a vision. */
export type ItemKind = (typeof itemKinds)[number]

/** What a spirit's virtue can count (W-2). */
export const virtueThings = [
  'building',
  'crystal',
  'mitama',
  'pair',
  'rock',
  'rock-pilgrim',
  'gate-pilgrim',
  'light-pilgrim',
  'path-pilgrim',
  'bitoku',
  'completed',
  'vision',
  'resource',
  'kodama4',
  'two-dice',
  'flat',
] as const
/** A thing that a spirit's virtue counts. */
export type VirtueThing = (typeof virtueThings)[number]

/** The four displays of face-up tiles. */
export const displays = ['building', 'crystal', 'mitama', 'dragonfly'] as const
/** A display of face-up tiles. */
export type Display = (typeof displays)[number]

/** The three favours of a hill (S-18): its bitoku card, its yokai card, two of four small gifts. */
export const favours = ['bitoku', 'yokai', 'gifts'] as const
/** A favour of a hill. */
export type Favour = (typeof favours)[number]

/** The paths of wisdom. */
export const pathNames = ['west', 'east'] as const
/** A path of wisdom. */
export type PathName = (typeof pathNames)[number]

/** Where an effect, and so its VP, can come from. */
export const sources = [
  'line',
  'home',
  'favour',
  'yokai',
  'building',
  'owner',
  'mitama',
  'dragonfly',
  'dream',
  'ingenuity',
  'memory',
  'bitoku',
  'light',
  'gate',
  'virtue',
] as const
/** Where an effect comes from. */
export type Source = (typeof sources)[number]
