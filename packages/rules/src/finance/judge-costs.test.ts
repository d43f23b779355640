import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostCells, costCells, dayOfText, type EnteredCost, readCost } from './cost-cells.ts'
import type { CostUse } from './cost-uses.ts'
import { judgeCostChange, judgeCosts } from './judge-costs.ts'

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
    [{ goods: '999999.99' }, []],
    [{ goods: '1000000.00' }, []],
    [{ goods: '1000000.01' }, ['goods']],
    [{ goods: '999999.98', head: '0.01', other: '0.01' }, []],
    [{ goods: '999999.98', head: '0.01', pack: '0.01', other: '0.01' }, ['goods']],
    [{ goods: '1', other: '1000000' }, ['other']],
    [{ goods: '1000000000' }, ['goods']],
    [{ currency: 'JPY', goods: '1000000' }, []],
    [{ currency: 'JPY', goods: '1000001' }, ['goods']],
    [{ currency: 'KWD', goods: '1000000.001' }, ['goods']],
    [{ currency: 'VND', goods: '100000000' }, []],
    [{ currency: 'VND', goods: '100000001' }, ['goods']],
    [{ goods: `1.${'0'.repeat(28)}` }, []],
    [{ goods: `1.${'0'.repeat(29)}` }, ['goods']],
    [{ currency: '美元' }, ['currency']],
    [{ currency: 'ZZZ' }, ['currency']],
    [{ currency: 'XAU' }, ['currency']],
    [{ currency: 'usd' }, []],
    [{ skuCode: 'a\ud800b' }, ['skuCode']],
    [{ skuCode: 'a😀b', supplier: '\udc00', note: 'a\0b' }, ['supplier', 'note']],
    [{ currency: 'jpy', goods: '1.5' }, ['goods']],
    [{ head: 'x', pack: '-1', other: '1.234' }, ['head', 'pack', 'other']],
    [{ supplier: '供'.repeat(201), note: '备'.repeat(501) }, ['supplier', 'note']],
  ])('%j: %j', (about, faulty) => {
    expect(Object.keys(reasons(about)).sort()).toEqual([...faulty].sort())
  })

  it('a cell has one reason, the first that is found', () => {
    const read = readCost({ ...CELLS, skuId: `x${'9'.repeat(20)}`, currency: `\ud800${'X'.repeat(20)}` })
    expect('faults' in read && read.faults.map(({ cell, reason }) => [cell, reason.slice(0, 10)])).toEqual([
      ['currency', '这一格有无法保存的字'],
      ['skuId', 'SKU ID 应为 '],
    ])
    expect(reasons({ head: '1000000', pack: '2' }).head).toBe(
      '一件的成本（含头程、包装、其他）最多 1,000,000 CNY，请检查金额和币种',
    )
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
    const minor = fc.nat({ max: 25_000_000 })
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

/** A piece of SKU id 7 and one of 8, both of one code, on each day from the first of September. */
function soldUntil(last: string | null): CostUse[] {
  const days = Array.from({ length: 61 }, (_, n) => new Date(Date.UTC(2026, 8, 1 + n)))
  return days
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => last !== null && day <= last)
    .flatMap((day) => ['7', '8'].map((skuId) => ({ skuId, skuCode: 'CG-1', day })))
}

describe('what keeping a row does', () => {
  const verdict = (about: Partial<CostCells>, existing: EnteredCost[], last: string | null = '2026-10-31') =>
    judgeCosts([{ ...CELLS, ...about }], existing, soldUntil(last))[0]?.verdict

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
  it('a version for an id counts whatever its code is, and only one of a day', () => {
    expect(verdict({ skuCode: 'ZZZ', skuId: '7', goods: '7' }, [costOf()])).toBe('history')
    expect(verdict({ skuCode: 'ZZZ', skuId: '9', goods: '7' }, [costOf()])).toBe('new')
    const own = costOf({ skuId: '7' })
    expect(verdict({ skuCode: 'ZZZ', skuId: '7', goods: '7' }, [own])).toBe('history')
    const [, second] = judgeCosts(
      [
        { ...CELLS, skuId: '7' },
        { ...CELLS, skuCode: 'ZZZ', skuId: '7' },
      ],
      [],
      [],
    )
    expect(second?.verdict).toBe('refused')
  })
  it('a supplier or a note is in no book, and what ends between two sales changes nothing', () => {
    expect(verdict({ note: '新的备注' }, [costOf()])).toBe('replace')
    const uses = [{ skuId: '7', skuCode: 'CG-1', day: '2026-10-31' }]
    const later = { ...CELLS, validFrom: '2026-10-20', goods: '20' }
    const existing = [costOf(), costOf({ validFrom: '2026-10-25' })]
    expect(judgeCosts([later], existing, uses)[0]?.verdict).toBe('new')
    expect(judgeCosts([{ ...later, validFrom: '2026-10-26' }], existing, uses)[0]?.verdict).toBe('history')
  })
  it('only the row that is taken is history', () => {
    const rows = [
      { ...CELLS, goods: '19' },
      { ...CELLS, skuId: '7', goods: '20' },
      { ...CELLS, skuId: '8', goods: '21' },
    ]
    const verdicts = judgeCosts(rows, [costOf()], soldUntil('2026-10-31')).map((row) => row.verdict)
    expect(verdicts).toEqual(['replace', 'history', 'history'])
  })
  it('a version is used when a booked month takes another or none without it', () => {
    const [own, later, ofId] = [costOf(), costOf({ validFrom: '2026-11-01' }), costOf({ skuId: '7' })]
    const uses = soldUntil('2026-10-31')
    const removal = (one: EnteredCost, booked = uses) =>
      judgeCostChange({ rows: [], remove: [one] }, [own, later, ofId], booked).removals
    expect(removal(own)).toEqual(['history'])
    expect(removal(later)).toEqual(['removed'])
    expect(removal(ofId)).toEqual(['history'])
    expect(removal(ofId, soldUntil('2026-09-30'))).toEqual(['removed'])
    expect(removal(costOf({ skuCode: 'CG-2' }))).toEqual(['unknown'])
  })
  it('rows and removals are judged as one change', () => {
    const own = costOf()
    const uses = soldUntil('2026-10-31')
    const judge = (row: Partial<CostCells>) => {
      const { rows, removals } = judgeCostChange({ rows: [{ ...CELLS, ...row }], remove: [own] }, [own], uses)
      return [rows[0]?.verdict, removals[0]]
    }
    expect(judge({ goods: '19' })).toEqual(['refused', 'history'])
    // Moved to an earlier day, it is the same cost from another day on.
    expect(judge({ validFrom: '2026-09-01' })).toEqual(['history', 'history'])
    expect(judge({ skuCode: 'CG-2' })).toEqual(['new', 'history'])
  })
  it('one SKU and day is in one row only', () => {
    const [first, second] = judgeCosts([CELLS, { ...CELLS, validFrom: '2026/10/1', goods: '20' }], [], [])
    expect([first?.verdict, second?.verdict]).toEqual(['new', 'refused'])
    expect(second?.faults).toEqual([
      { cell: 'validFrom', reason: '与第 1 行是同一个 SKU、同一天，请只留一行' },
    ])
  })
})
