/** `bitoku play` with people: at a pipe, and at a terminal of its own. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botLevels } from '@bitoku/bots'
import { load, pastMoves, score } from '@bitoku/engine'
import { languages } from '@bitoku/words'
import { describe, expect, it } from 'vitest'
import { bitoku, entry, type Outcome, plainTerminal, refusalOf, withFolder } from './command.ts'

/** Plays with lines typed one after the other; the games lie in the folder. */
const playIn = (folder: string, args: readonly string[], lines: readonly string[]): Outcome =>
  bitoku(['play', ...args], lines.map((line) => `${line}\n`).join(''), { XDG_STATE_HOME: folder, COLUMNS: '80' })

/** Takes the first option of every question, whatever is said against it, and ends every turn. */
const throughout = Array.from({ length: 700 }, () => ['1', 'yes', '']).flat()

const alone = ['--seats', '1', '--seed', 'maple'] as const

/** The questions of a transcript, as they stand there. */
const linesOf = ({ out }: Outcome): readonly string[] => out.split('\n')

describe('a person at a pipe', () => {
  it('plays a whole game against the Tengu, to the score sheets and a record, and the same again', () => {
    withFolder((folder) => {
      const file = join(folder, 'game.bitoku')
      const played = playIn(folder, [...alone, '--save', file], throughout)
      expect(played.error).toBe('')
      expect(played.code).toBe(0)
      for (const text of ['Year 1: Spring', 'Year 4: Winter', 'End of the game', 'rank', 'bitoku replay'])
        expect(played.out).toContain(text)
      const game = load(readFileSync(file, 'utf8'))
      expect(game.phase).toBe('over')
      for (const { total } of score(game)) expect(played.out).toContain(String(total))
      // What is over needs no place on the shelf, and a record has no second copy there.
      expect(readdirSync(join(folder, 'bitoku'))).toEqual([])
      expect(playIn(folder, [...alone, '--save', file], throughout).out).toBe(played.out)
    })
  })

  it('answers the commands of the text board, and says what can be typed', () => {
    withFolder((folder) => {
      const { out } = playIn(folder, alone, ['status', 'hand', 'explain 2', 'help', 'statsu', 'score', '99'])
      expect(out).toContain('Turn order: ')
      expect(out).toMatch(/Deck: \d+ cards?\./)
      expect(out).toMatch(/Shu> explain 2\n {2}2\. Discard /)
      expect(out).toContain('Commands: status, options, do,')
      expect(out).toContain('“quit” ends')
      expect(out).toContain('Did you mean “status”?')
      expect(out).toMatch(/Shu> score\n {2}Shu\. /)
      expect(out).toContain('There is no option 99. There are 4 options.')
    })
  })

  it('asks before waste, undoes a step, and ends a turn only by confirming', () => {
    withFolder((folder) => {
      const { out } = playIn(folder, alone, ['1', 'undo', '2', '', '12', 'back', '1', 'undo', 'redo'])
      expect(out).toContain('Undone.')
      expect(out.replaceAll(/\s+/g, ' ')).toContain('Say “yes” to do it anyway, or “back”.')
      expect(out).toContain('Left as it was.')
      expect(out).toContain('Done again.')
      const played = playIn(folder, alone, ['1', 'confirm', '12', 'yes'])
      expect(played.out).toContain('Confirmed.')
    })
  })

  it('gives a hint of a strong bot', () => {
    withFolder((folder) => {
      const { out } = playIn(folder, alone, ['hint'])
      expect(out).toContain('A bot thinks about your turn…')
      expect(out).toMatch(/The best plan for this turn\.\n {2}1\. /)
    })
  })

  it('keeps a game that was left, with the turn that was not confirmed, and goes on with it', () => {
    withFolder((folder) => {
      const left = playIn(folder, alone, ['1', 'confirm', '1', 'quit', 'status'])
      expect(left.code).toBe(0)
      expect(left.out).toContain('The game is kept. To go on: bitoku play --resume')
      expect(left.out).not.toContain('> status')
      const files = readdirSync(join(folder, 'bitoku'))
      expect(files).toHaveLength(1)
      expect(statSync(join(folder, 'bitoku', files[0])).mode & 0o077).toBe(0)
      const taken = playIn(folder, ['--resume'], ['undo'])
      expect(taken.out).toContain('Done so far: Play ')
      expect(taken.out).toContain('Undone.')
    })
  })

  it('goes on with a record, where somebody else may sit now', () => {
    withFolder((folder) => {
      const file = join(folder, 'game.bitoku')
      playIn(folder, ['--seed', 'maple', '--save', file, '--bots', 'random'], ['1', 'confirm', '1', 'yes', ''])
      const moves = pastMoves(load(readFileSync(file, 'utf8'))).length
      expect(moves).toBeGreaterThan(0)
      const taken = playIn(folder, ['--resume', file, '--people', '2', '--names', 'Ana,Ben'], [''])
      expect(taken.out).toContain('Bitoku: Ana, Ben; seed maple')
      expect(playIn(folder, ['--resume', join(folder, 'none')], []).error).toContain('There is no such file or folder.')
    })
  })

  it('passes the terminal from person to person, and shows nobody’s hand in between', () => {
    withFolder((folder) => {
      const { out } = playIn(
        folder,
        ['--people', '2', '--names', 'Ana,Ben', '--seed', 'maple'],
        ['', '1', '', '', 'hand'],
      )
      const [before, first, second] = out.split(/Pass the screen to /)
      expect(before).not.toContain('Discard')
      // Who is first follows from the seed.
      expect(first).toMatch(/^Ben\. Hands and plans are covered\.\nPress Enter/)
      expect(first).toContain('Ben> 1')
      expect(second).toMatch(/^Ana\. /)
      expect(second).toContain('Ana> hand')
    })
  })

  it.each(languages)('is spoken to in %s, and may type its words or English ones', (language) => {
    withFolder((folder) => {
      const words = { en: 'hand', es: 'mano', fr: 'main', ru: 'рука' }
      const { out, code } = playIn(
        folder,
        [...alone, '--language', language],
        [words[language], 'hand', 'help', 'quit'],
      )
      expect(code).toBe(0)
      const answers = out.split(/\n\S+> .*\n/)
      expect(answers[1]).toBe(answers[2])
      if (language !== 'en') expect(out).not.toMatch(/\b(the|your|card|Press)\b/)
    })
  })

  it.each(botLevels)('plays against %s', (level) => {
    withFolder((folder) => {
      const { out, error } = playIn(folder, ['--bots', level, '--seed', 'maple'], ['1', '', '1', 'yes', '', 'since'])
      expect(out).toContain(`Ai (${level})`)
      expect(error.replaceAll(/^note: .*\n/gm, '')).toBe('')
    })
  })

  it('writes no line that is wider than the terminal', () => {
    withFolder((folder) => {
      const lines = ['1', '', '', 'status', 'hand', 'grove', 'displays', 'rivals', 'help', 'explain', 'hills', 'path']
      for (const line of linesOf(playIn(folder, alone, lines))) expect([line, line.length <= 80]).toEqual([line, true])
    })
  })
})

