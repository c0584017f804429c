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
for (const { name, program, args } of checks) {
  console.log(`\n== ${name}`)
  if (run(program, args) === 0) passed += 1
  else {
    failed += 1
    console.log(`FAILED: ${name}`)
  }
}

console.log('\n== tests')
installPostgres()
const report = join(root, 'node_modules', '.vitest-report.json')
rmSync(report, { force: true })
const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  // A file that does not even load has no failed tests of its own.
  if (status !== 0 && numFailedTests === 0) failed += 1
} catch {
  failed += 1
}

console.log('\n== the table in a browser')
const played = join(root, 'node_modules', '.playwright-report.json')
rmSync(played, { force: true })
const ready = installChromium() !== undefined && run('vite', ['build', 'packages/web', '--logLevel', 'warn']) === 0
if (ready) run('playwright', ['test', '-c', 'packages/web'])
try {
  const { stats } = JSON.parse(readFileSync(played, 'utf8'))
  passed += stats.expected + stats.flaky
  failed += stats.unexpected
  if (stats.expected === 0) failed += 1
} catch {
  failed += 1
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
