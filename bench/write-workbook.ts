// Rows to a workbook, packed by zlib of Node as the server does and by fflate as a page does, beside the rows alone:
// node --import tsx bench/write-workbook.ts [--rows=50000] [--rounds=3]
// Goal: the server's way costs no more of the main thread than the library's. Each run is a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Cell,
  type Column,
  type ColumnFormat,
  type Row,
  writeWorkbook,
} from '../packages/tabular/src/write/index.ts'
import { nativeEntry } from '../packages/tabular/src/write/node.ts'

const WAYS = ['rows', 'library', 'zlib'] as const
type Way = (typeof WAYS)[number]
/** Seconds and megabytes of one run. */
interface Figures {
  cpu: number
  main: number
  memory: number
  file: number
}

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '3' },
    way: { type: 'string' },
  },
})
const MB = 1_048_576
const WORDS = '猫爬架 多层 收纳盒 便携 风扇 wireless earbuds cotton shirt 儿童 雨靴 LED lamp'.split(' ')
let state = 7
function below(most: number): number {
  state = (state * 48_271) % 0x7f_ff_ff_ff
  return state % most
}

/** The kinds of cells of an export, each with a value. */
const KINDS: readonly (readonly [ColumnFormat, () => Cell])[] = [
  [{ type: 'id' }, () => String(601_099_500_000_000 + below(1_000_000))],
  [{ type: 'text' }, () => Array.from({ length: 1 + below(6) }, () => WORDS[below(WORDS.length)]).join(' ')],
  [{ type: 'money', decimals: 2 }, () => below(100_000)],
  [{ type: 'integer' }, () => below(1_000_000)],
  [{ type: 'percent' }, () => below(10_000) / 10_000],
  [{ type: 'date' }, () => new Date(1.7e12 + below(1_000) * 86_400_000).toISOString().slice(0, 10)],
  [{ type: 'time', utcOffsetMinutes: 480 }, () => 1.7e12 + below(1e9)],
]
const columns = Array.from(
  { length: 28 },
  (_, at): Column => ({
    heading: `列 ${at}`,
    format: KINDS[at % KINDS.length]?.[0] ?? { type: 'text' },
  }),
)

async function* batches(): AsyncGenerator<readonly Row[]> {
  for (let left = Number(values.rows); left > 0; left -= 100) {
    yield Array.from({ length: Math.min(100, left) }, () =>
      columns.map((_, at) => KINDS[at % KINDS.length]?.[1]() ?? null),
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function run(way: Way): Promise<Figures> {
  const path = join(tmpdir(), `haixuan-bench-${process.pid}.xlsx`)
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss)
  }, 20)
  const [cpu, busy] = [process.cpuUsage(), performance.eventLoopUtilization()]
  let file = 0
  if (way === 'rows') {
    const rows = batches()
    while (!(await rows.next()).done);
  } else {
    const options = way === 'zlib' ? { openEntry: nativeEntry } : {}
    await writeFile(path, writeWorkbook([{ name: '数据', columns, rows: batches() }], options))
    file = (await stat(path)).size
    rmSync(path)
  }
  clearInterval(watch)
  const spent = process.cpuUsage(cpu)
  const main = performance.eventLoopUtilization(busy).active / 1_000
  return { cpu: (spent.user + spent.system) / 1e6, main, memory: memory / MB, file: file / MB }
}

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

if (values.way) process.send?.(await run(values.way as Way))
else {
  const all: Record<Way, Figures[]> = { rows: [], library: [], zlib: [] }
  for (let round = 0; round < Number(values.rounds); round++)
    for (const way of WAYS) {
      const child = fork(import.meta.filename, [`--way=${way}`, `--rows=${values.rows}`])
      const [figures] = (await once(child, 'message')) as [Figures]
      all[way].push(figures)
      await once(child, 'exit')
    }
  for (const way of WAYS) {
    const of = (figure: keyof Figures) => median(all[way].map((each) => each[figure]))
    const text = `processor ${of('cpu').toFixed(2)} s, main thread ${of('main').toFixed(2)} s`
    process.stdout.write(
      `${way.padEnd(8)} ${text}, memory ${of('memory').toFixed(0)} MB, file ${of('file').toFixed(1)} MB\n`,
    )
  }
  const ratio = median(all.zlib.map(({ main }, at) => main / (all.library[at]?.main ?? 1)))
  process.stdout.write(`main thread, zlib of Node to the library: ${ratio.toFixed(2)}   (goal 1)\n`)
  process.exitCode = ratio <= 1 ? 0 : 1
}
