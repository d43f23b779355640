import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type FinanceCoverage, financeCoverageQuery, storeCoverageQuery } from '#entities/finance-coverage'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import {
  adsRow,
  coverage,
  coverageRow,
  guessRow,
  october,
  SHOP,
} from '../../../entities/finance-coverage/lib/sample-coverage.fixture.ts'
import { CoveragePart } from './coverage-part.tsx'

async function draw(data: FinanceCoverage, stores: readonly string[] = [SHOP]) {
  const drawn = await drawPage(() => <CoveragePart month="2026-10" stores={stores} />, {
    answers: [[financeCoverageQuery('2026-10').queryKey, data]],
  })
  const text = () => drawn.place.textContent ?? ''
  const button = (name: string) =>
    [...drawn.place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const press = async (name: string) => {
    await act(async () => button(name)?.click())
  }
  return { ...drawn, text, button, press }
}

const SAID = {
  ...{ id: '5a0d3c1e-1c53-4c0f-9d5e-0d6f5b7f2a11', store: SHOP, book: '全球', bill: 'ads' as const },
  ...{ ...october(20, 31), saidBy: SHOP, saidByName: '林岚', saidAt: 1 },
  ...{ takenBackBy: null, takenBackByName: null, takenBackAt: null },
}

it('bills with their days; a guess is said as one and counts nowhere', async () => {
  const { text, place } = await draw(coverage([coverageRow(), adsRow(), guessRow()]))
  for (const word of [
    '10 月 1 / 2 种齐全',
    '晨光家居旗舰店 · 全球',
    '交易结算齐全',
    '可能缺 31 天：10/1–10/31',
    '猜测',
  ])
    expect(text()).toContain(word)
  const bars = [...place.querySelectorAll('[role=img]')].map((bar) => bar.getAttribute('aria-label'))
  expect(bars[1]).toBe('10/1–10/19 有账单，10/20–10/31 缺')
})

it('a person says that there is none of the missing days, and takes it back', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(SAID as never)
  const first = await draw(coverage([adsRow()]))
  await first.press('这段没有账单')
  const wish = { store: SHOP, book: '全球', bill: 'ads', ...october(20, 31) }
  expect(call.mock.calls).toEqual([['sayNoFinanceBills', { body: wish }]])
  const spans = [
    { ...october(1, 19), state: 'here' as const },
    { ...october(20, 31), state: 'said' as const },
  ]
  call.mockClear()
  const second = await draw(coverage([adsRow({ spans, missingDays: 0, said: [SAID] })]))
  expect(second.button('这段没有账单')).toBeUndefined()
  expect(second.text()).toContain('林岚')
  await second.press('撤回 10/20–10/31')
  expect(call.mock.calls).toEqual([['takeBackNoFinanceBills', { path: { id: SAID.id } }]])
  call.mockRestore()
})

it('what was taken back is no act; stores without bills say what to do', async () => {
  const back = { ...SAID, takenBackBy: SHOP, takenBackAt: 2 }
  expect((await draw(coverage([adsRow({ said: [back] })]))).text()).not.toContain('撤回')
  expect((await draw(coverage([adsRow()]), [])).text()).toContain('请换一家店铺，或先导入账单')
})

it('a book of which nothing was imported is one sentence', async () => {
  const { text, place } = await draw(coverage([coverageRow(), { ...guessRow(), book: '美区' }]))
  expect(text()).toContain('晨光家居旗舰店 · 美区还没有导入过这个账本的账单。猜测可能有：售后补寄。')
  expect(place.querySelectorAll('[role=img]')).toHaveLength(1)
})

it('one query is of one store', () => {
  expect(storeCoverageQuery(SHOP, '2026-10').queryKey).not.toEqual(financeCoverageQuery('2026-10').queryKey)
})
