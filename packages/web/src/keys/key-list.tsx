/** All keys and what they do, as they are in force now. */
import type { ReactNode } from 'react'
import { usePreferences } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { type SayMore, useMore } from '../interface/more.ts'
import { type KeyActionId, keyActions, keyGroups } from './actions.ts'
import { shownKey } from './combos.ts'
import { openKeys } from './key-sheet.ts'
import { isInForce, keysOf } from './keymap.ts'
import './keys.css'

/** What an action is called; the regions have their own names. */
export function useActionName(say: SayMore | undefined): (id: KeyActionId) => string {
  const { name } = useWords()
  return (id) => {
    switch (id) {
      case 'part-yomi':
      case 'part-stairs':
      case 'part-home':
      case 'part-glade':
      case 'part-forges':
        return name(id.slice('part-'.length))
      default:
        return say?.(`action.${id}`) ?? ''
    }
  }
}

/** The list, with the way to change it. */
export function KeyList(): ReactNode {
  const say = useMore()
  const preferences = usePreferences()
  const nameOf = useActionName(say)
  if (say === undefined) return undefined
  return (
    <>
      <p>{say('keys.fixed')}</p>
      {keyGroups.map((group) => (
        <section key={group}>
          <h4>{say(`group.${group}`)}</h4>
          <dl className="keys">
            {keyActions
              .filter((action) => action.group === group)
              .map(({ id }) => {
                const keys = keysOf(id, preferences).filter((combo) => isInForce(combo, preferences))
                return (
                  <div key={id}>
                    <dt>
                      {keys.length === 0
                        ? say('keys.none')
                        : keys.map((combo) => <kbd key={combo}>{shownKey(combo)}</kbd>)}
                    </dt>
                    <dd>{nameOf(id)}</dd>
                  </div>
                )
              })}
          </dl>
        </section>
      ))}
      <button type="button" className="button" onClick={() => openKeys(true)}>
        <Icon name="settings" size={18} />
        {say('keys.open')}
      </button>
    </>
  )
}
