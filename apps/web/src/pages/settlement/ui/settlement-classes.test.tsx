import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { financeBooksQuery } from '#entities/finance-book'
import { api, apiQuery } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { book, books } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { SettlementPage } from './settlement-page.tsx'

const CLASSES = {
  revision: 3,
  rules: [{ type: '', remark: '平台活动费', class: 'ads', isOn: true }],
  builtIn: [{ type: '提现', remark: '', class: 'withdrawal', isOn: true }],
  unclassified: [
    {
      ...{ type: '支出', remark: '包材采购费-KX1', rows: 2, months: ['2026-10'] },
      proposal: { type: '支出', remark: '包材采购费' },
      sums: [{ currency: 'CNY', rows: 2, minor: -1_200 }],
    },
  ],
}

it('lines without a class lead to the rules, and 归类 begins one for them', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const lone = { class: 'unclassified', detail: null, ledger: -1_200, difference: null } as const
  const reconciliation = [{ ...lone, result: 'ledger_only' as const, accepted: null }]
  const { place, address } = await drawPage(() => <SettlementPage />, {
    at: '/?tab=reconcile&month=2026-10',
    answers: [
      [financeBooksQuery('original-cost').queryKey, books([book({ reconciliation })])],
      [apiQuery('getFinanceClassRules', {}).queryKey, CLASSES],
      [apiQuery('getFinanceMoneyStates', {}).queryKey, { stores: [], states: [], typed: [] }],
    ],
  })
  const open = place.querySelector<HTMLButtonElement>('button[aria-label="归类：拾光家居"]')
  await act(async () => open?.click())
  expect(address()).toContain('classes=rules')
  await vi.waitFor(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('包材采购费-KX1'),
  )
  const press = (label: string) =>
    act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click())
  await press('归类：包材采购费-KX1')
  const dialog = document.querySelector('[role=dialog]')
  const fields = [...(dialog?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])]
  expect(fields.map(({ value }) => value)).toEqual(['支出', '包材采购费', '', '平台活动费'])
  for (const word of ['请选类别', '有规则没填完', '内置规则 1 条'])
    expect(dialog?.textContent).toContain(word)
  await press('第 1 条 删除')
  expect(dialog?.textContent).not.toContain('有规则没填完')
  await press('第 1 条 删除')
  expect(dialog?.textContent).toContain('还没有自己的规则')
  await vi.waitFor(() =>
    expect(call.mock.calls.at(-1)?.slice(0, 2)).toEqual([
      'putFinanceClassRules',
      { body: { revision: 3, rules: [], dryRun: true } },
    ]),
  )
})
