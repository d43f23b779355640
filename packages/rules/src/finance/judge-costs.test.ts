import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostCells, costCells, dayOfText, type EnteredCost, readCost } from './cost-cells.ts'
import { judgeCosts } from './judge-costs.ts'

const CELLS: CostCells = {
  ...{ skuCode: 'CG-1', skuId: '', validFrom: '2026-10-01', goods: '18.50', currency: '', head: '' },
  ...{ pack: '', other: '', supplier: '', note: '' },
}
const reasons = (about: Partial<CostCells>) => {
  const read = readCost({ ...CELLS, ...about })
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ cell, reason }) => [cell, reason])) : {}
}
const costOf = (about: Partial<CostCells> = {}): EnteredCost => {
  const read = readCost({ ...CELLS, ...about })
  if ('faults' in read) throw new Error(read.faults[0]?.reason)
  return read.cost
}

describe('cells of a cost', () => {
  it.each<[Partial<CostCells>, string[]]>([
    [{ skuCode: ' ' }, ['skuCode']],
    [{ skuCode: '货'.repeat(101) }, ['skuCode']],
    [{ skuCode: '货'.repeat(100) }, []],
    [{ skuId: '2.41E+17' }, ['skuId']],
    [{ skuId: '9'.repeat(21) }, ['skuId']],
    [{ skuId: '9'.repeat(20) }, []],
    [{ validFrom: '' }, ['validFrom']],
    [{ validFrom: '2026-02-29' }, ['validFrom']],
    [{ validFrom: '2028-02-29' }, []],
    [{ goods: '' }, ['goods']],
    [{ goods: '18.505' }, ['goods']],
    [{ goods: '18.500' }, []],
    [{ goods: '-1' }, ['goods']],
    [{ goods: '约 18' }, ['goods']],
    [{ goods: '999999999.99' }, []],
    [{ goods: '1000000000' }, ['goods']],
    [{ currency: '美元' }, ['currency']],
    [{ currency: 'jpy', goods: '1.5' }, ['goods']],
    [{ head: 'x', pack: '-1', other: '1.234' }, ['head', 'pack', 'other']],
    [{ supplier: '供'.repeat(201), note: '备'.repeat(501) }, ['supplier', 'note']],
  ])('%j: %j', (about, faulty) => {
    expect(Object.keys(reasons(about)).sort()).toEqual([...faulty].sort())
  })

  it('amounts are read with signs of money and commas, and what nobody said is not 0', () => {
    expect(costOf({ goods: '¥1,018.5', head: '0' })).toMatchObject({
      ...{ goods: 101_850, head: 0, pack: null, other: null, currency: 'CNY', skuId: null },
    })
    expect(costOf({ currency: 'jpy', goods: '1200' }).goods).toBe(1200)
  })

  it.each(['2026-10-01', '2026/10/1', '2026.10.1', '2026年10月1日'])('%s is a day', (text) => {
    expect(dayOfText(text)).toBe('2026-10-01')
  })

  it('cells of any version are read as that version again', () => {
    const minor = fc.nat({ max: 99_999_999_999 })
    const part = fc.option(minor)
    const text = fc.option(fc.stringMatching(/^[A-Za-z0-9一-龥]{1,20}$/))
    const version = fc.record({
      ...{
        skuCode: fc.stringMatching(/^[A-Z0-9-]{1,30}$/),
        skuId: fc.option(fc.stringMatching(/^\d{1,20}$/)),
      },
      validFrom: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      ...{ goods: minor, head: part, pack: part, other: part, supplier: text, note: text },
      currency: fc.constantFrom('CNY', 'USD'),
    })
    fc.assert(
      fc.property(version, (cost) => {
        expect(readCost(costCells(cost))).toEqual({ cost })
      }),
    )
  })
})

describe('what keeping a row does', () => {
  const verdict = (about: Partial<CostCells>, existing: EnteredCost[], last: string | null = '2026-10-31') =>
    judgeCosts([{ ...CELLS, ...about }], existing, last)[0]?.verdict

  it('a first version changes no history, even of a month that is booked', () => {
    expect(verdict({ validFrom: '2026-07-01' }, [])).toBe('new')
    expect(verdict({ validFrom: '2026-07-01' }, [costOf()])).toBe('new')
  })
  it('a version that ends one that booked months use is history, the day after the books it is new', () => {
    expect(verdict({ validFrom: '2026-10-31' }, [costOf()])).toBe('history')
    expect(verdict({ validFrom: '2026-11-01' }, [costOf()])).toBe('new')
    expect(verdict({ validFrom: '2026-10-31' }, [costOf()], null)).toBe('new')
  })
  it('another amount of the same day replaces it, in booked months as history', () => {
    expect(verdict({ goods: '19' }, [costOf()])).toBe('history')
    expect(verdict({ goods: '19' }, [costOf()], '2026-09-30')).toBe('replace')
    expect(verdict({}, [costOf()])).toBe('same')
  })
  it('a version for an id ends one for its code, not the reverse', () => {
    expect(verdict({ skuId: '7', validFrom: '2026-10-09' }, [costOf()])).toBe('history')
    expect(verdict({ validFrom: '2026-10-09' }, [costOf({ skuId: '7' })])).toBe('new')
  })
  it('one SKU and day is in one row only', () => {
    const [first, second] = judgeCosts([CELLS, { ...CELLS, validFrom: '2026/10/1', goods: '20' }], [], null)
    expect([first?.verdict, second?.verdict]).toEqual(['new', 'refused'])
    expect(second?.faults).toEqual([
      { cell: 'validFrom', reason: '与第 1 行是同一个 SKU、同一天，请只留一行' },
    ])
  })
})