describe('a game of people that cannot begin', () => {
  it.each([
    [['--people', '3', '--seats', '2'], '--people 3 do not fit'],
    [['--bots', 'expert:400'], 'without its budget'],
    [['--bots', 'casual,club'], 'names 2 bots for 1 seats'],
    [['--names', ' , '], 'Allowed: names'],
    [['--people', '0', '--resume'], 'bitoku replay'],
    [
      ['--save', '/no/such/folder/game.bitoku'],
      "option '--save <file>' cannot be used. /no/such/folder: There is no such",
    ],
    [['--people', '0', '--save', '/no/such/folder/game.bitoku'], 'There is no such file or folder'],
  ])('says why: %j', async (args, why) => {
    expect(await refusalOf(['play', ...args])).toContain(why)
  })

  it('says that there is none to go on with', () => {
    withFolder((folder) => {
      const { code, error } = playIn(folder, ['--resume'], [])
      expect(code).toBe(1)
      expect(error).toBe('error: there is no game to go on with. Begin one with: bitoku play\n')
    })
  })
})

/** The program that gives a command a terminal of its own, as most machines have it. */
const script = '/usr/bin/script'

/** Keys typed into a terminal of 80 columns, each when something has been shown; what was shown, and the exit code. */
async function typeAt(folder: string, keys: readonly (readonly [after: RegExp, keys: string])[]): Promise<Outcome> {
  const call = `stty cols 80 rows 40; ${process.execPath} ${entry} play --seats 1 --seed maple`
  const env = { ...process.env, ...plainTerminal, XDG_STATE_HOME: folder, TERM: 'xterm', NO_COLOR: '1' }
  const child = spawn(script, ['--quiet', '--return', '--flush', '--command', call, '/dev/null'], { env })
  let out = ''
  let from = 0
  const left = [...keys]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    const [next] = left
    if (next === undefined || !next[0].test(out.slice(from))) return
    from = out.length
    left.shift()
    child.stdin.write(next[1])
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.stdin.end()
  return { code, out, error: '' }
}

describe.skipIf(!existsSync(script))('a person at a terminal', () => {
  it('is asked with a prompt, and leaves with a word', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
    const { out, code } = await typeAt(folder, [
      [/Shu> /, '1\n'],
      [/Press Enter to end[^]*Shu> /, 'quit\n'],
    ])
    rmSync(folder, { recursive: true })
    expect(code).toBe(0)
    expect(out).toContain('Chosen: Discard')
    expect(out).toContain('The game is kept.')
  })

  it('ends by Ctrl-C with the score so far, keeps the game, and says so by exit code 130', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
    const { out, code } = await typeAt(folder, [[/Shu> /, '\u0003']])
    const kept = readdirSync(join(folder, 'bitoku'))
    rmSync(folder, { recursive: true })
    expect(code).toBe(130)
    expect(out).toContain('The score if the game ended now.')
    expect(out).toContain('To go on: bitoku play --resume')
    expect(kept).toHaveLength(1)
  })
})
