/** The page of the gallery. */
import type { Language } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Sprite } from '../sprite.tsx'
import { Cards } from './cards.tsx'
import { Icons, Strips } from './signs.tsx'
import { Houses, States } from './houses.tsx'
import { Tiles } from './tiles.tsx'

function changeTheLight(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
}

/** Every drawing of the edition. */
export function Gallery({ language }: { readonly language: Language }): ReactNode {
  return (
    <main className="gallery">
      <Sprite />
      <header className="gallery-title">
        <h1>Bitoku</h1>
        <button type="button" onClick={changeTheLight}>
          Asagiri / Yoiyami
        </button>
      </header>
      <Cards language={language} />
      <Tiles language={language} />
      <Houses />
      <States />
      <Strips language={language} />
      <Icons />
    </main>
  )
}
