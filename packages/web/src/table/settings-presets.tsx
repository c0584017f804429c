/** Preferences that go together, and the colours of the seats. */
import type { ReactNode } from 'react'
import { prefer, usePreferences } from '../app/preferences.ts'
import { presetInForce, presets, takePreset } from '../app/presets.ts'
import { recolour, seatColourNames } from '../app/seat-colours.ts'
import { seatNumber } from '../app/seats.ts'
import { useWords } from '../app/words.ts'
import { SeatMark } from '../art/seat.tsx'
import { Choice, Group } from './settings-parts.tsx'

/** One press for all. */
export function Presets(): ReactNode {
  const { t } = useWords()
  const inForce = presetInForce(usePreferences())
  return (
    <Group title={t('settings.presets')} note={t('settings.presetsNote')}>
      <div className="preset-buttons">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button"
            aria-pressed={preset === inForce}
            onClick={() => takePreset(preset)}
          >
            {t(`preset.${preset}`)}
          </button>
        ))}
      </div>
    </Group>
  )
}

/** The colours of the four seats on this screen. */
export function SeatColours(): ReactNode {
  const { t } = useWords()
  const colours = usePreferences((state) => state.seatColours)
  return (
    <Group title={t('settings.colours')} note={t('settings.coloursNote')}>
      {colours.map((colour, seat) => (
        <div key={seatNumber(seat)} className="seat-colour" data-tip={t(`shade.${colour}`)}>
          <SeatMark seat={seatNumber(seat)} width={28} />
          <Choice
            label={t(`colour.${seatNumber(seat)}`)}
            value={colour}
            values={seatColourNames}
            nameOf={(one) => t(`shade.${one}`)}
            onChange={(one) => prefer({ seatColours: recolour(colours, seat, one) })}
          />
        </div>
      ))}
    </Group>
  )
}
