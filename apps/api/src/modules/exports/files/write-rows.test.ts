import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExportWork, writeRows } from './write-rows.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'haixuan-rows-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const COLUMNS = [
  { text: '商品', type: 'id', value: ({ id }) => id },
  { text: '附加', type: 'text', value: (_, extra) => (extra as string | undefined) ?? null },
] satisfies ExportWork['columns']

/** Batches of 250 rows, and what was asked of them. */
function work(batches: number) {
  const seen = { batches: 0, isOver: false }
  async function* read(): AsyncGenerator<{ id: string }[]> {
    try {
      while (seen.batches < batches) {
        const from = seen.batches++ * 250
        yield Array.from({ length: 250 }, (_, at) => ({ id: String(from + at) }))
      }
    } finally {
      seen.isOver = true
    }
  }
  const of: ExportWork = {
    batches: read,
    extras: async (rows) => new Map(rows.map(({ id }) => [id, `附 ${id}`])),
    columns: COLUMNS,
  }
  return { seen, of }
}

const watch = (
  note: (rows: number) => Promise<void> = async () => {},
  signal = new AbortController().signal,
) => ({
  note,
  signal,
})

test('every row is written with what is beside it', async () => {
  const { of, seen } = work(3)
  const path = join(dir, 'all.xlsx')
  const { rows, bytes } = await writeRows(path, 'xlsx', of, watch())
  expect([rows, seen.isOver]).toEqual([750, true])
  const content = await readFile(path)
  expect(content).toHaveLength(bytes)
  const sheet = await readSheet(content)
  expect(sheet).toHaveLength(751)
  expect([sheet[1], sheet[750]]).toEqual([
    ['0', '附 0'],
    ['749', '附 749'],
  ])
})

describe.each(['xlsx', 'csv'] as const)('a %s file', (format) => {
  test('that is given up before it begins reads nothing', async () => {
    const { of, seen } = work(3)
    const signal = AbortSignal.abort(new Error('Cancelled.'))
    await expect(writeRows(join(dir, `a.${format}`), format, of, watch(undefined, signal))).rejects.toThrow(
      'Cancelled.',
    )
    expect(seen).toEqual({ batches: 0, isOver: false })
  })

  test('that is given up in mid-write stops reading before it says so', async () => {
    const { of, seen } = work(1_000)
    const abort = new AbortController()
    const extras: ExportWork['extras'] = async (rows) => {
      if (seen.batches === 4) abort.abort(new Error('Cancelled.'))
      return of.extras(rows)
    }
    const writing = writeRows(
      join(dir, `b.${format}`),
      format,
      { ...of, extras },
      watch(undefined, abort.signal),
    )
    await expect(writing).rejects.toThrow('Cancelled.')
    expect(seen.isOver).toBe(true)
    expect(seen.batches).toBeLessThanOrEqual(5)
  })

  test('whose rows cannot be read says why', async () => {
    const { of, seen } = work(3)
    const extras = async () => {
      throw new Error('The database has gone.')
    }
    await expect(writeRows(join(dir, `c.${format}`), format, { ...of, extras }, watch())).rejects.toThrow(
      'The database has gone.',
    )
    expect(seen.isOver).toBe(true)
  })
})

test('how far it is is told at the beginning', async () => {
  const noted: number[] = []
  await writeRows(
    join(dir, 'noted.csv'),
    'csv',
    work(2).of,
    watch(async (rows) => void noted.push(rows)),
  )
  expect(noted[0]).toBe(0)
  expect(noted.every((rows) => rows % 250 === 0 && rows <= 500)).toBe(true)
})
