import { expect, test } from 'vitest'
import type { RowCurrency } from './import-kind.ts'
import { RegionQuestions } from './region-questions.ts'

const row = (regionId: number | null | undefined, currency: string | null | undefined) => ({
  regionId,
  currency,
})

const asked = (rows: (RowCurrency | null)[]) => {
  const questions = new RegionQuestions()
  for (const found of rows) questions.add(found)
  return questions.sentences()
}

test('baht in Sweden is questioned, with the number of rows and the region by name', () => {
  const [first, second, ...rest] = asked([
    row(191, 'USD'),
    ...Array.from({ length: 50 }, () => row(191, 'THB')),
  ])
  expect(first).toContain('瑞典（191）的币种是 SEK，有 50 行写的是 THB')
  expect(second).toContain('有 1 行写的是 USD')
  expect(rest).toEqual([])
})

test('what agrees, or says no region or no currency, or is not compared, is not questioned', () => {
  expect(
    asked([
      row(197, 'THB'),
      row(undefined, 'THB'),
      row(null, 'THB'),
      row(191, null),
      row(191, undefined),
      null,
    ]),
  ).toEqual([])
})
