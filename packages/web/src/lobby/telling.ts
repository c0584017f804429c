/** Tables in words: their pace, their standing, whom they wait for. */
import type { SeatCard, TableLine, TablePace } from '@bitoku/host'
import { yearAndSeason } from '@bitoku/words'
import { seatNumber } from '../app/seats.ts'
import { awaitsMe } from '../network/awaits.ts'
import type { OnlineWords } from '../network/say.ts'

const minute = 60_000
const day = 86_400_000

/** Over days, a turn of one day is fast. */
const fastest = day

/** “Live, 20 min + 30 s”. */
export function paceSentence({ n }: Pick<OnlineWords, 'n'>, pace: TablePace): string {
  switch (pace.kind) {
    case 'live':
      return n('line.live', {
        bank: n('time.minutes', { n: Math.round(pace.bank / minute) }),
        increment: n('time.seconds', { n: Math.round(pace.increment / 1000) }),
      })
    case 'days': {
      const days = (time: number): string => n('time.days', { n: Math.max(1, Math.round(time / day)) })
      const turn = n(pace.turn > fastest ? 'line.relaxed' : 'line.fast', { turn: days(pace.turn) })
      const facts = [
        turn,
        ...(pace.reserve === undefined ? [] : [n('line.reserve', { reserve: days(pace.reserve) })]),
        ...(pace.night === true ? [n('line.night')] : []),
      ]
      return facts.join(' · ')
    }
    case 'untimed':
      return n('pace.untimed')
  }
}

/** The name of a seat: the person's; bots and programs go by their colour. */
export function seatLabel(
  { n, t }: Pick<OnlineWords, 'n' | 't'>,
  { kind, name }: Pick<SeatCard, 'kind' | 'name'>,
  seat: number,
): string {
  if (kind === 'open') return n('seat.free')
  if (name !== '') return name
  return kind === 'tengu' ? t('seat.tengu') : t(`colour.${seatNumber(seat)}`)
}

/** Where a table is: open seats, whose turn, or over. */
export function standingSentence(words: Pick<OnlineWords, 'n' | 't' | 'language'>, line: TableLine): string {
  const { n, t, language } = words
  if (line.state === 'waiting')
    return n('line.openSeats', { n: line.seats.filter(({ kind }) => kind === 'open').length })
  if (line.state === 'finished') return line.phase === 'over' ? t('saved.finished') : n('line.ended')
  const [only, ...others] = line.awaited
  const whose = awaitsMe(line)
    ? t('seat.yourTurn')
    : only === undefined || others.length > 0
      ? t('saved.waitsForAll')
      : t('saved.waitsFor', { name: seatLabel(words, line.seats[only], only) })
  return `${yearAndSeason(language, line.round, line.phase)} · ${whose}`
}

/** How long ago something was. */
export function agoSentence({ language }: Pick<OnlineWords, 'language'>, milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const minutes = Math.round(milliseconds / minute)
  if (minutes < 1) return format.format(0, 'second')
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day')
}

/** A day on the reader's calendar, “14 July”. */
export const dayText = ({ language }: Pick<OnlineWords, 'language'>, at: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at)

/** “On holiday until 14 July”: the last day that is still a part of it. */
export const awaySentence = (words: Pick<OnlineWords, 'n' | 'language'>, until: number): string =>
  words.n('seat.awayUntil', { day: dayText(words, until - 1) })
