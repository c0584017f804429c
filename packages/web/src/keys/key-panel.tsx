/** The key map on which every key can be changed. */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { prefer, usePreferences } from '../app/preferences.ts'
import { Icon } from '../art/sprite.tsx'
import { type SayMore, useMore } from '../interface/more.ts'
import { Panel } from '../table/panel.tsx'
import { Switch } from '../table/settings-parts.tsx'
import { type KeyActionId, keyActions, type KeyGroup, keyGroups } from './actions.ts'
import { combosOf, shownKey } from './combos.ts'
import { useActionName } from './key-list.tsx'
import { openKeys } from './key-sheet.ts'
import { changeKeys, isChanged, isInForce, keysOf, rivalsFor } from './keymap.ts'

/** The place of a key that is being changed; one past the last: a new one. */
interface Waiting {
  readonly id: KeyActionId
  readonly at: number
}

/** The key map above the page. */
export function KeyPanel(): ReactNode {
  const say = useMore()
  const letterKeys = usePreferences((state) => state.letterKeys)
  const [waiting, setWaiting] = useState<Waiting>()
  if (say === undefined) return undefined
  return (
    <Panel title={say('keys.title')} className="key-panel" onClose={() => openKeys(false)}>
      <p className="muted">{say('keys.fixed')}</p>
      <Switch label={say('keys.letters')} isOn={letterKeys} onChange={(isOn) => prefer({ letterKeys: isOn })} />
      <p className="muted">{say('keys.lettersNote')}</p>
      <div className="key-groups">
        {keyGroups.map((group) => (
          <Group key={group} group={group} say={say} waiting={waiting} onWaiting={setWaiting} />
        ))}
      </div>
      <button type="button" className="button" onClick={() => prefer({ keys: {} })}>
        <Icon name="restart" size={18} />
        {say('keys.resetAll')}
      </button>
    </Panel>
  )
}

interface PartProps {
  readonly say: SayMore
  readonly waiting: Waiting | undefined
  readonly onWaiting: (waiting: Waiting | undefined) => void
}

function Group({ group, ...props }: PartProps & { readonly group: KeyGroup }): ReactNode {
  return (
    <section>
      <h3>{props.say(`group.${group}`)}</h3>
      <ul>
        {keyActions
          .filter((action) => action.group === group)
          .map(({ id }) => (
            <Row key={id} id={id} {...props} />
          ))}
      </ul>
    </section>
  )
}

/** An action with its keys; pressing one of them waits for another in its place. */
function Row({ id, say, waiting, onWaiting }: PartProps & { readonly id: KeyActionId }): ReactNode {
  const preferences = usePreferences()
  const keys = keysOf(id, preferences)
  const what = useActionName(say)(id)
  const waits = waiting?.id === id ? waiting.at : undefined
  const listen = (event: KeyboardEvent): void => {
    if (waits === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const [combo] = combosOf(event)
    if (combo === undefined) return
    onWaiting(undefined)
    if (combo === 'Escape') return
    const fresh = combo === 'Backspace' || combo === 'Delete' ? [] : [combo]
    changeKeys(id, [...new Set([...keys.slice(0, waits), ...fresh, ...keys.slice(waits + 1)])])
  }
  const keyButton = (at: number, label: string, shown: ReactNode, look: string): ReactNode => (
    <button
      key={at}
      type="button"
      className={waits === at ? `key ${look} is-waiting` : `key ${look}`}
      aria-label={waits === at ? say('keys.press') : label}
      onClick={() => onWaiting({ id, at })}
      onBlur={() => onWaiting(undefined)}
    >
      {waits === at ? say('keys.press') : shown}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is for the button inside
    <li data-action={id} onKeyDown={listen}>
      <span className="key-what">{what}</span>
      <span className="key-keys">
        {keys.map((combo, at) =>
          keyButton(
            at,
            say('keys.change', { key: shownKey(combo), what }),
            shownKey(combo),
            isInForce(combo, preferences) ? '' : 'is-off',
          ),
        )}
        {keyButton(keys.length, say('keys.add', { what }), <Icon name="plus" size={14} />, 'key-add')}
        {isChanged(id, preferences) ? (
          <button
            type="button"
            className="key key-add"
            aria-label={say('keys.reset', { what })}
            onClick={() => changeKeys(id, undefined)}
          >
            <Icon name="restart" size={14} />
          </button>
        ) : undefined}
      </span>
      <Conflicts id={id} keys={keys} say={say} />
    </li>
  )
}

/** The other actions that want the same key. */
function Conflicts(props: {
  readonly id: KeyActionId
  readonly keys: readonly string[]
  readonly say: SayMore
}): ReactNode {
  const { id, keys, say } = props
  const preferences = usePreferences()
  const nameOf = useActionName(say)
  return keys.map((combo) => {
    const list = rivalsFor(combo, id, preferences).map(nameOf)
    if (list.length === 0) return undefined
    return (
      <small key={combo} className="warning" role="status">
        {say('keys.conflict', { key: shownKey(combo), list: list.join('; ') })}
      </small>
    )
  })
}
