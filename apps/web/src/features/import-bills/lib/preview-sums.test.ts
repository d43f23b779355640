import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkText, monthEffects, sumsByCurrency, uncostedText } from './preview-sums.ts'
import { FULL_STORE, figures, PET_STORE, sampleImport } from './sample-import.fixture.ts'

const preview = sampleImport().preview ?? expect.unreachable('the sample has a preview')

describe('money of new rows', () => {
  it('has a subtotal for each currency, CNY first, and never one for two', () => {
    expect(
      sumsByCurrency(preview.sums).map(({ currency, count, minor }) => [currency, count, minor]),
    ).toEqual([
      ['CNY', 926, 7_221_243],
      ['USD', 412, 312_040],
    ])
    expect(sumsByCurrency([])).toEqual([])
  })
})

describe('what changes in a month', () => {
  it('has parts that make the difference: the drawn preview to the cent', () => {
    const [cny, usd] = monthEffects(preview.months)
    expect(cny).toMatchObject({
      profit: { before: 5_262_598, after: 6_946_269 },
      ...{ platformNet: 6_000_132, missingIncome: -628_628, costFen: -3_687_833 },
    })
    expect(usd).toMatchObject({ currency: 'USD', net: { before: null, after: 312_040 } })
    expect(usd?.profit).toEqual({ before: null, after: null })
  })

  it('adds the stores of one month and currency, newest month first', () => {
    const one = { currency: 'CNY', before: figures(), after: figures({ platformNet: 100, profitFen: 60 }) }
    const effects = monthEffects([
      { ...one, store: FULL_STORE, month: '2026-09' },
      { ...one, store: FULL_STORE, month: '2026-10' },
      { ...one, store: PET_STORE, month: '2026-10' },
    ])
    expect(effects.map(({ month, net }) => [month, net.after])).toEqual([
      ['2026-10', 200],
      ['2026-09', 100],
    ])
  })

  it('says what the profit leaves out, and no −0 where nothing changed', () => {
    const book = { store: FULL_STORE, month: '2026-10', before: figures() }
    const none = figures({ platformNet: 100, missingIncome: 267_210, costFen: 0, profitFen: -267_110 })
    const [cny] = monthEffects([{ ...book, currency: 'CNY', after: none }])
    expect(cny && uncostedText(cny)).toBe('未含缺成本 SKU 的 2,672.10，补上成本后会重算')
    expect(Object.is(cny?.costFen, 0)).toBe(true)
    const whole = figures({ platformNet: 100, missingIncome: 0, costFen: 40, profitFen: 60 })
    const [all] = monthEffects([{ ...book, currency: 'CNY', after: whole }])
    expect(all && uncostedText(all)).toBeNull()
    const [usd] = monthEffects([{ ...book, currency: 'USD', after: none }])
    expect(usd && uncostedText(usd)).toBeNull()
  })

  it('for any figures, the parts add up to the change of the profit', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 })
    const some = fc
      .record({ platformNet: amount, missingIncome: amount, costFen: amount })
      .map((of) => figures({ ...of, profitFen: of.platformNet - of.missingIncome - of.costFen }))
    const book = fc.record({ before: fc.oneof(some, fc.constant(figures())), after: some })
    fc.assert(
      fc.property(fc.array(book, { minLength: 1, maxLength: 4 }), (books) => {
        const [effect] = monthEffects(
          books.map((one, n) => ({ ...one, store: `${n}`, month: '2026-10', currency: 'CNY' })),
        )
        const change = (effect?.profit.after ?? 0) - (effect?.profit.before ?? 0)
        const parts = (effect?.platformNet ?? 0) + (effect?.missingIncome ?? 0) + (effect?.costFen ?? 0)
        return change === parts
      }),
    )
  })
})

it('details beside the account book, in words', () => {
  expect(checkText(figures())).toBe('没有账务')
  expect(checkText(figures({ equal: 3, different: 1 }))).toBe('平 3 · 差 1')
  expect(checkText(figures({ oneSided: 2 }))).toBe('只有一侧 2')
})
