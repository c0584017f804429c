/** A crash in a view leaves the game whole: it offers a way on and a report with the record. React wants a class here. */
import { Component, type ReactNode } from 'react'
import type { Host } from '../host/host.ts'
import { Icon } from '../art/sprite.tsx'
import { saveText } from './files.ts'
import { useWords } from './words.ts'

interface Props {
  readonly host: Host
  readonly children: ReactNode
}

interface State {
  readonly error: Error | undefined
}

/** Catches what a view throws. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Crash host={this.props.host} error={error} onGoOn={() => this.setState({ error: undefined })} />
  }
}

interface CrashProps {
  readonly host: Host
  readonly error: Error
  readonly onGoOn: () => void
}

function Crash({ host, error, onGoOn }: CrashProps): ReactNode {
  const { t } = useWords()
  const report = async (): Promise<void> => {
    const record = await host.exportRecord()
    const lines = [error.stack ?? error.message, navigator.userAgent, record.ok ? record.value : record.problem.key]
    saveText('bitoku-report.txt', lines.join('\n\n'))
  }
  const leave = async (): Promise<void> => {
    await host.close()
    onGoOn()
  }
  return (
    <main className="crash" role="alert">
      <Icon name="warning" size={40} />
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.safe')}</p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={onGoOn}>
          {t('crash.goOn')}
        </button>
        <button type="button" className="button" onClick={() => void report()}>
          {t('crash.report')}
        </button>
        <button type="button" className="button" onClick={() => void leave()}>
          {t('crash.leave')}
        </button>
      </div>
      <pre>{error.message}</pre>
    </main>
  )
}
