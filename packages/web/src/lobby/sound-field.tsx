/** How loud the tone is that calls one back to a live game. */
import { type ReactNode, useState } from 'react'
import { volumes } from '../app/preferences.ts'
import { useOnlineWords } from '../network/say.ts'
import { keepVolume, playTone, readVolume } from '../network/sound.ts'
import { NoticePart } from './notice-part.tsx'

/** The field. */
export function SoundField(): ReactNode {
  const { n } = useOnlineWords()
  const [volume, setVolume] = useState(readVolume)
  return (
    <NoticePart icon="sound" title={n('sound.title')} text={n('sound.text')}>
      <label>
        <span>{n('sound.volume')}</span>
        <select
          className="field sound-volume"
          value={volume}
          onChange={(event) => {
            const wanted = volumes.find((one) => one === event.target.value) ?? volume
            setVolume(wanted)
            keepVolume(wanted)
            playTone(wanted)
          }}
        >
          {volumes.map((one) => (
            <option key={one} value={one}>
              {n(`volume.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </NoticePart>
  )
}
