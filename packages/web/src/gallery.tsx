/** The gallery: every drawing of the Forest edition on one page, for those who draw. `?theme=dark&lang=ru` */
import { languages } from '@bitoku/words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './art/gallery/gallery.tsx'

const query = new URLSearchParams(location.search)
const root = document.documentElement
root.dataset['theme'] = query.get('theme') ?? 'light'
const language = languages.find((name) => name === query.get('lang')) ?? 'en'
root.lang = language

const home = document.querySelector('#gallery')
if (home !== null)
  createRoot(home).render(
    <StrictMode>
      <Gallery language={language} />
    </StrictMode>,
  )
