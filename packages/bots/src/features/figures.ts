/** An edition's data as numbers for quick counting, made once for each number of seats. */
import { itemKinds, mitamaTypes, type Tables, virtueThings, yokaiTypes } from '@bitoku/engine'

/** One vision as numbers. */
interface VisionFigures {
  readonly vp: number
  readonly loss: number
  /** VP gained and loss avoided. */
  readonly worth: number
  readonly needs: readonly { readonly kinds: readonly number[]; readonly n: number }[]
}

/** The numbers of an edition. */
export interface Figures {
  readonly tables: Tables
  /** What each side-path place is: 0 a gate, 1 a light. */
  readonly sideKinds: readonly number[]
  /** The fork of each side-path place: path × trunk length + space; −1 where there is no place. */
  readonly sideForks: readonly number[]
  /** The side-path places of each fork. */
  readonly forkPlaces: readonly (readonly number[])[]
  readonly visions: readonly VisionFigures[]
  readonly virtues: readonly {
    readonly cap: number
    readonly parts: readonly { readonly vp: number; readonly thing: number }[]
  }[]
  readonly wildYokai: number
  readonly wildMitama: number
}

const known = new WeakMap<Tables, Figures>()

/** The numbers of an edition. */
export function figuresOf(tables: Tables): Figures {
  let figures = known.get(tables)
  if (figures === undefined) {
    figures = makeFigures(tables)
    known.set(tables, figures)
  }
  return figures
}

function makeFigures(tables: Tables): Figures {
  const { edition, board, trunkLength, placeStride } = tables
  const places = board.paths.length * trunkLength * placeStride
  const sideKinds = Array<number>(places).fill(0)
  const sideForks = Array<number>(places).fill(-1)
  const forkPlaces = Array.from({ length: board.paths.length * trunkLength }, (): number[] => [])
  board.paths.forEach((path, at) => {
    path.forks.forEach((fork, space) => {
      fork.places.forEach((_, place) => {
        const index = (at * trunkLength + space) * placeStride + place
        sideKinds[index] = fork.kind === 'light' ? 1 : 0
        sideForks[index] = at * trunkLength + space
        forkPlaces[at * trunkLength + space].push(index)
      })
    })
  })
  return {
    tables,
    sideKinds,
    sideForks,
    forkPlaces,
    visions: edition.visions.map(({ vp, loss, needs }) => ({
      vp,
      loss,
      worth: Math.min(16, vp + loss),
      needs: needs.map(({ kinds, n }) => ({ kinds: kinds.map((kind) => itemKinds.indexOf(kind)), n })),
    })),
    virtues: tables.yokai.map(({ cap, virtue }) => ({
      cap,
      parts: virtue.map(({ vp, per }) => ({ vp, thing: virtueThings.indexOf(per) })),
    })),
    wildYokai: yokaiTypes.indexOf('yamauba'),
    wildMitama: mitamaTypes.indexOf('shinigami'),
  }
}
