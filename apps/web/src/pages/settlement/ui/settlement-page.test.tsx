import { EVENT_KINDS } from '@haixuan/rules'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type FinanceLines, financeBooksQuery, financeLinesQuery } from '#entities/finance-book'
import { financeCoverageQuery } from '#entities/finance-coverage'
import { api, apiQuery } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { book, books, FULL, usd } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { coverage } from '../../../entities/finance-coverage/lib/sample-coverage.fixture.ts'
import { SettlementPage } from './settlement-page.tsx'

const LINES: FinanceLines = {
  rows: [
    {
      ...{ sheet: 'a', line: 1688, store: FULL, kind: 'consumer_refund', book: '全球', month: '2026-10' },
      ...{ time: '2026-10-31T21:40:12+08:00', currency: 'CNY', minor: -1_055_940, quantity: 2 },
      ...{ orderNo: 'PO-1', afterNo: 'SH-1', stockNo: null, billNo: null, flowId: null, waybill: null },
      ...{ skuId: '17592', skuCode: 'SG-LT-04', type: null, remark: null, isTwice: false },
      cells: ['PO-1', '10559.40'],
    },
  ],
  sheets: [
    {
      key: 'a',
      file: '交易结算_10月.xlsx',
      sheet: '退款',
      kind: 'full_refund',
      headings: ['销售订单', '退款金额'],
    },
  ],
  stores: [{ id: FULL ?? '', name: '拾光家居', mallId: '1', mode: 'full', isDemo: false }],
  sums: [{ currency: 'CNY', rows: 168, minor: -1_055_940, twiceRows: 23, twiceMinor: -100_000 }],
  ...{ count: 168, countIsExact: true, visible: 168 },
}
const ask = (about: object) =>
  financeLinesQuery({
    ...about,
    ...{ store: FULL, from: '2026-10', to: '2026-10', currency: 'CNY', page: 1, limit: 50 },
  } as never).queryKey

/** Who accepted the difference of the class that is open. */
const HISTORY = {
  rows: [
    {
      ...{ id: '7', store: FULL, month: '2026-10', currency: 'CNY', class: 'issue', act: 'accepted' },
      ...{ difference: -2_000, detail: -227_815, ledger: -229_815, note: '平台补扣', at: 1_795_608_660_000 },
      ...{ userId: FULL, userName: '林岚' },
    },
  ],
  ...{ count: 1, countIsExact: true, visible: 1 },
}

async function draw(
  at: string,
  lines = LINES,
  october = book(),
  more: [ReturnType<typeof ask>, FinanceLines][] = [],
) {
  const data = books([book({ month: '2026-09' }), october, usd()])
  const drawn = await drawPage(() => <SettlementPage />, {
    at,
    answers: [
      [financeBooksQuery('original-cost').queryKey, data],
      [financeCoverageQuery('2026-10').queryKey, coverage([])],
      [
        apiQuery('listFinanceAcceptances', {
          query: { store: FULL ?? '', from: '2026-10', to: '2026-10', class: 'issue', limit: 20 },
        }).queryKey,
        HISTORY,
      ],
      [apiQuery('getFinanceMoneyStates', {}).queryKey, { stores: [], states: [], typed: [] }],
      [ask({ kind: 'consumer_refund' }), lines],
      [
        financeLinesQuery({
          ...{
            class: 'issue',
            store: FULL,
            from: '2026-10',
            to: '2026-10',
            min_minor: -3_840,
            max_minor: -3_840,
          },
          ...{ currency: 'CNY', limit: 20 },
        } as never).queryKey,
        { ...lines, rows: [] },
      ],
      [
        financeLinesQuery({
          ...{
            kind: EVENT_KINDS.join(','),
            from: '2026-09',
            to: '2026-11',
            min_minor: -3_840,
            max_minor: -3_840,
            currency: 'CNY',
            limit: 20,
          },
        }).queryKey,
        { ...lines, rows: lines.rows.map((line) => ({ ...line, kind: 'issue', minor: -3_840 })) },
      ],
      ...more,
      [ask({ class: 'issue' }), { ...lines, sums: [{ ...lines.sums[0], minor: -231_655 }] }],
      [ask({ kind: 'issue' }), { ...lines, sums: [{ ...lines.sums[0], minor: -227_815 }] }],
    ],
  })
  return { ...drawn, text: () => drawn.place.textContent ?? '' }
}

