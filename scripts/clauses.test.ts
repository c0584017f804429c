import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  compareClauses,
  findDuplicates,
  findIds,
  findTableFaults,
  firstWords,
  readClauses,
  readTable,
  readTestNames,
} from './clauses.ts'

const rules = `
# Rules

A line that speaks of **S-9** defines nothing.

- **S-8** *Forest action.* The die must be \`high\` enough.
  - **S-80** an inner item is no clause
- **S-9** Building action, see S-8.
- **O-1** The Tengu.

| Ruling | Reason |
| **S-8** | a table defines nothing |
`

describe('reading the clauses', () => {
  it('finds each definition and its words, and nothing else', () => {
    expect(readClauses(rules)).toEqual([
      { id: 'S-8', text: 'Forest action. The die must be high enough.' },
      { id: 'S-9', text: 'Building action, see S-8.' },
      { id: 'O-1', text: 'The Tengu.' },
    ])
  })

  it('reads a document with Windows line ends', () => {
    expect(readClauses('- **A-1** One.\r\n- **A-2** Two.\r\n')).toEqual([
      { id: 'A-1', text: 'One.' },
      { id: 'A-2', text: 'Two.' },
    ])
  })

  it('tells an id that is defined twice', () => {
    expect(findDuplicates(readClauses(rules))).toEqual([])
    expect(findDuplicates(readClauses('- **A-1** a\n- **A-2** b\n- **A-1** c\n- **A-1** d'))).toEqual(['A-1'])
  })

  it('shortens a clause to its first words', () => {
    expect(firstWords('one two three', 3)).toBe('one two three')
    expect(firstWords('one two three four', 3)).toBe('one two three …')
  })
})

describe('finding ids', () => {
  it('takes each id once and leaves lookalikes alone', () => {
    expect(findIds('S-8 and S-9, S-8 again')).toEqual(['S-8', 'S-9'])
    expect(findIds('S-8: (W-2), M-7/M-8')).toEqual(['S-8', 'W-2', 'M-7', 'M-8'])
    expect(findIds('UTF-8, s-8, S-8a, S8, S-')).toEqual([])
  })
})

describe('reading the names of tests', () => {
  it.each([
    ['single quotes', `it('S-8 works', () => {})`, ['S-8 works']],
    ['double quotes', `test("S-8 works", () => {})`, ['S-8 works']],
    ['a template', 'it(`S-8 works`, () => {})', ['S-8 works']],
    ['a template with expressions', 'it(`S-8 ${a ? `x${"}"}` : {}} and S-9`, run)', ['S-8 … and S-9']],
    ['joined texts', `it('S-8 works ' +\n 'and ' + name + ' too', run)`, ['S-8 works and  …  too']],
    ['an escaped quote', String.raw`it('S-8 isn\'t\nlost', run)`, ["S-8 isn't lost"]],
    ['a nested test', `describe('P Spring', () => { it('P-2 draws', run) })`, ['P Spring', 'P-2 draws']],
    ['a test in a loop', `for (const n of [1, 2]) { it('P-2 draws', run) }`, ['P-2 draws']],
    ['modifiers', `it.only('a', f); describe.concurrent('b', f); it.skipIf(slow)('c', f)`, ['a', 'b', 'c']],
    ['a table', `it.each([['S-1', 1], ['S-2', 2]])('S-8 takes %s', run)`, ['S-8 takes %s']],
    ['a typed table', `it.each<[a: () => void, b: Map<string, 'S-1'>]>(rows)('S-8 takes %s', run)`, ['S-8 takes %s']],
    ['a table in a template', 'it.each`a | b\n${1} | ${2}`("S-8 takes $a", run)', ['S-8 takes $a']],
    ['an argument that is no text', `it(name, run); it(); describe(title('S-1'), run)`, []],
  ])('reads %s', (_, source, names) => {
    expect(readTestNames(source)).toEqual(names)
  })

  it.each([
    ['line comments', `// it('S-8', run)\nit('a', run) // it('S-9', run)`],
    ['block comments', `/* it('S-8', run)\n it('S-9', run) */ it(/* 'S-8' */ 'a', run)`],
    ['other strings', `const text = "it('S-8', run)"; it('a', () => expect('S-9').toBe(text))`],
    ['other templates', "const text = `it('S-8', run)`; it('a', run)"],
    ['methods of the same name', `/S-8/.test('S-8'); pattern.test('S-9'); it('a', run)`],
    ['regular expressions', `const quote = /['"\`/]/; it('a', () => { if (x) /'/.test(y); return /\\/'/ })`],
    ['divisions', `const half = (a + b) / 2, c = d[0] / e / 'S-8'.length; it('a', run)`],
    ['longer words', `item('S-8'); exit('S-9'); attest('S-1'); it('a', run)`],
  ])('is not misled by %s', (_, source) => {
    expect(readTestNames(source)).toEqual(['a'])
  })

  it('passes over tests that prove nothing, with all inside them', () => {
    const source = `
      it.skip('S-1', run)
      it.todo('S-2')
      it.fails('S-3', run)
      it.skip.each([1])('S-4', run)
      describe.skip('S-5', () => { it('S-6', run) })
      it('S-7', run)
    `
    expect(readTestNames(source)).toEqual(['S-7'])
  })

  it('survives source that ends in the middle', () => {
    for (const source of ["it('S-8", 'it(`S-8 ${', 'it.each<', 'it.each([', 'it', 'it.', '/* it', "'\\"]) {
      expect(readTestNames(source).length).toBeLessThanOrEqual(1)
    }
  })
})

