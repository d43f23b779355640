import { expect, test } from 'vitest'
import { costDrafts, EMPTY_CELLS, judgedDrafts, unsavedText } from './cost-draft.ts'

const GOOD = { ...EMPTY_CELLS, skuCode: 'A', validFrom: '2026-10-01', goods: '18.5' }
const drafts = (...edits: [string, typeof EMPTY_CELLS][]) =>
  costDrafts(
    [
      { skuId: '1', skuCode: 'A' },
      { skuId: '2', skuCode: 'A' },
      { skuId: '3', skuCode: null },
    ],
    [],
    new Map(edits),
  )

test('each code without a cost is in one row, a SKU without a code by its id', () => {
  const [first, second, third] = drafts()
  expect([first?.cells.skuCode, second?.cells.skuId, third?.origin]).toEqual(['A', '3', 'blank'])
  expect(judgedDrafts(drafts()).edited).toEqual([])
})

test('a bad cell keeps its text and its row is not sent', () => {
  const { edited, good, faults } = judgedDrafts(
    drafts(['missing A', GOOD], ['blank 0', { ...GOOD, skuCode: 'B', goods: '约 18' }]),
  )
  expect(edited.map(({ cells }) => cells.goods)).toEqual(['18.5', '约 18'])
  expect(good.map(({ id }) => id)).toEqual(['missing A'])
  expect([...(faults.get('blank 0') ?? [])]).toEqual([['goods', '看不出金额，请只填写数字，例如 18.50']])
})

test('what is not saved yet is said', () => {
  const judged = judgedDrafts(drafts(['missing A', GOOD], ['blank 0', { ...GOOD, skuCode: 'B', goods: '' }]))
  const verdicts = (['new', 'new', 'history'] as const).map((verdict) => ({ verdict, faults: [] }))
  expect(unsavedText(judged, { rows: 4, columns: 5 }, verdicts)).toBe(
    '已粘贴 4 行 × 5 列，还没保存：2 行新版本 · 1 行改历史 · 1 格要修（没有成本，请填写，例如 18.50）',
  )
  expect(unsavedText({ edited: judged.good, faults: new Map() }, null, null)).toBe('已改 1 行，还没保存')
})
