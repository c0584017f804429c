/** What a guide to the rules is made of: sections and their examples as data, texts in a language, and both put together. */
import type { Decision, FrameKind, MoveKind, Phase, Region, Resource, RiverRegion } from '@bitoku/engine'
import type { Arguments } from '../runtime/format.ts'
import type { CaptionKey, SectionId } from './en.ts'
import type { aid } from './en/aid.ts'
import type { Inline } from './markup.ts'

/** A small thing in a row of an example. Seats are 0–3; an item is named by its id in the edition. */
export type Token =
  | { readonly die: number; readonly seat: number; readonly locked?: boolean; readonly raised?: boolean }
  | { readonly pilgrim: number; readonly asleep?: boolean }
  | { readonly kodama: number }
  | { readonly amulet: number }
  | { readonly resource: Resource }
  | { readonly vp: number }
  | { readonly item: string }
  | { readonly slot: 'forest' | 'river' }
  | { readonly line: RiverRegion; readonly at: number }
  | { readonly sign: 'to' | 'plus' | 'or' | 'yes' | 'no' }

/** A drawn example. Whatever it shows of cards, tiles and boards comes from the edition. */
export type Example =
  /** Effects as icons, each with its sentence; `gifts` stands for the third favour of a hill. */
  | { readonly draw: 'strips'; readonly ids: readonly string[] }
  /** Cards and tiles, each with name and sentence. */
  | { readonly draw: 'items'; readonly ids: readonly string[] }
  /** Rows of small things that tell what happened. */
  | { readonly draw: 'rows'; readonly rows: readonly (readonly Token[])[]; readonly caption: CaptionKey }
  /** The lines of the forest actions. */
  | { readonly draw: 'lines'; readonly regions: readonly RiverRegion[] }
  /** The spaces of the Home at this table; with dice, the order that they make. */
  | { readonly draw: 'home'; readonly dice: readonly (number | undefined)[]; readonly caption?: CaptionKey }
  /** A kodama track; a kodama without a seat is the neutral one. */
  | {
      readonly draw: 'track'
      readonly region: Region
      readonly kodamas: readonly { readonly seat: number | undefined; readonly space: number }[]
      readonly treasure: string
      readonly caption: CaptionKey
    }
  /** A path of wisdom with pilgrims on trunk spaces and places, counted from 0. */
  | {
      readonly draw: 'path'
      readonly walking: readonly { readonly seat: number; readonly fork: number }[]
      readonly resting: readonly { readonly seat: number; readonly fork: number; readonly place: number }[]
      readonly caption: CaptionKey
    }
  /** The rock path of a seat. */
  | {
      readonly draw: 'rocks'
      readonly rocks: readonly string[]
      readonly pilgrims: readonly number[]
      readonly caption: CaptionKey
    }
  /** A bitoku path and how many of its cards are completed. */
  | { readonly draw: 'virtues'; readonly ids: readonly string[]; readonly done: number; readonly caption: CaptionKey }
  /** Prices of the display at this table. */
  | { readonly draw: 'slots'; readonly display: 'mitama' | 'dragonfly' | 'crystal' }
  /** Building counters with price and VP; crystal spaces; VP for different bitoku types; boards by number of seats. */
  | { readonly draw: 'counters' | 'crystals' | 'scale' | 'boards' }
  /** The steps of the Tengu; the options of the solo game. */
  | { readonly draw: 'steps' | 'options' }

/** A section without its words. */
export interface Section {
  readonly id: SectionId
  /** The clauses of the rules that it tells. */
  readonly clauses: readonly string[]
  /** The kinds of decisions that open it. */
  readonly asks?: readonly (FrameKind | 'bonus')[]
  /** The kinds of options that open it, where the kind of decision does not. */
  readonly moves?: readonly MoveKind[]
  /** The phases that open it while nothing is asked. */
  readonly phases?: readonly Phase[]
  /** The kinds of targets on the table that it explains. */
  readonly targets?: readonly string[]
  readonly examples?: readonly Example[]
}

/** A paragraph, or the items of a list. */
type Blocks = readonly (string | readonly string[])[]

/** The words of a section. */
export interface SectionText {
  readonly title: string
  readonly text: Blocks
}

/** A word of the glossary that is no name of a card, tile or place. */
export interface TermText {
  readonly name: string
  readonly text: string
}

/** A paragraph or a list, ready to be shown. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/** A drawn example with its words. */
export interface ToldExample {
  readonly example: Example
  readonly caption: readonly Inline[] | undefined
}

/** A section, ready to be shown. */
export interface ToldSection {
  readonly id: SectionId
  readonly chapter: string
  readonly title: string
  readonly clauses: readonly string[]
  readonly blocks: readonly Block[]
  readonly examples: readonly ToldExample[]
}

/** An entry of the glossary, ready to be shown. */
export interface ToldTerm {
  readonly id: string
  /** The plain word, and the Japanese one where there is another. */
  readonly noun: string
  readonly term: string | undefined
  readonly icon: string
  readonly text: readonly Inline[]
  /** The section that tells more. */
  readonly section: SectionId
}

/** What a search finds, best first. */
export interface Found {
  readonly kind: 'section' | 'term'
  readonly id: string
  readonly title: string
  /** A piece of the text around the words that were found. */
  readonly excerpt: string
}

/** The words of the player aid and of the table of boards. */
export type AidKey = keyof typeof aid

/** A guide in a language. */
export interface Guide {
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly sections: readonly ToldSection[]
  }[]
  readonly terms: readonly ToldTerm[]
  readonly aid: (key: AidKey, args?: Arguments) => readonly Inline[]
  readonly search: (wanted: string) => readonly Found[]
  /** The section that explains a decision. */
  readonly sectionOfDecision: (decision: Pick<Decision, 'kind' | 'options'>) => SectionId
  /** The section that explains a phase in which nothing is asked. */
  readonly sectionOfPhase: (phase: Phase) => SectionId
  /** The section that explains a thing on the table, named as a target or by its id. */
  readonly sectionOfTarget: (target: string) => SectionId | undefined
}
