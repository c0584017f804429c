/** Pictures are painted once, and nobody waits for ever for one. */
import { afterEach, expect, it, vi } from 'vitest'
import { makeGallery } from '../../src/picture/gallery.ts'
import { makePainter, type Painter } from '../../src/picture/painter.ts'

const worker = new URL('strange-painter.ts', import.meta.url)
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

function strangePainter(onFault: () => void = () => undefined): Painter {
  const painter = makePainter({ worker, limit: 6000, onFault })
  closing.push(painter.close)
  return painter
}

it('goes on after a picture that fails and one that never ends', async () => {
  const onFault = vi.fn()
  const painter = strangePainter(onFault)
  const painted = await Promise.all(['Mori', 'Sora', 'Aki'].map((svg) => painter.paint(svg)))
  expect(painted.map((picture) => picture && new TextDecoder().decode(picture))).toEqual([
    undefined,
    undefined,
    'a picture of 3 signs',
  ])
  expect(onFault).toHaveBeenCalledTimes(2)
})

it('lets only so many wait', async () => {
  const painter = strangePainter()
  const painted = await Promise.all(Array.from({ length: 20 }, () => painter.paint('Aki')))
  expect(painted.filter((picture) => picture !== undefined)).toHaveLength(12)
  expect(await painter.paint('Aki')).toBeDefined()
})

/** A painter that counts, and waits until it is let go on. */
function slowPainter(): Painter & { readonly asked: string[]; readonly goOn: () => void } {
  const asked: string[] = []
  const paused: (() => void)[] = []
  return {
    asked,
    goOn: () => paused.splice(0).forEach((resume) => resume()),
    paint: async (svg) => {
      asked.push(svg)
      await new Promise<void>((resolve) => paused.push(resolve))
      return new Uint8Array(40)
    },
    close: async () => undefined,
  }
}

it('paints a drawing once for all who want it, and again when it has given it away', async () => {
  const painter = slowPainter()
  const gallery = makeGallery(painter, { most: 100 })
  const find = async (svg: string): Promise<void> => {
    const found = [gallery.find(svg), gallery.find(svg)]
    painter.goOn()
    for (const picture of await Promise.all(found)) expect(picture).toHaveLength(40)
  }
  for (const svg of ['one', 'two', 'one', 'three', 'one', 'two']) await find(svg)
  // There is room for two; the one that nobody has wanted for longest goes.
  expect(painter.asked).toEqual(['one', 'two', 'three', 'two'])
})

it('lets nobody wait long, and has the picture for the next one', async () => {
  const painter = slowPainter()
  const gallery = makeGallery(painter, { patience: 20 })
  expect(await gallery.find('one')).toBeUndefined()
  painter.goOn()
  await expect.poll(() => gallery.find('one')).toHaveLength(40)
  expect(painter.asked).toEqual(['one'])
})
