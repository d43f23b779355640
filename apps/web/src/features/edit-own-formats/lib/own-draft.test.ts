import { expect, test } from 'vitest'
import { COST_FORMAT, missingCosts } from './cost-format.ts'
import { judgedDrafts as judged, ownDrafts, unsavedText } from './own-draft.ts'

const { empty: EMPTY_CELLS } = COST_FORMAT
const STORED = { ...EMPTY_CELLS, skuCode: 'S', validFrom: '2026-09-01', goods: '9.00', currency: 'CNY' }
const MISSING = missingCosts([
  { skuId: '1', skuCode: 'A' },
  { skuId: '2', skuCode: 'A' },
  { skuId: '3', skuCode: null },
])
const idOf = (origin: string, cells: typeof EMPTY_CELLS) =>
  `${origin} ${COST_FORMAT.key.map((cell) => cells[cell]).join('\n')}`
const FIRST = idOf('missing', { ...EMPTY_CELLS, skuCode: 'A' })
const judgedDrafts = (all: ReturnType<typeof drafts>) => judged(COST_FORMAT, all)
const GOOD = { ...EMPTY_CELLS, skuCode: 'A', validFrom: '2026-10-01', goods: '18.5' }
const drafts = (...edits: [string, typeof EMPTY_CELLS][]) =>
  ownDrafts(COST_FORMAT, { missing: MISSING, stored: [] }, new Map(edits))

test('each code without a cost is in one row, a SKU without a code by its id', () => {
  const [first, second, third] = drafts()
  expect([first?.cells.skuCode, second?.cells.skuId, third?.origin]).toEqual(['A', '3', 'blank'])
  expect(judgedDrafts(drafts()).edited).toEqual([])
})

test('a bad cell keeps its text and its row is not sent', () => {
  const { edited, good, faults } = judgedDrafts(
    drafts([FIRST, GOOD], ['blank 0', { ...GOOD, skuCode: 'B', goods: '约 18' }]),
  )
  expect(edited.map(({ cells }) => cells.goods)).toEqual(['18.5', '约 18'])
  expect(good.map(({ id }) => id)).toEqual([FIRST])
  expect([...(faults.get('blank 0') ?? [])]).toEqual([['goods', '看不出金额，请只填写数字，例如 18.50']])
})

test('what is not saved yet is said', () => {
  const all = judgedDrafts(drafts([FIRST, GOOD], ['blank 0', { ...GOOD, skuCode: 'B', goods: '' }]))
  const verdicts = (['new', 'new', 'history'] as const).map((verdict) => ({ verdict }))
  expect(unsavedText(all, { rows: 4, columns: 5 }, { rows: verdicts, removals: [] })).toBe(
    '已粘贴 4 行 × 5 列，还没保存：2 行新版本 · 1 行改历史 · 1 格要修（没有成本，请填写，例如 18.50）',
  )
  expect(unsavedText({ edited: all.good, removed: [], faults: new Map() }, null, null)).toBe(
    '已改 1 行，还没保存',
  )
})

test('a stored row that is to be taken out keeps its cells and is said', () => {
  const stored = [STORED, { ...STORED, validFrom: '2026-10-01' }]
  const id = idOf('stored', STORED)
  const edits = new Map([[id, { ...STORED, goods: '8' }]])
  const all = ownDrafts(COST_FORMAT, { missing: [], stored }, edits, new Set([id, 'blank 0']))
  const { edited, removed } = judged(COST_FORMAT, all)
  expect([edited, removed.map(({ cells }) => cells)]).toEqual([[], [STORED]])
  const told = { edited, removed, faults: new Map() }
  expect(unsavedText(told, null, { rows: [], removals: ['history'] })).toBe(
    '要删除 1 行，还没保存：1 行改历史',
  )
  const [, second] = all
  const same = ownDrafts(
    COST_FORMAT,
    { missing: [], stored },
    new Map([[second?.id ?? '', STORED]]),
    new Set([id]),
  )
  expect(
    judged(COST_FORMAT, same)
      .faults.get(second?.id ?? '')
      ?.get('validFrom'),
  ).toBe('这个版本同时要删除，请只保存或只删除')
})
