import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { economic } from './economic.ts'
import { EVENT_KINDS, type EventKind } from './event-kinds.ts'
import { LEDGER_CLASSES, type LedgerClass } from './ledger-classes.ts'

const NONE = { rows: 0, minor: 0 }
const of = (
  details: readonly [EventKind, number][],
  ledger: readonly [LedgerClass, number][] = [],
  refundTwice = NONE,
) => economic({ details: new Map(details), ledger: new Map(ledger), refundTwice })

test('the sums of the drawn screens', () => {
  const found = of(
    [
      ['sale', 288_164_94],
      ['reversal', -12_320_76],
      ['subsidy', 4_688_61],
      ['consumer_refund', -10_559_40],
      ['issue', -2_762_51],
    ],
    [
      ['storage', -8_632_25],
      ['epr_pack', -1_560_62],
      ['ads', -24_689_62],
      ['violation_delay', -1_712_50],
      // The same settlement and the same compensation in the account book add nothing.
      ['settlement', 270_000_00],
      ['issue', -2_762_51],
      ['withdrawal', -120_000_00],
    ],
  )
  expect(found).toMatchObject({ revenueNet: 275_844_18, platformNet: 230_615_89, unknown: null })
})

test('a refund that is there twice counts once and is told', () => {
  const twice = { rows: 2, minor: -700 }
  expect(of([['consumer_refund', -1000]], [], twice)).toMatchObject({
    refund: -300,
    refundTwice: twice,
    platformNet: -300,
  })
})

describe('a class', () => {
  test('takes its details, else the account book, never both', () => {
    const ledger: [LedgerClass, number][] = [['label_ship', -900]]
    expect(of([['label_ship', -1000]], ledger).deductionsBy).toEqual({
      label_ship: { minor: -1000, source: 'detail' },
    })
    expect(of([], ledger).deductionsBy).toEqual({ label_ship: { minor: -900, source: 'ledger' } })
    expect(of([['transfer_fee', -5]], [['transfer', -5]]).deductions).toBe(-5)
  })

  test('that only moves money is no cost', () => {
    const moves: LedgerClass[] = [
      'withdrawal',
      'freeze',
      'unfreeze',
      'topup',
      'internal_transfer',
      'unclassified',
    ]
    expect(
      of(
        [],
        moves.map((name) => [name, -100]),
      ),
    ).toMatchObject({ deductions: 0, platformNet: 0 })
  })
})

test('an unknown type is in no figure but its own', () => {
  expect(of([['unknown_type', 500]])).toMatchObject({ unknown: 500, platformNet: 0 })
})

test('every figure is the sum of its parts, every kind is in exactly one of them', () => {
  const minor = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const sums = <Name extends string>(names: readonly Name[]) =>
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names), minor), { selector: ([name]) => name })
  fc.assert(
    fc.property(sums(EVENT_KINDS), sums(LEDGER_CLASSES), (details, ledger) => {
      const { revenueNet, subsidy, refund, deductions, deductionsBy, unknown, platformNet } = of(
        details,
        ledger,
      )
      const all = Object.values(deductionsBy)
      const total = (list: readonly { minor: number }[]) => list.reduce((sum, one) => sum + one.minor, 0)
      expect(total(all)).toBe(deductions)
      expect(revenueNet + subsidy + refund + deductions).toBe(platformNet)
      const told =
        revenueNet +
        subsidy +
        refund +
        total(all.filter(({ source }) => source === 'detail')) +
        (unknown ?? 0)
      expect(told).toBe(details.reduce((sum, [, one]) => sum + one, 0))
    }),
  )
})
