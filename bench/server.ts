// Figures of the server: node --import tsx bench/server.ts [--postgresql=1000000] [--embedded=100000]
// 0 leaves an engine out. HAIXUAN_TEST_PG names a PostgreSQL to use; else one is started and thrown away.
import { parseArgs } from 'node:util'
import type { Database } from '../apps/api/src/storage/database.ts'
import { openEmbeddedForTest, openPostgresForTest, type TestDatabase } from '../apps/api/test/engines.ts'
import { findPostgres } from '../apps/api/test/postgres/find-postgres.ts'
import { measureImport, measureShapes, type ShapeFigures } from './server-figures.ts'
import { seedGoods } from './server-seed.ts'
import { SHAPES } from './server-shapes.ts'

const RATIO_GOAL = 1.3
const print = (line: string) => process.stdout.write(`${line}\n`)

/** What an operator of a PostgreSQL server for this product sets (docs/storage.md). */
const SETTINGS = [
  'random_page_cost = 1.1',
  "work_mem = '64MB'",
  'jit = off',
  "maintenance_work_mem = '512MB'",
]

async function tune(db: Database): Promise<void> {
  if (db.engine !== 'postgresql') return
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    for (const setting of SETTINGS) {
      await client.query(`alter database ${rows[0]?.name} set ${setting}`)
      await client.query(`set ${setting}`)
    }
  } finally {
    client.release()
  }
}

function table(figures: readonly ShapeFigures[]): number {
  let missed = 0
  print('shape                              p50 ms   p95 ms   goal   bare p50   ratio')
  for (const { name, goalMs, p50, p95, bareP50 } of figures) {
    const ratio = p50 / bareP50
    const bad = [p95 > goalMs ? 'p95' : '', ratio > RATIO_GOAL ? 'ratio' : ''].filter(Boolean)
    if (bad.length > 0) missed++
    const cells = [p50.toFixed(1).padStart(9), p95.toFixed(1).padStart(8), String(goalMs).padStart(6)]
    const rest = [bareP50.toFixed(1).padStart(10), ratio.toFixed(2).padStart(7), `  ${bad.join(', ')}`]
    print(name.padEnd(32) + cells.join(' ') + rest.join(' '))
  }
  return missed
}

async function run(name: string, count: number, open: () => Promise<TestDatabase>): Promise<number> {
  print(`\n${name}, ${count.toLocaleString('en')} products`)
  const first = await open()
  try {
    await tune(first.db)
    await seedGoods(first.db, count, print)
    const missed = table(await measureShapes(first.db, SHAPES))
    for (const [what, rows] of Object.entries(await measureImport(first.db)))
      print(`import, ${what}: ${rows} rows/s`)
    return missed
  } finally {
    await first.dispose()
  }
}

const { values } = parseArgs({
  options: {
    postgresql: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
  },
})
let missed = 0
if (Number(values.postgresql) > 0) {
  if (findPostgres()) missed += await run('PostgreSQL', Number(values.postgresql), openPostgresForTest)
  else
    print(
      'PostgreSQL: none found (HAIXUAN_TEST_PG, /usr/lib/postgresql, PATH); only the embedded engine runs.',
    )
}
if (Number(values.embedded) > 0) missed += await run('embedded', Number(values.embedded), openEmbeddedForTest)
print(missed === 0 ? '\nEvery goal is met.' : `\n${missed} shapes miss a goal.`)
process.exitCode = missed === 0 ? 0 : 1
