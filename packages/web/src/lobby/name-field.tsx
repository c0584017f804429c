/** The name under which the others know one. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { problemSentence } from '../app/problems.ts'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { beNamed, firstName, useMe } from './server.ts'

interface FieldProps {
  readonly name: string
  readonly onChange: (name: string) => void
}

/** The longest name that the server takes. */
const longestName = 20

/** The field. */
export function NameField({ name, onChange }: FieldProps): ReactNode {
  const { n } = useOnlineWords()
  return (
    <label className="name-field">
      <span>{n('me.name')}</span>
      <input
        className="field"
        value={name}
        maxLength={longestName}
        required
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

/** Who one is, and the way to another name. */
export function MyName(): ReactNode {
  const { n } = useOnlineWords()
  const mine = useMe((state) => state.name)
  const [isChanging, setChanging] = useState(false)
  if (mine === undefined) return undefined
  if (isChanging) return <BeNamed onDone={() => setChanging(false)} />
  return (
    <button type="button" className="button quiet my-name" onClick={() => setChanging(true)}>
      <Icon name="person" size={18} />
      <b>{mine}</b>
      <small>{n('me.change')}</small>
    </button>
  )
}

/** The form for a name. */
export function BeNamed({ onDone }: { readonly onDone?: () => void }): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const [wanted, setWanted] = useState(firstName)
  const [problem, setProblem] = useState<string>()
  const save = async (): Promise<void> => {
    const outcome = await beNamed(wanted, language)
    setProblem(outcome.ok ? undefined : problemSentence(words, outcome.problem))
    if (outcome.ok) onDone?.()
  }
  return (
    <form
      className="my-name-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <NameField name={wanted} onChange={setWanted} />
      <button type="submit" className="button">
        <Icon name="confirm" size={18} />
        {n('me.save')}
      </button>
      <ProblemLine text={problem} />
    </form>
  )
}
