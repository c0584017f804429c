// `npm run rules`: the clauses of docs/rules.md that no test names, the ids in tests that no clause has, and what is wrong with
// the tables of rulings and readings.
// `--json` prints the same as one object.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compareClauses, findDuplicates, findTableFaults, firstWords, readClauses } from './clauses.ts'

const root = dirname(import.meta.dirname)
const rules = readFileSync(join(root, 'docs', 'rules.md'), 'utf8')
const clauses = readClauses(rules)
const tableFaults = findTableFaults(rules)
const files = globSync(['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'], { cwd: root })
const tests = files.sort().map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

const duplicates = findDuplicates(clauses)
const report = compareClauses(clauses, tests)

for (const id of duplicates) console.error(`${id} is defined more than once in docs/rules.md`)
for (const fault of tableFaults) console.error(`docs/rules.md: ${fault}`)
if (process.argv.includes('--json')) console.log(JSON.stringify(report, undefined, 2))
else {
  const texts = new Map(clauses.map((clause) => [clause.id, clause.text]))
  for (const id of report.missing) console.log(`${id} ${firstWords(texts.get(id) ?? '')}`)
  for (const { id, file } of report.unknown) console.log(`${id} is no clause, but a test names it: ${file}`)
  const { clauses: due, named, missing } = report
  console.log(`${due.length} clauses, ${named.length} named by tests, ${missing.length} not`)
}

const faults = duplicates.length + tableFaults.length + report.missing.length + report.unknown.length
const failed = clauses.length === 0 || faults > 0
process.exitCode = failed ? 1 : 0
