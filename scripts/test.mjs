// `npm test`: installs what is missing, runs every check, ends with one plain line over all of them.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { installWhatIsMissing, root, run } from './install.mjs'
import { installPostgres } from './postgres.mjs'

installWhatIsMissing()

const checks = [
  { name: 'types', program: 'tsc', args: ['--noEmit'] },
  { name: 'types of the table', program: 'tsc', args: ['--noEmit', '-p', 'packages/web'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings', 'packages', 'scripts'] },
  { name: 'format', program: 'oxfmt', args: ['--check', 'packages', 'scripts'] },
  { name: 'unused code and dependencies', program: 'knip', args: [] },
  { name: 'rules named by tests', program: 'node', args: ['scripts/rules.ts'] },
]

let passed = 0
let failed = 0
/** What failed, said again at the end: in a long run the middle is what a reader loses first. */
const failures = []
for (const { name, program, args } of checks) {
  console.log(`\n== ${name}`)
  if (run(program, args) === 0) passed += 1
  else {
    failed += 1
    failures.push(name)
    console.log(`FAILED: ${name}`)
  }
}

console.log('\n== tests')
installPostgres()
const report = join(root, 'node_modules', '.vitest-report.json')
rmSync(report, { force: true })
const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
try {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  for (const { name, status: ended, message, assertionResults } of testResults) {
    const broken = assertionResults.filter((test) => test.status === 'failed')
    for (const test of broken) failures.push(`${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
    if (ended === 'failed' && broken.length === 0) failures.push(`${name}\n${message}`)
  }
  // A file that does not even load has no failed tests of its own.
  if (status !== 0 && numFailedTests === 0) failed += 1
} catch (error) {
  failed += 1
  failures.push(`no report of the tests: ${String(error)}`)
}

console.log('\n== the table in a browser')
const played = join(root, 'node_modules', '.playwright-report.json')
rmSync(played, { force: true })
const ready = installChromium() !== undefined && run('vite', ['build', 'packages/web', '--logLevel', 'warn']) === 0
if (ready) run('playwright', ['test', '-c', 'packages/web'])
try {
  const { stats } = JSON.parse(readFileSync(played, 'utf8'))
  passed += stats.expected
  failed += stats.unexpected + stats.flaky
  if (stats.expected === 0) failed += 1
  if (stats.unexpected + stats.flaky > 0 || stats.expected === 0) failures.push('the table in a browser: see above')
} catch (error) {
  failed += 1
  failures.push(`no report of the browser: ${String(error)}`)
}

if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
