/** The words of the glossary: their icons, and the sections that tell more. */
import {
  bitokuTypes,
  type BuildingType,
  buildingTypes,
  type BitokuType,
  type MitamaType,
  type Region,
  type YokaiType,
} from '@bitoku/engine'
import type { NamedTerm, OtherTerm, SectionId } from './en.ts'

type Known<Id extends string> = Readonly<Record<Id, readonly [icon: string, section: SectionId]>>

/** Things with names. */
export const namedTerms: Known<NamedTerm> = {
  wood: ['wood', 'resources'],
  stone: ['stone', 'resources'],
  jade: ['jade', 'resources'],
  sake: ['sake', 'resources'],
  resource: ['any', 'resources'],
  amulet: ['amulet', 'resources'],
  vp: ['vp', 'goal'],
  mp: ['mp', 'movement'],
  die: ['die', 'dice'],
  kodama: ['kodama', 'kodama'],
  pilgrim: ['pilgrim', 'pilgrims'],
  yokai: ['yokai', 'play'],
  yamauba: ['yamauba', 'score-rocks'],
  bitoku: ['bitoku', 'virtues'],
  vision: ['vision', 'vision'],
  rock: ['rock', 'rock'],
  gate: ['gate', 'arrive'],
  light: ['lantern', 'arrive'],
  treasure: ['treasure', 'score-treasures'],
  building: ['build', 'build'],
  ancient: ['ancient', 'building'],
  crystal: ['crystal', 'crystal'],
  ingenuity: ['crystal-ingenuity', 'colours'],
  dream: ['crystal-dream', 'colours'],
  memory: ['crystal-memory', 'colours'],
  mitama: ['mitama', 'mitama'],
  shinigami: ['shinigami', 'mitama'],
  dragonfly: ['dragonfly', 'dragonfly'],
  tengu: ['tengu', 'tengu'],
  yomi: ['region-yomi', 'lines'],
  stairs: ['region-stairs', 'lines'],
  home: ['region-home', 'home'],
  glade: ['region-glade', 'lines'],
  forges: ['region-forges', 'lines'],
}

/** Words that are no names. */
export const otherTerms: Known<OtherTerm> = {
  area: ['build', 'building'],
  hill: ['arrow-up', 'favours'],
  favour: ['gain', 'favours'],
  display: ['card', 'displays'],
  garden: ['rock', 'rock'],
  path: ['path-pilgrim', 'pilgrims'],
  side: ['light-pilgrim', 'pilgrims'],
  bridge: ['bridge', 'bridges'],
  lock: ['sealed', 'dice'],
  pair: ['pair', 'pairs'],
  completed: ['completed', 'virtues'],
  discount: ['pay', 'payment'],
  push: ['push', 'push'],
  virtue: ['crown', 'spirit'],
  copying: ['copy', 'copy'],
  ascension: ['year', 'ascension'],
  bank: ['bridge', 'cross'],
}

/** The families of yokai but the wild one, and the regions they belong to. */
export const yokaiHomes: Readonly<Record<Exclude<YokaiType, 'yamauba'>, Region>> = {
  kappa: 'stairs',
  imomushi: 'glade',
  nezumi: 'forges',
  kitsune: 'yomi',
  ookami: 'home',
}

/** Kinds of things whose entries follow from the edition. */
export const familyTerms: readonly (
  | { readonly family: 'yokai'; readonly id: Exclude<YokaiType, 'yamauba'>; readonly icon: string }
  | { readonly family: 'mitama'; readonly id: Exclude<MitamaType, 'shinigami'>; readonly icon: string }
  | { readonly family: 'bitoku'; readonly id: BitokuType; readonly icon: string }
  | { readonly family: 'building'; readonly id: BuildingType; readonly icon: string }
)[] = [
  ...(['kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami'] as const).map(
    (id) => ({ family: 'yokai', id, icon: id }) as const,
  ),
  ...(['ara', 'nigi', 'saki', 'kushi'] as const).map((id) => ({ family: 'mitama', id, icon: id }) as const),
  ...bitokuTypes.map((id) => ({ family: 'bitoku', id, icon: `virtue-${id}` }) as const),
  ...buildingTypes.map((id) => ({ family: 'building', id, icon: id }) as const),
]

/** Where the families are told of. */
export const familySections = { yokai: 'play', mitama: 'mitama', bitoku: 'virtues', building: 'building' } as const