it('a cell leads to its lines: official columns, file, line, and the proof of the sum', async () => {
  const { text, place, address } = await draw('/?cell=2026-10.refund')
  const panel = place.querySelector('section[aria-label="2026 年 10 月 · 消费者退款"]')
  const headings = [...(panel?.querySelectorAll('th[scope=col]') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(['销售订单', '退款金额', '计入金额', '店铺', '来源文件', '行号'])
  for (const word of [
    '168 行相加',
    '✓ 行合计 = 单元格',
    '23 笔在「销售冲回」也出现，只计一次',
    '1688',
    '交易结算_10月.xlsx',
  ])
    expect(panel?.textContent).toContain(word)
  expect(text()).toContain('总览')
  const whole = [...(panel?.querySelectorAll('a') ?? [])].find(
    ({ textContent }) => textContent === '打开完整明细',
  )
  expect(whole?.getAttribute('href')).toMatch(/consumer_refund_amount\?store=.*&month=2026-10&currency=CNY$/)
  await act(async () => {
    panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect(address()).not.toContain('cell=')
})

it('lines of a cell are narrowed by day and amount, and another cell begins with all', async () => {
  const some = { ...LINES, count: 2, sums: LINES.sums.map((sum) => ({ ...sum, rows: 2, minor: -700 })) }
  const narrowed = { from_day: '2026-10-05', to_day: '2026-10-06', max_minor: -150, sort: 'amount:asc' }
  // In quotes: the router of this test would make it a number, that of the site keeps text.
  const at = '/?cell=2026-10.refund&since=2026-10-05&until=2026-10-06&max="-1.5"&sort=amount:asc'
  const { text, place } = await draw(at, LINES, book(), [
    [ask({ kind: 'consumer_refund', ...narrowed }), some],
  ])
  for (const word of ['2 行相加', '已筛选，单元格共 −10,559.40', '10-05 至 10-06', '≤-1.5', '清除筛选'])
    expect(text()).toContain(word)
  expect(text()).not.toContain('行合计 = 单元格')
  const others = [...place.querySelectorAll('a[href*="cell="]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  expect(others.length).toBeGreaterThan(5)
  for (const href of others) expect(href).not.toMatch(/since|until|max=|sort=/)
})

it('days of another month narrow nothing', async () => {
  const { text } = await draw('/?cell=2026-10.refund&since=2026-09-01&until=2026-09-30')
  expect(text()).toContain('✓ 行合计 = 单元格')
})

it('lines that no longer add up to the cell are told', async () => {
  const other = { ...LINES, sums: LINES.sums.map((sum) => ({ ...sum, minor: -1_000 })) }
  const { text } = await draw('/?cell=2026-10.refund', other)
  expect(text()).toContain('行合计 −10.00，数字刚变过，请刷新')
  expect(text()).not.toContain('行合计 = 单元格')
})

it('details and account book are compared class by class, and both sides can be read', async () => {
  const { text, place, address } = await draw('/?tab=reconcile&month=2026-10')
  for (const word of [
    '核对',
    '1 处相差',
    '−38.40',
    '只有账务',
    '容差是 0.01 元',
    '提现（转账，不是支出）',
    '−50,000.00',
  ])
    expect(text()).toContain(word)
  const open = place.querySelector<HTMLButtonElement>('button[aria-label="看行：拾光家居 售后问题"]')
  await act(async () => open?.click())
  expect(address()).toContain(`check=${FULL}.issue`)
  // Details and account book are never added.
  expect(text()).not.toContain('−4,594.70')
  for (const word of [
    '账务多扣，明细里没有',
    '没有一行的金额正好等于差额',
    '金额、类型相同',
    '交易结算_10月.xlsx 第 1688 行',
  ])
    expect(text()).toContain(word)
  expect(text()).toContain('✓ 行合计 = 单元格')
})

it('a month that has no books leads back', async () => {
  const { text } = await draw('/?tab=reconcile&month=2025-01')
  expect(text()).toContain('没有符合条件的数据')
})

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)

it('a difference is accepted with a note, for what the page shows', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const { text } = await draw(`/?tab=reconcile&month=2026-10&check=${FULL}.issue`)
  expect(text()).toContain('还没有接受')
  await act(async () => button('接受差额…')?.click())
  const form = document.querySelector('[role=dialog]')
  expect(form?.textContent).toContain('−38.40 CNY：明细 −2,278.15，账务 −2,316.55')
  await act(async () => button('接受差额')?.click())
  expect(form?.textContent).toContain('请写明为什么接受')
  expect(call).not.toHaveBeenCalled()
  const area = form?.querySelector('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, ' 平台补扣 ')
    area?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => button('接受差额')?.click())
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    'acceptFinanceDifference',
    {
      body: {
        ...{ store: FULL, month: '2026-10', currency: 'CNY', class: 'issue', difference: -3_840 },
        note: '平台补扣',
      },
    },
  ])
})

it('a difference that changed since shows both figures, who accepted it, and can be taken back', async () => {
  const accepted = {
    ...{ difference: -2_000, detail: -227_815, ledger: -229_815, note: '平台补扣' },
    ...{ at: 1_795_608_660_000, userName: '林岚', isCurrent: false },
  }
  const reconciliation = book().reconciliation.map((one) =>
    one.class === 'issue' ? { ...one, accepted } : one,
  )
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const at = `/?tab=reconcile&month=2026-10&check=${FULL}.issue`
  const { text } = await draw(at, LINES, book({ reconciliation }))
  for (const word of ['已接受 · 之后变动', '接受时 −20.00', '现在 −38.40', '林岚', '平台补扣', '1 处相差'])
    expect(text()).toContain(word)
  await act(async () => button('撤回接受')?.click())
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    'withdrawFinanceAcceptance',
    { query: { store: FULL, month: '2026-10', currency: 'CNY', class: 'issue' } },
  ])
})
