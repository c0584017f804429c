/** A crash in a view leaves the game whole: it offers a way on and a report with the record. React wants a class here. */
import { Component, type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import type { Host } from '@bitoku/host'
import { copyText, saveText } from './files.ts'
import { useWords } from './words.ts'

interface Props {
  readonly host: Host
  readonly children: ReactNode
}

interface State {
  readonly error: Error | undefined
  /** How often something broke since the page was loaded. */
  readonly crashes: number
}

/** Catches what a view throws. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, crashes: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(): void {
    this.setState(({ crashes }) => ({ crashes: crashes + 1 }))
  }

  override render(): ReactNode {
    const { error, crashes } = this.state
    if (error === undefined) return this.props.children
    const again = crashes > 1
    // What breaks again and again may be a part of the page that was not loaded whole.
    const goOn = (): void => (again ? location.reload() : this.setState({ error: undefined }))
    const leave = async (): Promise<void> => {
      await this.props.host.close()
      this.setState({ error: undefined })
    }
    return <Crash host={this.props.host} error={error} again={again} onGoOn={goOn} onLeave={() => void leave()} />
  }
}

/** Leaves out what opens a table or makes somebody a guest: links, passes and tokens, wherever they are. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/#[^\s"'`)]+/g, '#…')
    .replaceAll(/\b(bitoku\.)[\w-]+/g, '$1…')
    .replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])/g, '…')

/** All that whoever mends it needs: what broke, where, and the game with the steps that are not confirmed. */
async function reportOf(host: Host, error: Error): Promise<string> {
  const record = await host.exportRecord()
  const steps = host.snapshot()?.draft.steps.map(({ option, state }) => `${state} ${option.move}`) ?? []
  const page = `${withoutSecrets(location.href)}\n${innerWidth}×${innerHeight} ${document.documentElement.lang} ${navigator.userAgent}`
  return [
    withoutSecrets(error.stack ?? error.message),
    page,
    record.ok ? record.value : record.problem.key,
    steps.join('\n'),
  ].join('\n\n')
}

interface CrashProps {
  readonly host: Host
  readonly error: Error
  readonly again: boolean
  readonly onGoOn: () => void
  readonly onLeave: () => void
}

function Crash({ host, error, again, onGoOn, onLeave }: CrashProps): ReactNode {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  const save = async (): Promise<void> => saveText('bitoku-report.txt', await reportOf(host, error))
  const copy = async (): Promise<void> => setCopied(await copyText(await reportOf(host, error)))
  return (
    <main className="crash" role="alert">
      <Icon name="warning" size={40} />
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.safe')}</p>
      {again ? <p>{t('crash.again')}</p> : undefined}
      <div className="buttons">
        <button type="button" className="button primary" onClick={onGoOn}>
          {t('crash.goOn')}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {t('crash.report')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {t(copied ? 'menu.copied' : 'crash.copy')}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {t('crash.leave')}
        </button>
      </div>
      <pre>{withoutSecrets(error.message)}</pre>
    </main>
  )
}
