// Figures of the server: node --import tsx bench/server.ts [--postgresql=1000000] [--embedded=100000]
// 0 leaves an engine out, --import=0 the import into the filled database. HAIXUAN_BENCH_PG names a PostgreSQL database to
// keep between runs, HAIXUAN_TEST_PG a server to make one on; else one is started and thrown away.
import { parseArgs } from 'node:util'
import { findPostgres } from '../apps/api/test/postgres/find-postgres.ts'
import { seededDatabase } from './seeded-database.ts'
import { measureImport, measureShapes, type ShapeFigures } from './server-figures.ts'
import { seedGoods } from './server-seed.ts'
import { SHAPES } from './server-shapes.ts'

const RATIO_GOAL = 1.3
const print = (line: string) => process.stdout.write(`${line}\n`)

function table(figures: readonly ShapeFigures[]): number {
  let missed = 0
  print('shape                              p50 ms   p95 ms   goal   bare p50   ratio  cpu p95')
  for (const { name, goalMs, p50, p95, bareP50, cpuP95 } of figures) {
    const ratio = p50 / bareP50
    const bad = [p95 > goalMs ? 'p95' : '', ratio > RATIO_GOAL ? 'ratio' : ''].filter(Boolean)
    if (bad.length > 0) missed++
    const cells = [p50.toFixed(1).padStart(9), p95.toFixed(1).padStart(8), String(goalMs).padStart(6)]
    const rest = [
      bareP50.toFixed(1).padStart(10),
      ratio.toFixed(2).padStart(7),
      cpuP95.toFixed(1).padStart(8),
      `  ${bad.join(', ')}`,
    ]
    print(name.padEnd(32) + cells.join(' ') + rest.join(' '))
  }
  return missed
}

async function run(name: string, engine: 'postgresql' | 'embedded', count: number): Promise<number> {
  print(`\n${name}, ${count.toLocaleString('en')} products`)
  const first = await seededDatabase(engine, count, { seed: seedGoods, log: print })
  try {
    const missed = table(await measureShapes(first.db, SHAPES))
    if (values.import !== '0') {
      for (const [what, rows] of Object.entries(await measureImport(first.db)))
        print(`import, ${what}: ${rows} rows/s`)
    }
    return missed
  } finally {
    await first.dispose()
  }
}

const { values } = parseArgs({
  options: {
    postgresql: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
    import: { type: 'string', default: '1' },
  },
})
let missed = 0
if (Number(values.postgresql) > 0) {
  if (findPostgres()) missed += await run('PostgreSQL', 'postgresql', Number(values.postgresql))
  else
    print(
      'PostgreSQL: none found (HAIXUAN_TEST_PG, /usr/lib/postgresql, PATH); only the embedded engine runs.',
    )
}
if (Number(values.embedded) > 0) missed += await run('embedded', 'embedded', Number(values.embedded))
print(missed === 0 ? '\nEvery goal is met.' : `\n${missed} shapes miss a goal.`)
process.exitCode = missed === 0 ? 0 : 1
