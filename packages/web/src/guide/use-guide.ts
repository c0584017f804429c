/** The texts of the guide, fetched when the guide is first opened, and again for another language. */
import type { Edition } from '@bitoku/engine'
import { type Guide, type Language, loadGuide, type NameStyle } from '@bitoku/words'
import { useEffect, useState } from 'react'

/** The guide to an edition in a language; undefined until it is there. */
export function useGuide(language: Language, style: NameStyle, edition: Edition): Guide | undefined {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    let isWanted = true
    void loadGuide(language, edition, style).then((loaded) => {
      if (isWanted) setGuide(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language, style, edition])
  return guide
}
