import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costBook } from './cost-version.ts'
import { converter, type DatedRate } from './dated-rates.ts'
import { judgeRateChange } from './judge-rates.ts'
import { monthCost, type SkuDay } from './month-profit.ts'
import { type EnteredRate, type RateCells, rateCells, readRate } from './rate-cells.ts'
import { rateUses } from './rate-uses.ts'
import { RETURN_RULES } from './sku-books.ts'

const CELLS: RateCells = { day: '2026-10-31', currency: 'USD', rate: '7.1', source: '' }
const RATE: EnteredRate = { currency: 'USD', day: '2026-10-31', rate: '7.1', source: null }
const faulty = (about: Partial<RateCells>) => {
  const read = readRate({ ...CELLS, ...about })
  return 'faults' in read ? read.faults.map(({ cell }) => cell) : []
}

describe('cells of a rate', () => {
  it.each<[Partial<RateCells>, string[]]>([
    [{}, []],
    [{ day: '' }, ['day']],
    [{ day: '2026-02-29' }, ['day']],
    [{ day: '2026年10月1日' }, []],
    [{ currency: '' }, ['currency']],
    [{ currency: 'cny' }, ['currency']],
    [{ currency: 'ZZZ' }, ['currency']],
    [{ currency: ' jpy ' }, []],
    [{ rate: '' }, ['rate']],
    [{ rate: '0' }, ['rate']],
    [{ rate: '-7' }, ['rate']],
    [{ rate: '7,1' }, ['rate']],
    [{ rate: '0.000000001' }, []],
    [{ rate: '0.0000000001' }, ['rate']],
    [{ rate: '1000' }, []],
    [{ rate: '1000.000000001' }, ['rate']],
    [{ source: '源'.repeat(100) }, []],
    [{ source: '源'.repeat(101) }, ['source']],
    [{ source: 'a\ud800' }, ['source']],
  ])('%j: %j', (about, cells) => {
    expect(faulty(about)).toEqual(cells)
  })

  it('cells of any rate are read as that rate again', () => {
    const rate = fc.record<EnteredRate>({
      currency: fc.constantFrom('USD', 'JPY', 'EUR'),
      day: fc.constantFrom('2024-02-29', '2026-10-31'),
      rate: fc.nat(999).map((value) => `${value}.5`),
      source: fc.option(fc.stringMatching(/^[A-Z银行]{1,20}$/)),
    })
    fc.assert(
      fc.property(rate, (one) => {
        expect(readRate(rateCells(one))).toEqual({ rate: one })
      }),
    )
  })
})

