/** The texts of the guide, fetched when the guide is first opened, and again for another language. */
import { type Guide, type Language, loadGuide, type NameStyle } from '@bitoku/words'
import { useEffect, useState } from 'react'
import { edition } from './reading.ts'

/** The guide in a language; undefined until it is there. */
export function useGuide(language: Language, style: NameStyle): Guide | undefined {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    let isWanted = true
    void loadGuide(language, edition, style).then((loaded) => {
      if (isWanted) setGuide(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language, style])
  return guide
}
