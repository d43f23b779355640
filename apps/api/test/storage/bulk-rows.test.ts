import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type BulkColumn, writeRows } from '../../src/platform/database/bulk-rows.ts'
import { describeOnBothEngines } from '../engines.ts'

interface Row {
  id: number
  words: string | null
  big: number | null
  sure: boolean | null
  tags: string[]
  whole: number[] | null
  gaps: (number | null)[]
}

const COLUMNS: BulkColumn<Row>[] = [
  { name: 'id', type: 'integer' },
  { name: 'words', type: 'text' },
  { name: 'big', type: 'bigint' },
  { name: 'sure', type: 'boolean' },
  { name: 'tags', type: 'text[]' },
  { name: 'whole', type: 'bigint[]' },
  { name: 'gaps', type: 'integer[]' },
]

// The engines refuse the character of code 0 in a text, and so does every reader of files before them.
const words = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'NULL', '{}', 'a,b', '"', '\\', '\\"', "''", '海选 🧦'),
  )
  .map((text) => text.replaceAll('\0', ''))
const int = fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })
const row = fc.record({
  words: fc.option(words),
  big: fc.option(fc.maxSafeInteger()),
  sure: fc.option(fc.boolean()),
  tags: fc.array(words, { maxLength: 3 }),
  whole: fc.option(fc.array(fc.maxSafeInteger(), { maxLength: 4 })),
  gaps: fc.array(fc.option(int), { maxLength: 4 }),
})

describeOnBothEngines('rows written at once', (database) => {
  beforeAll(async () => {
    await database().pool.query(
      'create table bulk_probe (id integer primary key, words text, big bigint, sure boolean, tags text[], whole bigint[], gaps integer[])',
    )
  })

  const write = (rows: Row[], existing: 'update' | 'keep') =>
    writeRows(database().kysely, 'bulk_probe', COLUMNS, rows, { key: ['id'], existing })
  const stored = async () => {
    const { rows } = await database().pool.query<Row>(
      'select id, words, big::float8 as big, sure, tags, whole::float8[] as whole, gaps from bulk_probe order by id',
    )
    return rows
  }

  test('are read back as they were, whatever is in them; the same again changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (bare) => {
        await database().pool.query('delete from bulk_probe')
        const rows = bare.map((one, id) => ({ id, ...one }))
        expect(await write(rows, 'update')).toBe(rows.length)
        expect(await stored()).toEqual(rows)
        expect(await write(rows, 'update')).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  test('replace what is there, or leave it', async () => {
    await database().pool.query('delete from bulk_probe')
    const one = { id: 1, words: 'a', big: 1, sure: true, tags: ['x'], whole: [1, 2], gaps: [null, 3] }
    const other = { id: 1, words: null, big: null, sure: null, tags: [], whole: null, gaps: [] }
    await write([one], 'update')
    expect([await write([other], 'keep'), await stored()]).toEqual([0, [one]])
    expect([await write([other], 'update'), await stored()]).toEqual([1, [other]])
  })
})