describe('what a change of rates does', () => {
  const uses = [{ currency: 'USD', day: '2026-10-31' }]
  const verdict = (about: Partial<RateCells>, existing: EnteredRate[] = [RATE]) =>
    judgeRateChange({ rows: [{ ...CELLS, ...about }], remove: [] }, existing, uses).rows[0]?.verdict

  it('a first rate changes no history, another rate of a day that books take does', () => {
    expect(verdict({}, [])).toBe('new')
    expect(verdict({})).toBe('same')
    expect(verdict({ rate: '7.10' })).toBe('same')
    expect(verdict({ rate: '7.2' })).toBe('history')
    expect(verdict({ source: '中国银行' })).toBe('replace')
    expect(verdict({ currency: 'EUR' })).toBe('new')
  })
  it('a later rate before the day that books take is history, one after it or of before is not', () => {
    const early = [{ ...RATE, day: '2026-10-05' }]
    expect(verdict({ day: '2026-10-06', rate: '8' }, early)).toBe('history')
    expect(verdict({ day: '2026-11-01', rate: '8' }, early)).toBe('new')
    expect(verdict({ day: '2026-10-04', rate: '8' }, early)).toBe('new')
    // A rate of 32 days before was none: nothing was known.
    expect(verdict({ day: '2026-10-06', rate: '8' }, [{ ...RATE, day: '2026-09-29' }])).toBe('new')
    expect(verdict({ day: '2026-10-06', rate: '8' }, [{ ...RATE, day: '2026-09-30' }])).toBe('history')
  })
  it('a removal is history while booked months take the rate', () => {
    const all = [RATE, { ...RATE, day: '2026-10-30' }]
    const removal = (currency: string, day: string) =>
      judgeRateChange({ rows: [], remove: [{ currency, day }] }, all, uses).removals
    expect(removal('USD', '2026-10-31')).toEqual(['history'])
    expect(removal('USD', '2026-10-30')).toEqual(['removed'])
    expect(removal('EUR', '2026-10-31')).toEqual(['unknown'])
  })
  it('a rate is in one row only, and is kept or taken out', () => {
    const { rows } = judgeRateChange({ rows: [CELLS, { ...CELLS, day: '2026/10/31' }], remove: [] }, [], [])
    expect(rows.map((row) => [row.verdict, row.faults.map(({ reason }) => reason)])).toEqual([
      ['new', []],
      ['refused', ['与第 1 行是同一种货币、同一天，请只留一行']],
    ])
    const both = judgeRateChange({ rows: [CELLS], remove: [RATE] }, [RATE], [])
    expect(both.rows[0]?.faults).toEqual([
      { cell: 'day', reason: '这一天的汇率同时要删除，请只保存或只删除' },
    ])
  })

  it('a change without history changes no cost of a month that had all its rates', () => {
    const days = ['2026-10-01', '2026-10-02', '2026-10-03']
    const day = fc.constantFrom(...days)
    const sold = fc.array(
      fc.record<SkuDay>({
        ...{ skuId: fc.constantFrom('1', '2'), skuCode: fc.constant('A'), day, minor: fc.nat(1000) },
        ...{ kind: fc.constant('sale'), quantity: fc.option(fc.nat(3)) },
      }),
      { minLength: 1 },
    )
    const rate = fc.record<EnteredRate>({
      ...{ currency: fc.constantFrom('USD', 'EUR'), day, source: fc.constant(null) },
      rate: fc.constantFrom('7', '8', '9'),
    })
    const cost = costBook([
      { skuCode: 'A', skuId: null, minor: 100, currency: 'USD', validFrom: '2026-01-01' },
      { skuCode: 'A', skuId: '2', minor: 100, currency: 'EUR', validFrom: '2026-10-02' },
    ])
    const base = ['USD', 'EUR'].map((currency) => ({ ...RATE, currency, day: '2026-09-30' }))
    const seen = new Set<string>()
    fc.assert(
      fc.property(sold, fc.array(rate), rate, fc.nat(8), (book, more, added, gone) => {
        const months = { days: book, returns: [] }
        const existing = [
          ...new Map([...base, ...more].map((one) => [`${one.currency} ${one.day}`, one])).values(),
        ]
        const removed = existing.slice(gone, gone + 1)
        const remove = removed.filter((one) => one.day !== added.day || one.currency !== added.currency)
        const { rows, removals } = judgeRateChange(
          { rows: [rateCells(added)], remove },
          existing,
          rateUses(months, cost),
        )
        const verdicts = [...rows.map((row) => row.verdict), ...removals]
        for (const one of verdicts) seen.add(one)
        if (verdicts.includes('history')) return
        const rest = existing.filter(
          (one) => !remove.includes(one) && (one.day !== added.day || one.currency !== added.currency),
        )
        const costs = (rates: readonly DatedRate[]) => {
          const convert = converter(rates)
          const fen = (minor: number, currency: string, on: string) =>
            convert(minor, currency, on)?.fen ?? null
          return RETURN_RULES.map((rule) => monthCost(months, cost, rule, fen))
        }
        expect(costs([...rest, added])).toEqual(costs(existing))
      }),
    )
    expect([...seen]).toEqual(expect.arrayContaining(['new', 'replace', 'same', 'history', 'removed']))
  })
})
