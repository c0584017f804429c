/** Cards: all of the edition, at every size, light enough and told apart. */
import { forest } from '@bitoku/engine'
import { expect, test } from 'vitest'
import { BitokuCard, BitokuCardArt } from '../../src/art/bitoku-card.tsx'
import { CardBackArt } from '../../src/art/card-back.tsx'
import { Face } from '../../src/art/face/face.tsx'
import { cardKinds, cardSizes } from '../../src/art/outlines.ts'
import { artStates } from '../../src/art/state-ring.tsx'
import { TenguCardArt } from '../../src/art/tengu-card.tsx'
import { VisionCardArt } from '../../src/art/vision-card.tsx'
import { YokaiCard, YokaiCardArt } from '../../src/art/yokai-card.tsx'
import { drawn, nodes } from './markup.ts'

const yokai = [...forest.startingYokai, ...forest.yokai]

test('every yokai card is drawn at every size, in at most 60 nodes in the hand', () => {
  for (const card of yokai)
    for (const size of cardSizes) {
      const art = <YokaiCardArt card={card} size={size} name="Kappa" sentence="Do this." virtueSentence="Count that." />
      expect(drawn(art)).not.toMatch(/NaN|undefined/)
      if (size !== 'inspect') expect(nodes(art), `${card.id} ${size}`).toBeLessThanOrEqual(60)
    }
})

test('every card has its own face, always the same', () => {
  const faces = yokai.map(({ id, type }) => drawn(<Face type={type} seed={id} x={0} y={0} width={118} height={80} />))
  expect(new Set(faces).size).toBe(yokai.length)
  const [{ id, type }] = yokai
  expect(drawn(<Face type={type} seed={id} x={0} y={0} width={118} height={80} />)).toBe(faces[0])
})

test('bitoku cards: seven masks, diamonds for their number', () => {
  const cards = forest.bitoku.map((card) => <BitokuCardArt key={card.id} card={card} size="hand" name={card.id} />)
  expect(new Set(cards.map(drawn)).size).toBe(7)
  for (const art of cards) expect(nodes(art)).toBeLessThanOrEqual(60)
})

test('visions, Tengu cards and backs stay light', () => {
  for (const card of forest.visions)
    for (const size of ['peek', 'hand'] as const)
      expect(nodes(<VisionCardArt card={card} size={size} fulfilled />), card.id).toBeLessThanOrEqual(60)
  for (const card of forest.tengu) expect(nodes(<TenguCardArt card={card} />), card.id).toBeLessThanOrEqual(60)
  for (const kind of cardKinds) expect(nodes(<CardBackArt kind={kind} size="hand" />)).toBeLessThanOrEqual(25)
  expect(new Set(forest.tengu.map((card) => drawn(<TenguCardArt card={card} />))).size).toBe(10)
})

test('a card by itself has a name when it is given one, and is hidden otherwise', () => {
  const [card] = yokai
  expect(drawn(<YokaiCard card={card} size="hand" name="Kappa" title="Kappa: gain 1 movement point." />)).toMatch(
    /^<svg[^>]*role="img"[^>]*aria-label="Kappa: gain 1 movement point\."[^>]*><title>/,
  )
  expect(drawn(<BitokuCard card={forest.bitoku[0]} size="hand" name="Makoto" />)).toContain('aria-hidden="true"')
})

test('the states of a card differ by line, not only by colour', () => {
  const [card] = yokai
  const all = artStates.map((state) => drawn(<YokaiCardArt card={card} size="hand" name="Kappa" state={state} />))
  expect(new Set(all).size).toBe(artStates.length)
})

test('a long name becomes smaller instead of leaving the card', () => {
  const [card] = yokai
  const sizeOf = (name: string): number =>
    Number(
      /<text(?=[^>]*class="art-name")[^>]*font-size:\s*([\d.]+)px/.exec(
        drawn(<YokaiCardArt card={card} size="hand" name={name} />),
      )?.[1],
    )
  expect(sizeOf('Священный горный волк')).toBeLessThan(sizeOf('Kappa'))
})
