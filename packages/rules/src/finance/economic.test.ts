import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BookedEvent, economic } from './economic.ts'
import { EVENT_KINDS } from './event-kinds.ts'
import { LEDGER_CLASSES } from './ledger-classes.ts'

const event = (kind: BookedEvent['kind'], minor: number, more: Partial<BookedEvent> = {}): BookedEvent => ({
  ...{ kind, minor, quantity: null, afterNo: null, skuId: null },
  ...more,
})
const anyEvent = fc.record({
  kind: fc.constantFrom(...EVENT_KINDS),
  minor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  quantity: fc.constant(null),
  afterNo: fc.option(fc.constantFrom('A', 'B')),
  skuId: fc.option(fc.constantFrom('1', '2')),
})
const anyLine = fc.record({
  class: fc.constantFrom(...LEDGER_CLASSES),
  minor: fc.integer({ min: -9_999, max: 9_999 }),
})

test('the sums of the drawn screens', () => {
  const events = [
    event('sale', 288_164_94),
    event('reversal', -12_320_76),
    event('subsidy', 4_688_61),
    event('consumer_refund', -10_559_40),
    event('issue', -2_762_51),
  ]
  const ledger = [
    { class: 'storage', minor: -8_632_25 },
    { class: 'epr_pack', minor: -1_560_62 },
    { class: 'ads', minor: -24_689_62 },
    { class: 'violation_delay', minor: -1_712_50 },
    // The same settlement and the same compensation in the account book add nothing.
    { class: 'settlement', minor: 270_000_00 },
    { class: 'issue', minor: -2_762_51 },
    { class: 'withdrawal', minor: -120_000_00 },
  ] as const
  expect(economic(events, ledger)).toMatchObject({ revenueNet: 275_844_18, platformNet: 230_615_89 })
})

describe('a refund counts once', () => {
  const refund = event('consumer_refund', -500, { afterNo: 'A', skuId: '1' })
  test.each([
    ['without a reversal', [refund], -500, 0],
    [
      'with the reversal of the same after-sale and SKU',
      [refund, event('reversal', -500, { afterNo: 'A', skuId: '1' })],
      0,
      1,
    ],
    ['of another SKU', [refund, event('reversal', -500, { afterNo: 'A', skuId: '2' })], -500, 0],
    ['of another after-sale', [refund, event('reversal', -500, { afterNo: 'B', skuId: '1' })], -500, 0],
    ['without numbers', [event('consumer_refund', -500), event('reversal', -500)], -500, 0],
  ])('%s', (_, events, minor, twice) => {
    expect(economic(events, [])).toMatchObject({ refund: minor, refundTwice: { rows: twice } })
  })
})

test('a class takes its details, else the account book, never both', () => {
  const ledger = [{ class: 'label_ship', minor: -900 }] as const
  expect(economic([event('label_ship', -1000)], ledger).deductionsBy).toEqual({
    label_ship: { minor: -1000, source: 'detail' },
  })
  expect(economic([], ledger).deductionsBy).toEqual({ label_ship: { minor: -900, source: 'ledger' } })
})

test('every figure is the sum of its parts, every event is in exactly one of them', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.array(anyLine), (events, ledger) => {
      const { revenueNet, subsidy, refund, refundTwice, deductions, deductionsBy, unknown, platformNet } =
        economic(events, ledger)
      const all = Object.values(deductionsBy)
      const detail = all
        .filter(({ source }) => source === 'detail')
        .reduce((sum, { minor }) => sum + minor, 0)
      expect(all.reduce((sum, { minor }) => sum + minor, 0)).toBe(deductions)
      expect(revenueNet + subsidy + refund + deductions).toBe(platformNet)
      const told = revenueNet + subsidy + refund + refundTwice.minor + detail + unknown.minor
      expect(told).toBe(events.reduce((sum, { minor }) => sum + minor, 0))
    }),
  )
})

test('the order of rows changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.array(anyLine), (events, ledger) => {
      expect(economic(events.toReversed(), ledger.toReversed())).toEqual(economic(events, ledger))
    }),
  )
})
