import { expect, it } from 'vitest'
import {
  completeCount,
  coverageGroups,
  coveredText,
  daysText,
  isComplete,
  onlyState,
  rowMissing,
} from './coverage-rows.ts'
import { adsRow, coverage, coverageRow, guessRow, october, SHOP } from './sample-coverage.fixture.ts'

it('books of chosen stores are apart; a book that nobody said is the store', () => {
  const other = '7d2f6f0e-52b1-4a7c-8d3e-1f0c4b9a6e55'
  const rows = [coverageRow(), adsRow({ book: '' }), coverageRow({ store: other }), guessRow()]
  const groups = coverageGroups(coverage(rows), new Set([SHOP]))
  expect(groups.map(({ name, rows: own }) => [name, own.map(({ bill }) => bill)])).toEqual([
    ['晨光家居旗舰店 · 全球', ['trade', 'reship']],
    ['晨光家居旗舰店', ['ads']],
  ])
  expect(coverageGroups(coverage(rows), new Set())).toEqual([])
})

it('a guess is neither counted nor missing', () => {
  expect(completeCount([coverageRow(), adsRow(), guessRow()])).toEqual({ complete: 1, all: 2 })
  expect([coverageRow(), adsRow(), guessRow()].map(isComplete)).toEqual([true, false, true])
})

it('days in words', () => {
  expect(rowMissing(adsRow())).toBe('缺 12 天：10/20–10/31')
  expect(rowMissing(coverageRow())).toBe('')
  expect(coveredText(adsRow())).toBe('10/1–10/19')
  expect(coveredText(guessRow())).toBeNull()
  expect(daysText(october(9, 9))).toBe('10/9')
  expect([onlyState(coverageRow()), onlyState(adsRow())]).toEqual(['here', null])
})
