import { describe, expect, test } from 'vitest'
import type { Row } from '../cells/cell.ts'
import { deflatedEntry } from '../zip/deflated-entry.ts'
import { nativeEntry } from '../zip/native-entry.ts'
import type { OpenEntry } from '../zip/zip-writer.ts'
import { writeWorkbook } from './write-workbook.ts'

/** What a writer may hold of a file: buffers of zlib and one piece of the library. */
const HELD = 1_500_000
const BATCH_CHARS = 50_000

/** Text that does not get much smaller, always the same. */
function* noise(): Generator<string> {
  let state = 1
  for (;;) {
    let text = ''
    while (text.length < BATCH_CHARS) {
      state = (state * 48_271) % 0x7f_ff_ff_ff
      text += state.toString(36)
    }
    yield text
  }
}

/** Rows without end that count what is read of them. */
function endless() {
  const seen = { batches: 0, isOver: false }
  const texts = noise()
  async function* rows(): AsyncGenerator<readonly Row[]> {
    try {
      for (;;) {
        seen.batches++
        const text = texts.next().value as string
        yield [[text.slice(0, BATCH_CHARS / 2)], [text.slice(BATCH_CHARS / 2)]]
      }
    } finally {
      seen.isOver = true
    }
  }
  return { seen, rows: rows() }
}

const file = (rows: AsyncIterable<readonly Row[]>, openEntry: OpenEntry) =>
  writeWorkbook([{ name: '数据', columns: [{ heading: 'a', format: { type: 'text' } }], rows }], {
    openEntry,
  })

describe.each([
  ['the library', deflatedEntry],
  ['zlib of Node', nativeEntry],
])('packed by %s', (_, openEntry) => {
  test('nothing is read before the file is asked for, and never much more than was taken of it', async () => {
    const { seen, rows } = endless()
    const pieces = file(rows, openEntry)
    expect(seen.batches).toBe(0)
    let taken = 0
    // Long enough that a writer that does not wait would hold all of it.
    while (taken < 6_000_000) {
      const { value } = await pieces.next()
      taken += value?.length ?? 0
      // A slow reader: whatever runs ahead has its turn.
      await new Promise((resolve) => setImmediate(resolve))
      // Digits to the base of 36 pack to two thirds.
      expect(seen.batches * BATCH_CHARS * 0.6 - taken).toBeLessThan(HELD)
    }
    await pieces.return()
    expect(seen.isOver).toBe(true)
  })

  test('a file that is given up ends its rows and stays quiet', async () => {
    const loud: unknown[] = []
    const note = (error: unknown) => void loud.push(error)
    process.on('uncaughtException', note)
    process.on('unhandledRejection', note)
    for (let count = 0; count < 10; count++) {
      const { seen, rows } = endless()
      const pieces = file(rows, openEntry)
      for (let taken = 0; taken <= count; taken++) await pieces.next()
      await pieces.return()
      expect(seen.isOver).toBe(seen.batches > 0)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
    expect(loud).toEqual([])
  })

  test('what goes wrong in the rows is told to who takes the file', async () => {
    async function* rows(): AsyncGenerator<readonly Row[]> {
      yield [['a']]
      throw new Error('The database has gone.')
    }
    const taken = async () => {
      for await (const piece of file(rows(), openEntry)) expect(piece).toBeInstanceOf(Uint8Array)
    }
    await expect(taken()).rejects.toThrow('The database has gone.')
  })
})
