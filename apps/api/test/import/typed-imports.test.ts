import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { inspectFile } from '../../src/modules/imports/files/inspect-file.ts'
import { writeOriginal } from '../../src/modules/imports/files/typed-file.ts'
import { typedImportJobs } from '../../src/modules/imports/jobs/typed-import-job.ts'
import { ORIGINAL_KEPT_MS } from '../../src/modules/imports/rules/import-job.ts'
import { Failure } from '../../src/platform/failure.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { describeOnBothEngines } from '../engines.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { SAMPLE_MAPPING, sampleRows, sampleWorkbook } from './sample-export.ts'
import { typeImport } from './typed-command.ts'

vi.setConfig({ testTimeout: 120_000 })

const NOBODY = '00000000-0000-0000-0000-000000000000'
const ROWS = 1_800
/** The rows of a file with ids of its own. */
const rowsOf = (digit: number, rows = ROWS) => sampleRows(rows).replaceAll(/^7/gm, String(digit))

describeOnBothEngines('imports of the command line', (database) => {
  const folder = temporaryFolder('haixuan-typed-')
  const fileStore = new FolderStore(join(folder, 'store'))
  beforeAll(() => writeFileSync(join(folder, 'sample.json'), JSON.stringify(SAMPLE_MAPPING)))

  const commandOf = (file: string) => ['products', file, '--map', 'sample.json']
  const type = (args: string[], over: Partial<Parameters<typeof typeImport>[1]> = {}) =>
    typeImport(args, { db: database(), folder, fileStore, ...over })
  const put = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, name), bytes)
  const importOf = async (id: string) =>
    (await database().pool.query('select * from import_job where id = $1', [id])).rows[0]
  const workOf = async (id: string) =>
    (await database().pool.query('select state, attempt from job where key = $1', [id])).rows[0]
  const server = () => {
    const files = new Files(database(), fileStore)
    const queue = new JobQueue(database(), [typedImportJobs({ parts: IMPORT_PARTS, files })])
    return new Worker({ queue, isScheduling: false })
  }
  /** Ctrl+C once so many rows are in. */
  const after = (rows: number) => (lines: readonly string[]) =>
    lines.some((line) => Number(/^已处理 (\d+) 行/.exec(line)?.[1] ?? 0) >= rows)

  test('the original is kept as it was for as long as that of an upload, and the work is a job', async () => {
    put('kept.csv', rowsOf(1))
    const done = await type([...commandOf('kept.csv'), '--json'])
    expect([done.error, done.values]).toEqual(['', [expect.objectContaining({ status: 'finished' })]])
    expect(done.text).not.toContain('不另存')
    const { file_id: id, position, rows_total: total } = await importOf(done.job)
    expect([Number(position), Number(total)]).toEqual([ROWS, ROWS])
    const files = new Files(database(), fileStore)
    const { bytes } = await files.read(NOBODY, id)
    expect(bytes.equals(readFileSync(join(folder, 'kept.csv')))).toBe(true)
    const [row] = (await database().pool.query('select expires_at, created_at from file where id = $1', [id]))
      .rows
    const keptMs = Number(row.expires_at) - Number(row.created_at)
    expect([keptMs >= ORIGINAL_KEPT_MS, keptMs < ORIGINAL_KEPT_MS + 600_000]).toEqual([true, true])
    expect(await workOf(done.job)).toMatchObject({ state: 'done' })
  })

  test.each([
    ['lines.jsonl', Buffer.from('{"id":"21","title":"a","currency":"USD","price":"1"}\n')],
    ['lines.json.gz', gzipSync('{"id":"22","title":"a","currency":"USD","price":"1"}\n')],
    ['table.csv.gz', gzipSync(rowsOf(3, 1))],
    ['no-ending', Buffer.from(rowsOf(4, 1))],
  ])('%s is read from its copy as from its place', async (name, bytes) => {
    const optional = { optional: true }
    const fields = { ...SAMPLE_MAPPING.fields }
    for (const field of ['soldTotal', 'category', 'seenAt'] as const)
      fields[field] = { ...fields[field], ...optional } as NonNullable<(typeof fields)[typeof field]>
    put('loose.json', JSON.stringify({ ...SAMPLE_MAPPING, fields }))
    put(name, bytes)
    const done = await type(['products', name, '--map', 'loose.json'])
    expect([done.error, done.text]).toEqual(['', expect.stringContaining('接受 1，')])
  })

  test('a sheet is read from the copy of its workbook', async () => {
    put('book.xlsx', await sampleWorkbook(rowsOf(5, 20)))
    const done = await type([...commandOf('book.xlsx'), '--worksheet', '商品'])
    expect([done.error, done.text]).toEqual(['', expect.stringContaining('用时')])
  })

  test.each([
    ['at the limit', 0, false],
    ['above it', 1, true],
  ])('a file %s of what is kept is imported all the same', async (_what, more, isRead) => {
    put('large.csv', rowsOf(6, 300 + more))
    const size = readFileSync(join(folder, 'large.csv')).length
    await database().pool.query('delete from file where account = $1', [NOBODY])
    await database().pool.query(
      `insert into file (account, id, purpose, name, type, bytes, sha256, state, created_at)
       values ($1, gen_random_uuid(), 'original', 'x', 'text/csv', $2, repeat('0', 64), 'kept', 0)`,
      [NOBODY, 2 ** 31 - size + more],
    )
    const done = await type(commandOf('large.csv'))
    await database().pool.query('delete from file where account = $1', [NOBODY])
    expect([done.error, done.text.includes('不另存'), done.text.includes('用时')]).toEqual(['', isRead, true])
    expect((await importOf(done.job)).file_id === null).toBe(isRead)
  })

  test('without a store that servers share, or while it is away, the file is read at its place', async () => {
    put('placed.csv', rowsOf(7, 100))
    const away = new FolderStore(join(folder, 'away'))
    away.putChunks = async () => {
      throw new Failure('files_unavailable', 'away')
    }
    for (const over of [{ isServed: true }, { fileStore: away }]) {
      const done = await type(commandOf('placed.csv'), over)
      expect([done.error, done.text]).toEqual(['', expect.stringContaining(join(folder, 'placed.csv'))])
      expect(await importOf(done.job)).toMatchObject({ status: 'finished', file_id: null })
    }
  })

  test('a file that changes between its check and its copy begins no import', async () => {
    put('changing.csv', rowsOf(8, 10))
    const facts = await inspectFile(join(folder, 'changing.csv'))
    put('changing.csv', rowsOf(8, 11))
    const files = new Files(database(), fileStore)
    await expect(writeOriginal(database(), files, facts)).rejects.toMatchObject({ reason: 'file_changed' })
    const { rows } = await database().pool.query("select state from file where name = 'changing.csv'")
    expect(rows).toEqual([])
  })

  test('Ctrl+C stops the work of the command behind a batch; --resume goes on there, and nothing is stored twice', async () => {
    put('stopped.csv', rowsOf(9, 6_000))
    const stopped = await type(commandOf('stopped.csv'), { stopping: after(500) })
    expect(stopped.text).toContain(
      `已中断。继续：haixuan import products <同一个文件> --resume ${stopped.job}`,
    )
    const left = await importOf(stopped.job)
    expect([left.status, Number(left.position) % 500, Number(left.position) < 6_000]).toEqual([
      'running',
      0,
      true,
    ])
    // A server that starts now leaves it to the person.
    await server().drain()
    expect([await workOf(stopped.job), await importOf(stopped.job)]).toEqual([
      expect.objectContaining({ state: 'cancelled' }),
      left,
    ])
    const resumed = await type(['products', 'stopped.csv', '--resume', stopped.job, '--rejects', 'bad.jsonl'])
    expect([resumed.error, resumed.lines[0]]).toEqual([
      '',
      `从第 ${Number(left.position) + 1} 条记录继续任务 ${stopped.job}`,
    ])
    const ended = await importOf(stopped.job)
    const { position, accepted, rejected, repeated, inserted, updated } = ended
    expect([ended.status, Number(position), Number(rejected)]).toEqual(['finished', 6_000, 60])
    expect(Number(accepted) + Number(rejected) + Number(repeated)).toBe(6_000)
    expect(readFileSync(join(folder, 'bad.jsonl'), 'utf8').trim().split('\n')).toHaveLength(60)
    const { rows } = await database().pool.query(
      "select count(*)::integer as n from product_text where external_id like '9%' and length(external_id) = 15",
    )
    expect(rows[0].n).toBe(Number(inserted))
    expect(Number(updated)).toBeGreaterThanOrEqual(0)
  })

  test('Ctrl+C beside a server only stops following: its worker ends the import, and --resume shows how it ended', async () => {
    put('followed.csv', rowsOf(2, 1_200))
    const left = await type(commandOf('followed.csv'), { hasWorker: true, stopping: () => true })
    expect(left.text).toMatch(/已中断。继续：.* --resume [0-9a-f-]{36}\n.*后台接着导入/)
    expect(await importOf(left.job)).toMatchObject({ status: 'running' })
    await server().drain()
    expect(await importOf(left.job)).toMatchObject({ status: 'finished' })
    const shown = await type(['products', 'followed.csv', '--resume', left.job, '--json'])
    expect([shown.error, shown.values]).toEqual([
      '',
      [expect.objectContaining({ id: left.job, status: 'finished', position: 1_200 })],
    ])
    expect((await workOf(left.job)).attempt).toBe(1)
  })

  test('an import follows the worker of a server to its end', async () => {
    put('served.csv', rowsOf(3, 1_200))
    const worker = server()
    await worker.start()
    const done = await type(commandOf('served.csv'), { hasWorker: true })
    await worker.stop()
    expect([done.error, done.text]).toEqual(['', expect.stringContaining('用时')])
  })

  test('a file that is gone says so and how to go on, and the import goes on once it is there again', async () => {
    put('gone.csv', rowsOf(4, 1_200))
    const begun = await type(commandOf('gone.csv'), {
      ...{ isServed: true, hasWorker: true, stopping: () => true },
    })
    renameSync(join(folder, 'gone.csv'), join(folder, 'moved.csv'))
    await server().drain()
    expect(await importOf(begun.job)).toMatchObject({
      ...{ status: 'running', error: expect.stringContaining('找不到文件') },
    })
    put('other.csv', rowsOf(5, 3))
    const other = await type(['products', 'other.csv', '--resume', begun.job])
    expect(other.error).toContain('请用原文件继续')
    const resumed = await type(['products', 'moved.csv', '--resume', begun.job])
    expect([resumed.error, resumed.text]).toEqual(['', expect.stringContaining('用时')])
    expect(await importOf(begun.job)).toMatchObject({ status: 'finished', error: null })
  })

  test('who follows is told at once what no repetition puts right', async () => {
    put('cut.csv', rowsOf(6, 1_200))
    const begun = await type(commandOf('cut.csv'), { stopping: () => true, isServed: true, hasWorker: true })
    const worker = server()
    let isCut = false
    // The command has compared the file and asked for the work.
    const stopping = () => {
      if (!isCut) {
        isCut = true
        put('cut.csv', rowsOf(6, 3))
        void worker.start()
      }
      return false
    }
    const command = ['products', 'cut.csv', '--resume', begun.job]
    const { error } = await type(command, { hasWorker: true, stopping })
    await worker.stop()
    expect(error).toMatch(/文件内容与任务 .* 开始时不同.*--resume/)
  })

  test('a folder is followed file by file; Ctrl+C begins no further one', async () => {
    const heading =
      'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand'
    mkdirSync(join(folder, 'all'))
    for (const n of [1, 2]) put(`all/aliexpress_nike_${n}.csv`, `${heading}\n77${n},鞋,10.00,,,USD,,,,,,,,\n`)
    const stopped = await type(['all', 'all'], { hasWorker: true, stopping: () => true })
    expect(stopped.text).toContain('已中断')
    expect(stopped.lines.filter((line) => line.startsWith('\n—— '))).toHaveLength(1)
    await server().drain()
    const done = await type(['all', 'all'])
    expect([done.error, done.text.match(/用时/g)?.length]).toEqual(['', 2])
  })
})
