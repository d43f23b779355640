import { expect, test } from 'vitest'
import type { ReadyRow } from './goods-of-row.ts'
import { RegionQuestions } from './region-questions.ts'

const product = (regionId: number | undefined, currency: string | null): ReadyRow => ({
  line: 2,
  kind: 'product',
  record: {
    ...{ marketplace: 'temu', externalId: '1', title: 'x', seenAt: 0 },
    ...(regionId === undefined ? {} : { regionId }),
    price: currency === null ? null : { amount: 1, currency },
  },
})

const asked = (rows: ReadyRow[]) => {
  const questions = new RegionQuestions()
  for (const row of rows) questions.add(row)
  return questions.sentences()
}

test('baht in Sweden is questioned, with the number of rows and the region by name', () => {
  const [first, second, ...rest] = asked([
    product(191, 'USD'),
    ...Array.from({ length: 50 }, () => product(191, 'THB')),
  ])
  expect(first).toContain('瑞典（191）的币种是 SEK，有 50 行写的是 THB')
  expect(second).toContain('有 1 行写的是 USD')
  expect(rest).toEqual([])
})

test('what agrees, or says no region or no price, is not questioned', () => {
  expect(asked([product(197, 'THB'), product(undefined, 'THB'), product(191, null)])).toEqual([])
})

test('rows of history are questioned too', () => {
  const point = { externalId: '1', regionId: 191, currency: 'THB', day: { day: '2026-01-01' }, latest: null }
  expect(asked([{ line: 2, kind: 'history', point }])).toHaveLength(1)
})
