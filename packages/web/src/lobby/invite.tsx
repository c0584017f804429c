/** The links for friends: to join, to watch. Copied, or handed to the device's own way of sharing. */
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/files.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'

/** The whole address of a path that the server gave. */
export const wholeAddress = (path: string): string => new URL(path, document.baseURI).href

/** Whether the page was opened by an address that means this very computer: its links lead nobody else here. */
export const isLocal = (): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

interface Props {
  readonly label: string
  readonly text: string
  readonly path: string
  /** The one that is meant first. */
  readonly primary?: boolean
}

/** One link. */
export function LinkLine({ label, text, path, primary = false }: Props): ReactNode {
  const { n } = useOnlineWords()
  const [isCopied, setCopied] = useState(false)
  const address = wholeAddress(path)
  const share = async (): Promise<void> => {
    // Whoever closes the device's own sheet has not failed at anything.
    await navigator.share({ title: 'Bitoku', text, url: address }).catch(() => undefined)
  }
  const copy = async (): Promise<void> => setCopied(await copyText(address))
  return (
    <div className="link-line">
      <label>
        <span>{label}</span>
        <input className="field" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className={primary ? 'button primary copy-link' : 'button copy-link'}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'confirm' : 'link'} size={18} />
        {n(isCopied ? 'room.copied' : 'room.copy')}
      </button>
      {'share' in navigator ? (
        <button type="button" className="button" onClick={() => void share()}>
          <Icon name="share" size={18} />
          {n('room.share')}
        </button>
      ) : undefined}
    </div>
  )
}
