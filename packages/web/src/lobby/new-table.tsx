/** A new network table. Everything has a good answer already: the second click opens it. */
import { soloPresetNames } from '@bitoku/engine'
import { languages, soloPresetName, soloPresetSentence } from '@bitoku/words'
import { visibilities, watchDelays } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { postOnce } from '../network/table-acts.ts'
import { browserWorld } from '../network/world.ts'
import { languageNames } from '../start/corner.tsx'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { NameField } from './name-field.tsx'
import { PaceFields } from './pace-fields.tsx'
import { zoneHere } from './receiver.ts'
import { SeatWishes } from './seat-wishes.tsx'
import { beNamed, firstName, server } from './server.ts'
import { isSolo, keepWish, recallWish, type WishForm, wishOf } from './wish.ts'

/** Opens the table: the outcome is its id. */
async function openTable(name: string, form: WishForm, language: Parameters<typeof beNamed>[1]) {
  const named = await beNamed(name, language)
  if (!named.ok) return named
  return postOnce<{ readonly id: string }>(browserWorld, server, 'tables', {
    wish: wishOf(form, language),
    zone: zoneHere(),
  })
}

/** The form. */
export function NewTable(): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const [name, setName] = useState(firstName)
  const [form, setForm] = useState(recallWish)
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)
  const change = (part: Partial<WishForm>): void => setForm({ ...form, ...part })
  const submit = async (): Promise<void> => {
    keepWish(form)
    setSent(true)
    const reply = await openTable(name, form, language)
    setSent(false)
    if (reply.ok) goOnline({ kind: 'table', id: reply.value.id, link: undefined }, true)
    else setProblem(problemSentence(words, reply.problem))
  }
  return (
    <Frame title={n('new.title')} onBack={() => goOnline({ kind: 'lobby' }, true)}>
      <form
        className="new-game new-table"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <button type="submit" className="button primary begin" disabled={isSent}>
          <Icon name="play" size={20} />
          {n('new.open')}
        </button>
        <ProblemLine text={problem} />
        <NameField name={name} onChange={setName} />
        <SeatWishes seats={form.seats} name={name} onChange={(seats) => change({ seats })} />
        {isSolo(form) ? <Presets form={form} onChange={change} /> : undefined}
        <PaceFields form={form} onChange={change} />
        <Visibilities form={form} onChange={change} />
        <details className="more">
          <summary>{words.t('start.more')}</summary>
          <Checks form={form} onChange={change} />
          <Tongues form={form} onChange={change} />
          <Delays form={form} onChange={change} />
        </details>
      </form>
    </Frame>
  )
}

interface PartProps {
  readonly form: WishForm
  readonly onChange: (part: Partial<WishForm>) => void
}

/** How hard the Tengu is. */
function Presets({ form, onChange }: PartProps): ReactNode {
  const { t, language } = useOnlineWords()
  return (
    <label className="choice tengu-choice">
      <span>
        {t('start.preset')}
        <small>{soloPresetSentence(language, form.preset)}</small>
      </span>
      <select
        className="field"
        value={form.preset}
        onChange={(event) =>
          onChange({ preset: soloPresetNames.find((one) => one === event.target.value) ?? form.preset })
        }
      >
        {soloPresetNames.map((one) => (
          <option key={one} value={one}>
            {soloPresetName(language, one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Who may find the table. */
function Visibilities({ form, onChange }: PartProps): ReactNode {
  const { n } = useOnlineWords()
  return (
    <fieldset className="wish-choices two">
      <legend>{n('new.who')}</legend>
      {visibilities.map((one) => (
        <label key={one} className={form.visibility === one ? 'wish-choice now' : 'wish-choice'}>
          <input
            type="radio"
            name="visibility"
            checked={form.visibility === one}
            onChange={() => onChange({ visibility: one })}
          />
          <span>
            <b>{n(`who.${one}`)}</b>
            <small>{n(`who.${one}Text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** How late those who watch see the game. */
function Delays({ form, onChange }: PartProps): ReactNode {
  const { n } = useOnlineWords()
  return (
    <label className="choice watch-delay">
      <span>
        {n('new.delay')}
        <small>{n('new.delayText')}</small>
      </span>
      <select
        className="field"
        value={form.delay}
        onChange={(event) =>
          onChange({ delay: watchDelays.find((one) => one === Number(event.target.value)) ?? form.delay })
        }
      >
        {watchDelays.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? n('delay.none') : n('delay.turns', { n: one })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What is spoken at the table. */
function Tongues({ form, onChange }: PartProps): ReactNode {
  const { n, language } = useOnlineWords()
  return (
    <label className="choice table-language">
      <span>
        {n('new.language')}
        <small>{n('new.languageText')}</small>
      </span>
      <select
        className="field"
        value={form.language === '' ? language : form.language}
        onChange={(event) =>
          onChange({ language: languages.find((one) => one === event.target.value) ?? form.language })
        }
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What is on or off. */
function Checks({ form, onChange }: PartProps): ReactNode {
  const { t, n } = useOnlineWords()
  const checks = [
    ['harder', t('start.harder'), t('start.harderText')],
    ['liveScore', n('new.liveScore'), n('new.liveScoreText')],
    ['freeChat', n('new.freeChat'), n('new.freeChatText')],
  ] as const
  return checks.map(([key, label, text]) => (
    <label key={key} className="check">
      <input type="checkbox" checked={form[key]} onChange={(event) => onChange({ [key]: event.target.checked })} />
      <span>
        {label}
        <small>{text}</small>
      </span>
    </label>
  ))
}
