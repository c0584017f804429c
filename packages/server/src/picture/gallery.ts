/** Painted pictures, kept by what is drawn on them: the same drawing is painted once. */
import { createHash } from 'node:crypto'
import type { Painter } from './painter.ts'

/** The name of a drawing; whoever knows it learns nothing that the picture does not show. */
export const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('base64url').slice(0, 22)

/** Pictures. */
export interface Gallery {
  /** Whether a drawing is painted, or being painted: then it costs nothing more. */
  readonly has: (svg: string) => boolean
  /** The picture of a drawing; undefined when it cannot be had soon. */
  readonly find: (svg: string) => Promise<Uint8Array | undefined>
  readonly close: () => Promise<void>
}

/** How a gallery is used. */
export interface GalleryUse {
  /** How much it keeps, in bytes. */
  readonly most?: number
  /** How long somebody who asks is let wait, in milliseconds; the picture is painted nevertheless, for the next one. */
  readonly patience?: number
}

const usualMost = 16 * 1024 * 1024
const usualPatience = 4000

/** Makes a gallery. */
export function makeGallery(
  painter: Painter,
  { most = usualMost, patience = usualPatience }: GalleryUse = {},
): Gallery {
  /** The least lately wanted comes first. */
  const kept = new Map<string, Uint8Array>()
  const painting = new Map<string, Promise<Uint8Array | undefined>>()
  let size = 0

  function keep(digest: string, picture: Uint8Array): void {
    kept.set(digest, picture)
    size += picture.length
    for (const [oldest, { length }] of kept) {
      if (size <= most) return
      kept.delete(oldest)
      size -= length
    }
  }

  async function paint(digest: string, svg: string): Promise<Uint8Array | undefined> {
    const picture = await painter.paint(svg)
    painting.delete(digest)
    if (picture !== undefined) keep(digest, picture)
    return picture
  }

  return {
    has: (svg) => {
      const digest = digestOf(svg)
      return kept.has(digest) || painting.has(digest)
    },
    find: async (svg) => {
      const digest = digestOf(svg)
      const known = kept.get(digest)
      if (known !== undefined) {
        kept.delete(digest)
        kept.set(digest, known)
        return known
      }
      const begun = painting.get(digest) ?? paint(digest, svg)
      painting.set(digest, begun)
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), patience)
        void begun.then((picture) => {
          clearTimeout(timer)
          resolve(picture)
        })
      })
    },
    close: painter.close,
  }
}
