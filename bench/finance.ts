// Import of official bills beside a plain loop that only reads the same workbooks with the same reader:
// node --expose-gc --import tsx bench/finance.ts [--files=80] [--lines=2500] [--engine=postgresql|embedded]
// Goals: import and commit take at most 2.5 times as long as the loop, and the memory of 200,000 lines is at most
// 1.2 times that of 20,000. Memory is what is left after a collection, looked at ten times a second in runs of their own.
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { GivenFile } from '../apps/api/src/modules/finance/files/given-files.ts'
import { openSheets } from '../apps/api/src/modules/finance/files/open-sheets.ts'
import { readFiles } from '../apps/api/src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../apps/api/src/modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../apps/api/src/modules/finance/store/begin-import.ts'
import { commitImport } from '../apps/api/src/modules/finance/store/commit-import.ts'
import { openEmbeddedForTest, openPostgresForTest } from '../apps/api/test/engines.ts'
import { bytesSource } from '../packages/tabular/src/workbook/index.ts'
import { writeWorkbook } from '../packages/tabular/src/write/index.ts'

const GOAL = { ratio: 2.5, memory: 1.2 }
const MB = 1_048_576
const HEADING = [
  '销售订单',
  '售后订单',
  '备货单号',
  '备货单类型',
  'SKU ID',
  'SKU货号',
  '货品名称',
  'SKU属性',
  '数量',
  '交易类型',
  '金额',
  '币种',
  '账务时间',
]
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '80' },
    lines: { type: 'string', default: '2500' },
    engine: { type: 'string', default: 'postgresql' },
  },
})
const [fileCount, lineCount] = [Number(values.files), Number(values.lines)]

function line(file: number, row: number): string[] {
  const [order, sku] = [file * 1_000_000 + row, 17_592_186_044_416 + (row % 400)]
  const day = String(1 + (row % 28)).padStart(2, '0')
  const [type, amount] =
    row % 20 === 0 ? ['销售冲回', '-4.56'] : ['销售回款', `${10 + (row % 90)}.${row % 10}5`]
  return [
    ...[
      `PO-211-${order}`,
      row % 20 === 0 ? `AS-${order}` : '',
      `WB2610${day}${order}`,
      'VMI',
      String(sku),
      `A-${sku % 400}`,
    ],
    ...[
      '宠物饮水机 静音循环 大容量',
      '白色-2L',
      '1',
      type,
      amount,
      'CNY',
      `2026-10-${day} 08:30:${String(row % 60).padStart(2, '0')}`,
    ],
  ]
}

async function workbook(file: number): Promise<GivenFile> {
  const pieces: Uint8Array[] = []
  const columns = HEADING.map((heading) => ({ heading, format: { type: 'id' as const } }))
  const rows = [Array.from({ length: lineCount }, (_, row) => line(file, row))]
  for await (const piece of writeWorkbook([{ name: '交易结算', columns, rows }])) pieces.push(piece)
  return { name: `${file}.xlsx`, source: bytesSource(Buffer.concat(pieces)) }
}

/** What nobody can do without: every cell of every sheet is read once. */
async function plainLoop(files: readonly GivenFile[]): Promise<number> {
  let cells = 0
  for (const file of files) {
    for (const sheet of await openSheets(file)) {
      for await (const rows of sheet.rows()) for (const row of rows) cells += row.cells.length
    }
  }
  return cells
}

const opened = await (values.engine === 'embedded' ? openEmbeddedForTest() : openPostgresForTest())
const { db } = opened

const collect = () => {
  if (globalThis.gc === undefined)
    throw new Error('Run with --expose-gc: memory is measured after a collection.')
  globalThis.gc()
}

/** The most memory that is in use while an action runs, in bytes of the heap. */
async function memoryOf(action: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = setInterval(() => {
    collect()
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 100)
  await action()
  clearInterval(look)
  return most
}

async function importAll(files: readonly GivenFile[]) {
  const [accountId, storeId] = [randomUUID(), randomUUID()]
  const start = performance.now()
  const importId = await beginImport(db, accountId, accountId)
  const wish = {
    accountId,
    importId,
    storeId,
    book: '全球',
    period: null,
    currency: null,
    layouts: BILL_LAYOUTS,
  }
  const reports = await readFiles(db, files, wish)
  await endReading(db, accountId, importId)
  const read = performance.now() - start
  if (!(await commitImport(db, { accountId, importId }, async () => true)))
    throw new Error('The import was not committed.')
  const rows = reports.reduce((sum, report) => sum + report.rows - report.refusedRows, 0)
  return { seconds: (performance.now() - start) / 1000, read: read / 1000, rows }
}

const files = await Promise.all(Array.from({ length: fileCount }, (_, file) => workbook(file)))
const few = files.slice(0, Math.max(1, Math.round(fileCount / 10)))
print('written')
await plainLoop(few)
await importAll(few)
const start = performance.now()
await plainLoop(files)
const plain = (performance.now() - start) / 1000
const all = await importAll(files)
const [mostOfFew, most] = [await memoryOf(() => importAll(few)), await memoryOf(() => importAll(files))]
const ratio = all.seconds / plain
const memory = most / mostOfFew
print(
  `${all.rows} lines of ${fileCount} files, ${values.engine}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
)
print(`plain loop      ${plain.toFixed(1)} s`)
print(`import          ${all.seconds.toFixed(1)} s, of which reading ${all.read.toFixed(1)} s`)
print(`ratio           ${ratio.toFixed(2)}   (goal ${GOAL.ratio})`)
print(
  `heap            ${(most / MB).toFixed(0)} MB, of a tenth ${(mostOfFew / MB).toFixed(0)} MB: ${memory.toFixed(2)}   (goal ${GOAL.memory})`,
)
await opened.dispose()
process.exitCode = ratio <= GOAL.ratio && memory <= GOAL.memory ? 0 : 1