describe('comparing', () => {
  const clauses = readClauses(rules)

  it('lists what is named and what is not', () => {
    const report = compareClauses(clauses, [{ file: 'a.test.ts', source: `it('S-9 and O-1', run)` }])
    expect(report).toEqual({
      clauses: ['S-8', 'S-9', 'O-1'],
      named: ['S-9', 'O-1'],
      missing: ['S-8'],
      unknown: [],
    })
  })

  it('says which file names an id that no clause has', () => {
    const tests = [
      { file: 'a.test.ts', source: `it('S-8', run)` },
      { file: 'b.test.ts', source: `describe('S-99', () => { it('S-99 again', run) })` },
    ]
    expect(compareClauses(clauses, tests).unknown).toEqual([{ id: 'S-99', file: 'b.test.ts' }])
  })
})

const document = readFileSync(join(import.meta.dirname, '..', 'docs', 'rules.md'), 'utf8')

const faults = (change: (text: string) => string): readonly string[] => findTableFaults(change(document))

describe('the tables of rulings and readings', () => {
  it('of the rules have a row for every mark in a clause, and a clause for every row', () => {
    expect(findTableFaults(document)).toEqual([])
  })

  it('tell a row without a clause, a mark without a row, an empty cell and what is told twice', () => {
    expect(faults((text) => text.replace('\n| M-4 |', '\n| M-44 |'))).toEqual([
      expect.stringContaining('no clause M-44'),
      'M-4 has 1 readings that no row compares',
    ])
    expect(faults((text) => text.replace(/\n\| T-7 \|.*/, ''))).toEqual(['T-7 has 1 rulings, the table 0'])
    expect(faults((text) => text.replace(/(\n\| O-1 \|)[^|]*\|/, '$1 |'))).toEqual([expect.stringContaining('empty')])
    expect(faults((text) => text.replace(/(\n\| G-8 \|.*)/, '$1$1'))).toEqual([
      expect.stringContaining('told twice'),
      'G-8 has 1 rulings, the table 2',
    ])
    expect(findTableFaults('# Rules')).toEqual(['the table of Rulings is empty', 'the table of Readings is empty'])
  })

  it('name the texts that are compared, and compare at least two in each row', () => {
    for (const [clause, texts] of readTable(document, 'Readings')) {
      const named = new Set(texts.match(/\b(?:en|es|ru|fr|aid)\b/g))
      const others = /[Tt]he others/.test(texts) ? 1 : 0
      expect(named.size + others, `${clause}: ${texts}`).toBeGreaterThanOrEqual(2)
    }
  })

  it.each([
    ['O-3', /left out before the lowest number is looked for \(ruling/],
    ['O-4', /in this round \(ruling/],
    ['O-1', /one of the unused rocks \(ruling/],
    ['M-4', /any free place of the side path .* \(ruling/],
    ['X-9', /prizes 4\/2\/0 \(ruling/],
  ])('mark as a ruling what the texts leave open in %s', (id, words) => {
    const clause = document.slice(document.indexOf(`- **${id}**`)).split(/\n- \*\*|\n## /)[0]
    expect(clause.replaceAll(/\s+/g, ' ')).toMatch(words)
    expect(
      [...readTable(document, 'Readings'), ...readTable(document, 'Rulings')].flatMap(([ids]) => findIds(ids)),
    ).toContain(id)
  })
})
