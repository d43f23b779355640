import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeStoreCostChange } from './judge-store-costs.ts'
import {
  monthOfText,
  readStoreCost,
  type StoreCost,
  type StoreCostCells,
  storeCostCells,
} from './store-cost-cells.ts'

const STORES = [
  { id: 'a', name: '晨光家居', mallId: '634418210000012' },
  { id: 'b', name: '同名店', mallId: '634418210000013' },
  { id: 'c', name: '同名店', mallId: '634418210000014' },
]
const CELLS: StoreCostCells = {
  ...{ store: '晨光家居', month: '2026-10', kind: '房租', amount: '3000', currency: '', note: '' },
}
const faulty = (about: Partial<StoreCostCells>) => {
  const read = readStoreCost({ ...CELLS, ...about }, STORES)
  return 'faults' in read ? read.faults.map(({ cell }) => cell) : []
}
const RENT: StoreCost = {
  ...{ storeId: 'a', month: '2026-10', kind: '房租', minor: 300_000, currency: 'CNY', note: null },
}

describe('cells of a cost of a store', () => {
  it.each<[Partial<StoreCostCells>, string[]]>([
    [{}, []],
    [{ store: '634418210000014' }, []],
    [{ store: '同名店' }, ['store']],
    [{ store: '别人的店' }, ['store']],
    [{ store: '' }, ['store']],
    [{ month: '' }, ['month']],
    [{ month: '2026-13' }, ['month']],
    [{ month: '2026年1月' }, []],
    [{ kind: ' ' }, ['kind']],
    [{ kind: '项'.repeat(50) }, []],
    [{ kind: '项'.repeat(51) }, ['kind']],
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '0.01' }, []],
    [{ amount: '-1' }, ['amount']],
    [{ amount: '1.005' }, ['amount']],
    [{ amount: '100000000.00' }, []],
    [{ amount: '100000000.01' }, ['amount']],
    [{ currency: 'ZZZ' }, ['currency']],
    [{ currency: 'jpy', amount: '1.5' }, ['amount']],
    [{ note: '备'.repeat(201) }, ['note']],
    [{ kind: 'a\ud800' }, ['kind']],
  ])('%j: %j', (about, cells) => {
    expect(faulty(about)).toEqual(cells)
  })

  it.each(['2026-10', '2026/10', '202610', '2026.10', '2026年10月'])('%s is a month', (text) => {
    expect(monthOfText(text)).toBe('2026-10')
  })

  it('cells of any cost are read as that cost again', () => {
    const cost = fc.record<StoreCost>({
      ...{ storeId: fc.constantFrom('a', 'b', 'c'), month: fc.constantFrom('2026-01', '2026-12') },
      ...{ kind: fc.stringMatching(/^[A-Z房租]{1,20}$/), minor: fc.integer({ min: 1, max: 100_000_000 }) },
      ...{ currency: fc.constantFrom('CNY', 'USD', 'JPY'), note: fc.option(fc.constant('备注')) },
    })
    fc.assert(
      fc.property(cost, (one) => {
        expect(readStoreCost(storeCostCells(one, STORES), STORES)).toEqual({ cost: one })
      }),
    )
  })
})

describe('what a change of costs of stores does', () => {
  const judge = (about: Partial<StoreCostCells>, existing: StoreCost[], booked = true) =>
    judgeStoreCostChange({ rows: [{ ...CELLS, ...about }], remove: [] }, existing, STORES, () => booked)
      .rows[0]
  it('a first cost is no history, another amount in a month with bills is', () => {
    expect(judge({}, [])?.verdict).toBe('new')
    expect(judge({}, [RENT])?.verdict).toBe('same')
    expect(judge({ amount: '3001' }, [RENT])?.verdict).toBe('history')
    expect(judge({ amount: '3001' }, [RENT], false)?.verdict).toBe('replace')
    expect(judge({ note: '含物业' }, [RENT])?.verdict).toBe('replace')
    expect(judge({ currency: 'USD' }, [RENT])?.verdict).toBe('new')
  })
  it('a removal is history in a month with bills; a row is kept once, or taken out', () => {
    const change = (rows: StoreCostCells[], booked: boolean) =>
      judgeStoreCostChange({ rows, remove: [RENT, { ...RENT, kind: '人工' }] }, [RENT], STORES, () => booked)
    expect(change([], true).removals).toEqual(['history', 'unknown'])
    expect(change([], false).removals).toEqual(['removed', 'unknown'])
    expect(change([CELLS], true).rows[0]?.faults).toEqual([
      { cell: 'kind', reason: '这一行同时要删除，请只保存或只删除' },
    ])
    const twice = judgeStoreCostChange({ rows: [CELLS, CELLS], remove: [] }, [], STORES, () => true)
    expect(twice.rows.map(({ verdict }) => verdict)).toEqual(['new', 'refused'])
  })
})
