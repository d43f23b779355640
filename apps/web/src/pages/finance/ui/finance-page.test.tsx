import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type FinanceBooks, financeBooksQuery } from '#entities/finance-book'
import { api, apiQuery } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { book, books, FULL, usd } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { FinanceOverview, TemuFinanceHeadPage } from './finance-page.tsx'

const STATES = {
  stores: [],
  states: [
    {
      ...{ store: FULL, currency: 'CNY', pending: null, frozen: 564_000 },
      arrived: { month: '2026-10', settled: 27_583_000, withdrawn: 5_000_000, lastDay: '2026-10-31' },
    },
  ],
  typed: [
    {
      ...{ store: FULL, currency: 'CNY', kind: 'balance', day: '2026-10-31', minor: 5_601_627 },
      ...{ at: 1_795_608_660_000, userName: '林岚' },
    },
  ],
}

async function draw(data: FinanceBooks, at = '/') {
  const drawn = await drawPage(() => <FinanceOverview title="财务工作台" />, {
    at,
    answers: [
      [financeBooksQuery('original-cost').queryKey, data],
      [apiQuery('getFinanceMoneyStates', {}).queryKey, STATES],
    ],
  })
  const text = () => drawn.place.textContent ?? ''
  const press = async (label: string) => {
    const button = [...drawn.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    )
    await act(async () => button?.click())
  }
  return { ...drawn, text, press }
}

it('the drawn month: profit, basis, coverage, what is to do', async () => {
  const { text, place } = await draw(books([book({ month: '2026-09' }), book()]))
  for (const word of [
    '10 月毛利',
    '¥69,462.69',
    '未含 12 个缺成本 SKU',
    '利润率 27.3%（毛利 ÷ 有成本的销售额 ¥254,769.88）',
    '成本覆盖 92.4%',
    '缺 ¥21,074.30',
    '按账务时间 10-01 至 10-31 入账，不是下单日期。退回的货按可再售计，按所退销售当时的成本冲回。提现、冻结、预留不算成本。',
    '明细与账务相差',
    '处理好一项，毛利和核对会马上重算，这一行自己消失。',
  ])
    expect(text()).toContain(word)
  expect(text()).not.toContain('并入折算')
  const steps = [...place.querySelectorAll('[aria-label="从销售额到毛利"] a')]
  expect(steps[1]?.getAttribute('href')).toBe(
    '/temu/settlement?month=2026-10&currency=CNY&returns=original-cost&cell=2026-10.subsidy',
  )
})

it('where the money is: what files carry is computed, what none carries is typed or —', async () => {
  const { place } = await draw(books([book()]))
  const card = place.querySelector('[aria-label=钱在哪里]')
  const figures = [...(card?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent)
  expect(figures).toEqual([
    '待处理—没有导入待处理账单',
    '结算中—官方文件里没有这一项',
    '10 月已到账¥275,830.00到 10-31 · 已提现 ¥50,000.00',
    '预留与冻结¥5,640.00预留没有文件，可手填 · 冻结 ¥5,640.00',
    '账户余额¥56,016.27手填 10-31 林岚',
  ])
})

it('books of another currency are beside it and are added on request alone', async () => {
  const { text, press, address } = await draw(books([book(), usd()]))
  expect(text()).toContain('USD 账本未并入：10 月结算净额 US$100.00，毛利 ≈ ¥510.85')
  expect(text()).toContain('按 2026-10-31 汇率 7.1085 折算，只作参考')
  await press('并入折算')
  expect(text()).toContain('并入后 10 月毛利 ¥69,973.54，只作参考')
  expect(text()).toContain('¥69,462.69')
  await press('看 USD 账本')
  expect(address()).toContain('currency=USD')
  expect(text()).toContain('CNY 账本未并入：10 月结算净额 ¥230,615.89，毛利 ¥69,462.69')
})

it('demo books are marked; without a chosen demo store nothing is', async () => {
  const data = books([book(), usd()])
  expect((await draw(data)).text()).toContain('示例数据')
  expect((await draw(data, `/?store=${FULL}`)).text()).not.toContain('示例数据')
})

it('a month without books says so and leads back', async () => {
  const { text, press, address } = await draw(books([book()]), '/?month=2025-01')
  expect(text()).toContain('没有符合条件的数据')
  await press('清空筛选')
  expect(address()).not.toContain('month=')
})

it('without any book it says what to do first', async () => {
  const { text, place } = await draw(books([]))
  expect(text()).toContain('还没有账单')
  expect(place.querySelector('[aria-label=账本范围]')).toBeNull()
})

it('a failure is said with a way to try again', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { place } = await drawPage(() => <FinanceOverview title="财务工作台" />)
  await vi.waitFor(() => expect(place.textContent).toContain('网络连接失败'))
  expect(place.textContent).toContain('重试')
})

it('the link to the head opens the overview with the focus there', async () => {
  const { address } = await drawPage(() => <TemuFinanceHeadPage />, { at: '/?month=2026-10' })
  await vi.waitFor(() => expect(address()).toContain('/temu/finance?month=2026-10&focus=head'))
  const { place } = await draw(books([book()]), '/?focus=head')
  expect(place.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
