import { expect, it } from 'vitest'
import { type FinanceCoverage, financeCoverageQuery } from '#entities/finance-coverage'
import { drawPage } from '#shared/drawn-page'
import {
  adsRow,
  coverage,
  coverageRow,
  guessRow,
  SHOP,
} from '../../../entities/finance-coverage/lib/sample-coverage.fixture.ts'
import { CoverageStrip } from './coverage-strip.tsx'

async function draw(data: FinanceCoverage) {
  const { place } = await drawPage(() => <CoverageStrip month="2026-10" stores={[SHOP]} />, {
    answers: [[financeCoverageQuery('2026-10').queryKey, data]],
  })
  return place
}

it('a book that misses something says what is here and what is missing', async () => {
  const place = await draw(coverage([coverageRow(), adsRow(), guessRow()]))
  expect(place.textContent).toBe(
    '10 月账单1 / 2 种齐全交易结算 10/1–10/31 ✔广告 缺 12 天：10/20–10/31账单覆盖 ›',
  )
  expect(place.querySelectorAll('[data-missing]')).toHaveLength(1)
  expect(place.querySelector('a')?.getAttribute('href')).toContain('tab=coverage')
})

it('a complete book is one word, and several are named', async () => {
  expect((await draw(coverage([coverageRow()]))).textContent).toContain('全部 1 种 ✔')
  const two = await draw(coverage([coverageRow(), coverageRow({ book: '美区' })]))
  expect(two.textContent).toContain('晨光家居旗舰店 · 美区全部 1 种 ✔')
})

it('without a bill that is certain there is nothing to say', async () => {
  expect((await draw(coverage([guessRow()]))).textContent).toBe('')
})
