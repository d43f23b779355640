import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { refusalsWanted, saveRefusalsFx } from './save-refusals.ts'

const row = (line: number) => ({
  ...{ file: 'a.xlsx', sheet: '交易结算', line, column: 1, heading: 'SKU ID', text: '2.41E+17' },
  reason: 'Excel 改坏了',
})

/** Answers pages of a list of that many rows, and notes what is saved. */
async function saved(count: number, failing = false) {
  const call = vi.spyOn(api, 'call').mockImplementation((async (_: string, input: never) => {
    if (failing) throw new Error('网络连接失败')
    const { page, limit } = (input as { query: { page: number; limit: number } }).query
    const from = (page - 1) * limit
    return { count, rows: Array.from({ length: Math.min(limit, count - from) }, (_, n) => row(from + n)) }
  }) as never)
  const save = vi.fn()
  const scope = fork({ handlers: [[saveRefusalsFx, save]] })
  await allSettled(refusalsWanted, { scope, params: 'i' })
  const calls = call.mock.calls.length
  call.mockRestore()
  return { calls, lines: save.mock.calls.map(([rows]) => (rows as { line: number }[]).length) }
}

test.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('a list of %i refused rows is saved whole, from %i answers', async (count, calls) => {
  expect(await saved(count)).toEqual({ calls, lines: [count] })
})

test('a list that could not be read is not saved in part', async () => {
  expect((await saved(250, true)).lines).toEqual([])
})
