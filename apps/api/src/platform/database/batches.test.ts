import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH_ROWS, inBatches } from './batches.ts'

test('hands every row on once, in order, never more than a batch at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), async (rows, size) => {
      const batches: number[][] = []
      const count = await inBatches(rows, async (batch) => batches.push(batch), size)
      expect(batches.flat()).toEqual(rows)
      expect(count).toBe(rows.length)
      expect(batches.slice(0, -1).every((batch) => batch.length === size)).toBe(true)
      expect(batches.every((batch) => batch.length > 0 && batch.length <= size)).toBe(true)
    }),
  )
})

test('takes no more rows from the source while a batch is being written', async () => {
  let taken = 0
  async function* source() {
    for (let n = 0; n < 5; n++) {
      taken++
      yield n
    }
  }
  const seen: number[] = []
  await inBatches(source(), async () => seen.push(taken), 2)
  expect(seen).toEqual([2, 4, 5])
})

test('stops at the first batch that cannot be written', async () => {
  const written: number[][] = []
  const write = async (batch: number[]) => {
    if (written.length === 1) throw new Error('disk full')
    written.push(batch)
  }
  await expect(inBatches([1, 2, 3, 4, 5], write, 2)).rejects.toThrow('disk full')
  expect(written).toEqual([[1, 2]])
})

test('refuses a batch so long that every reader would wait for it', async () => {
  await expect(inBatches([1], async () => undefined, BATCH_ROWS + 1)).rejects.toThrow('1 to 500 rows')
})
