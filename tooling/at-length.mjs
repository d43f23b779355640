// Checks of `npm test` at the length at which their figures in SECURITY.md were taken: `pnpm test:fuzz`, or with
// another length and arguments of its own: `pnpm test:fuzz 20000 -t embedded`.
import { spawnSync } from 'node:child_process'

const vitest = (project, ...rest) => [
  ...['vitest', 'run', '--config', 'vitest.units.config.ts', '--project', project],
  ...rest,
]
const CHECKS = {
  bills: {
    variable: 'HAIXUAN_BILL_MUTANTS',
    length: '10000',
    run: vitest('unit-api', 'apps/api/test/finance/mutants'),
  },
  fuzz: {
    variable: 'HAIXUAN_FUZZ_RUNS',
    length: '200000',
    run: vitest('unit-api', 'apps/api/test/fuzz/contract-fuzz'),
  },
  money: {
    variable: 'HAIXUAN_MONEY_RUNS',
    length: '10000',
    run: vitest('unit-api', 'apps/api/test/orders/money.test'),
  },
  enumeration: {
    variable: 'HAIXUAN_ENUMERATION_RUNS',
    length: '400',
    run: vitest('unit-api', 'apps/api/test/http/enumeration'),
  },
  'hostile-files': {
    variable: 'MUTANTS',
    length: '10000',
    run: vitest(
      ...['unit-node', '--reporter', 'verbose'],
      ...['hostile-files', 'hostile-templates', 'broken-tables', 'hostile-tables', 'font-slice'],
    ),
  },
  naughty: { variable: 'HAIXUAN_NAUGHTY', length: 'all', run: ['playwright', 'test', 'naughty-pages'] },
}

const [name, ...rest] = process.argv.slice(2)
const check = CHECKS[name]
if (!check) {
  console.error(`There is no ${name}; there are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}
const length = rest[0] && !rest[0].startsWith('-') ? rest.shift() : check.length
const started = Date.now()
const { status } = spawnSync('pnpm', ['exec', ...check.run, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, [check.variable]: length },
})
console.log(`${name} ${length}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
process.exit(status ?? 1)
