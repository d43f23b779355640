import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { afterAll, expect, test } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { removeDemoGoods } from '../../src/demo/goods/remove-demo-goods.ts'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { continueImport } from '../../src/modules/imports/jobs/run-import.ts'
import type { MappingFile } from '../../src/modules/imports/rules/mapping-file.ts'
import { readRejections, readRejectTotals } from '../../src/modules/imports/store/import-reject-rows.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { exportFolder, SAMPLE_HISTORY, SAMPLE_MAPPING, sampleRows, sampleWorkbook } from './sample-export.ts'
import { startImport } from './start-import.ts'
import { jobRows, storedRows } from './stored-rows.ts'

const files = exportFolder()
afterAll(() => files.remove())

async function bring(db: Database, path: string, mapping: MappingFile = SAMPLE_MAPPING) {
  return await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, mapping))
}

describeOnBothEngines('import of a file', (database) => {
  test('demo rows make room, every row is accounted for, a second time changes nothing', async () => {
    const db = database()
    await loadDemoGoods(db, { count: 40 })
    const path = files.file('sample.csv', sampleRows(1_200))
    let removed = 0
    const job = await startImport(
      db,
      IMPORT_PARTS,
      await checkFile(IMPORT_PARTS.kinds, path, SAMPLE_MAPPING),
      {
        removeDemo: async () => {
          removed = await removeDemoGoods(db)
        },
      },
    )
    expect(removed).toBe(40)
    expect(job).toMatchObject({ status: 'finished', position: 1_200, rejected: 12 })
    expect(job.accepted + job.repeated + job.rejected).toBe(1_200)
    const stored = await storedRows(db)
    expect(stored).toHaveLength(job.accepted)
    expect(job.inserted).toBe(job.accepted)
    expect(await readRejectTotals(db.kysely, job.id)).toEqual([
      { reason: 'column_count', count: 4 },
      { reason: 'id_scientific', count: 4 },
      { reason: 'number_negative', count: 4 },
    ])
    const rejections = await readRejections(db.kysely, job.id, { limit: 3 })
    expect(rejections.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [52, 'price', 'number_negative'],
      [152, 'externalId', 'id_scientific'],
      [252, null, 'column_count'],
    ])
    const again = await bring(db, path)
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: job.accepted, repeated: job.repeated })
    expect(await storedRows(db)).toEqual(stored)
  }, 60_000)

  test('of rows about one product the newest counts, of one day the last, missing stays missing', async () => {
    const db = database()
    const path = files.file(
      'twice.csv',
      'id,title,currency,price,sold,path,day\nA1,甲,USD,1,5,x,2026-01-02\nA1,甲,USD,2,6,x,2026-01-02\nA1,甲,USD,9,9,x,2026-01-01\nA2,乙,,,,,2026-01-01\n',
    )
    expect(await bring(db, path)).toMatchObject({ accepted: 2, repeated: 2, rejected: 0 })
    const found = (await storedRows(db)) as { external_id: string }[]
    expect(found.filter((row) => row.external_id.startsWith('A'))).toMatchObject([
      { external_id: 'A1', price: 200, sales_total: 6 },
      { external_id: 'A2', price: -1, sales_total: -1, path: null },
    ])
  })

  test('a file that breaks near its end changes nothing at all', async () => {
    const db = database()
    const before = [await storedRows(db), await jobRows(db)]
    const path = files.file(
      'broken.csv',
      `${sampleRows(1_500)}800000000000001,"开着的引号,USD,1,1,a/b,2026-01-01\n`,
    )
    await expect(bring(db, path)).rejects.toMatchObject({ reason: 'broken_quote', line: 1_502 })
    expect([await storedRows(db), await jobRows(db)]).toEqual(before)
  })

  test('history needs its products, brings prices and the newest figures, and repeats without change', async () => {
    const db = database()
    await bring(db, files.file('p.csv', 'id,title,currency,price,sold,path,day\nH1,丙,USD,1,,,2026-01-01\n'))
    const path = files.file(
      'h.csv',
      'id,day,price,sales,sold30\nH1,2026-01-02,2.50,7,70\nNONE,2026-01-02,1,1,1\nH1,2026-01-03,3,,80\nH1,2026-01-01,2,5,60\n',
    )
    const job = await bring(db, path, SAMPLE_HISTORY)
    // The series is there: importing the product kept its figures as those of the day before they were collected.
    expect(job).toMatchObject({ accepted: 3, rejected: 1, inserted: 0 })
    expect(job.updated).toBeGreaterThan(0)
    expect(await readRejections(db.kysely, job.id, { limit: 5 })).toMatchObject([
      { line: 3, reason: 'unknown_product' },
    ])
    const rows = (await storedRows(db)) as { external_id: string }[]
    expect(rows.find((row) => row.external_id === 'H1')).toMatchObject({
      price: 300,
      sales_month: 80,
      sales_total: -1,
      sales: [-1, 5, 7, -1],
      prices: [100, 200, 250, 300],
    })
    expect(await bring(db, path, SAMPLE_HISTORY)).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
  })

  test('a workbook leaves what the same rows as CSV leave, and its rows are known by their line', async () => {
    const db = database()
    const rows = (price: string) =>
      `id,title,currency,price,sold,path,day\n601099512345678901,"a, ""b""",USD,${price},5,类目1/子类2,2026-01-02\nX2,乙,USD,0.07,,,2026-01-01\nX3,丙,USD,-1.00,1,,2026-01-01\n`
    await bring(db, files.file('as-text.csv', rows('12.50')))
    const asText = await storedRows(db)
    const path = files.file('as-sheet.xlsx', await sampleWorkbook(rows('12.50')))
    const job = await bring(db, path)
    expect(job).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, rejected: 1 })
    expect(job.fileName).toBe('as-sheet.xlsx（商品）')
    expect(await readRejections(db.kysely, job.id, { limit: 5 })).toMatchObject([
      { line: 4, field: 'price', column: 'price', reason: 'number_negative' },
    ])
    expect(await storedRows(db)).toEqual(asText)
    const dearer = await bring(db, files.file('dearer.xlsx', await sampleWorkbook(rows('13.00'))))
    expect(dearer).toMatchObject({ inserted: 0, updated: 1 })
  })

  test('a cell that is wrong in the file costs its row, and only when its column is read', async () => {
    const db = database()
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const heading = ['id', 'title', 'currency', 'price', 'sold', 'path', 'day', 'note']
      .map((name, at) => cell(`${'ABCDEFGH'[at]}1`, name))
      .join('')
    const row = (line: number, price: string, note: string) =>
      `<row r="${line}">${cell(`A${line}`, `F${line}`)}${cell(`B${line}`, '甲')}${cell(`C${line}`, 'USD')}<c r="D${line}">${price}</c><c r="H${line}">${note}</c></row>`
    const bytes = workbook(
      sheet(
        `<row r="1">${heading}</row>${row(2, '<f>X</f>', '<v>1</v>')}${row(3, '<v>2.5</v>', '<f>X</f>')}`,
      ),
    )
    const job = await bring(db, files.file('formula.xlsx', Buffer.from(bytes)))
    expect(job).toMatchObject({ accepted: 1, rejected: 1 })
    expect(await readRejections(db.kysely, job.id, { limit: 5 })).toMatchObject([
      { line: 2, field: 'price', column: 'price', reason: 'cell_unreadable' },
    ])
  })

  test('a job goes on with its own sheet only', async () => {
    const db = database()
    const path = files.file('sheets.xlsx', await sampleWorkbook(sampleRows(3)))
    const job = await bring(db, path)
    const other = { ...(await checkFile(IMPORT_PARTS.kinds, path, SAMPLE_MAPPING)).facts, sheet: '别的' }
    await expect(continueImport(db, IMPORT_PARTS, job, other)).rejects.toMatchObject({
      reason: 'file_changed',
      message: expect.stringMatching(/sheets.xlsx（商品），不是工作表“别的”/),
    })
  })

  test('a job remembers its source, its file and its time', async () => {
    const db = database()
    const path = files.file('known.csv', sampleRows(3))
    const job = await bring(db, path)
    const { rows } = await db.pool.query(
      'select s.name, s.kind, j.file_name, j.file_sha256, j.mapping_name, j.finished_at >= j.started_at as ended from import_job j join source s on s.id = j.source_id where j.id = $1',
      [job.id],
    )
    expect(rows).toEqual([
      {
        ...{ name: '测试来源', kind: 'import', file_name: 'known.csv', mapping_name: 'sample', ended: true },
        file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
  })
})
