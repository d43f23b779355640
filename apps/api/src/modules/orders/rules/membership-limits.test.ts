import { addMonths } from '@haixuan/rules'
import { describe, expect, test } from 'vitest'
import {
  gift,
  type Holding,
  type Lot,
  lotsLeft,
  MOST_CREDIT_MS,
  raiseLots,
  setByOperator,
  withLessPaid,
  withoutOrder,
} from './membership-lots.ts'
import { SHORTEST_ACCOUNT } from './payer-account.ts'
import { type PaymentMethod, type PaymentPort, readyMethods } from './payment-port.ts'
import { planChange } from './plan-change.ts'

const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const lot = (orderId: string, ms: number, more: Partial<Lot> = {}): Lot => ({
  ...{ orderId, tier: 'month', paidFen: 100, boughtMs: ms, baseMs: ms, ms, upgrades: [], ...more },
})
const held = (...lots: Lot[]): Holding => ({
  ...{ tier: 'month', now: NOW, lots },
  expire: NOW + lots.reduce((all, { ms }) => all + ms, 0),
})

describe('what is left of lots', () => {
  const stored = [lot('a', 10), lot('b', 20)]

  test('is all of them when no time has passed, and begins with what nobody paid for', () => {
    expect(lotsLeft(stored, 30, 'month')).toEqual(stored)
    expect(lotsLeft(stored, 31, 'year')).toEqual([gift('year', 1), ...stored])
    expect(gift('year', 1)).toEqual({
      ...{ orderId: null, tier: 'year', paidFen: 0, boughtMs: 1, baseMs: 1, ms: 1, upgrades: [] },
    })
  })

  test('loses the oldest to the millisecond, and a piece stands for its part of what was paid', () => {
    expect(lotsLeft(stored, 29, 'month')).toEqual([{ ...lot('a', 9), boughtMs: 10 }, lot('b', 20)])
    expect(lotsLeft(stored, 20, 'month')).toEqual([lot('b', 20)])
    expect(lotsLeft(stored, 19, 'month')).toEqual([{ ...lot('b', 19), boughtMs: 20 }])
    expect(lotsLeft(stored, 0, 'month')).toEqual([])
    expect(lotsLeft([lot('a', 10, { baseMs: 7 })], 4, 'month')).toMatchObject([{ ms: 4, baseMs: 2 }])
  })

  test('keeps a lot of no length, which time does not use up', () => {
    const emptied = lot('a', 0, { boughtMs: 10, baseMs: 10 })
    expect(lotsLeft([emptied, lot('b', 20)], 5, 'month')).toEqual([emptied, { ...lot('b', 5), boughtMs: 20 }])
  })
})

describe('an upgrade', () => {
  const step = { tier: 'year', priceFen: 1_000, ms: 500 } as const

  test('makes of a lot the time that its money buys, rounded down', () => {
    expect(raiseLots([lot('a', 10)], step)).toEqual([lot('a', 10, { ms: 50, upgrades: [step] })])
    expect(raiseLots([lot('a', 10, { paidFen: 99 })], step)[0]?.ms).toBe(49)
    expect(raiseLots([lot('a', 10, { baseMs: 5 })], step)[0]?.ms).toBe(25)
  })

  test('makes nothing of a gift, of a lot without length, or at no price', () => {
    expect(raiseLots([gift('month', 10)], step)[0]?.ms).toBe(0)
    expect(raiseLots([lot('a', 0)], step)[0]?.ms).toBe(0)
    expect(raiseLots([lot('a', 10)], { ...step, priceFen: 0 })[0]?.ms).toBe(0)
  })

  test('gives ten years of credit together, to the millisecond', () => {
    const dear = (paidFen: number) => lot(`${paidFen}`, 10, { paidFen })
    const cheap = { ...step, priceFen: 1, ms: MOST_CREDIT_MS / 2 }
    expect(raiseLots([dear(1), dear(1), dear(1)], cheap).map(({ ms }) => ms)).toEqual([
      ...[MOST_CREDIT_MS / 2, MOST_CREDIT_MS / 2, 0],
    ])
    expect(raiseLots([dear(2)], cheap)[0]?.ms).toBe(MOST_CREDIT_MS)
    expect(raiseLots([dear(3)], cheap)[0]?.ms).toBe(MOST_CREDIT_MS)
    expect(MOST_CREDIT_MS).toBe(3_650 * 86_400_000)
  })
})

describe('a refund', () => {
  test('of an order that is not there changes nothing', () => {
    const holding = held(lot('a', 10))
    expect(withoutOrder(holding, 'b')).toBe(holding)
  })

  test('takes its time, and leaves the tier while another order of it is there', () => {
    expect(withoutOrder(held(lot('a', 10), lot('b', 20), lot('a', 5)), 'a')).toEqual(held(lot('b', 20)))
    const year = {
      ...held(lot('y', 10, { tier: 'year' }), lot('z', 20, { tier: 'year' })),
      tier: 'year' as const,
    }
    expect(withoutOrder(year, 'y')).toMatchObject({ tier: 'year', expire: NOW + 20 })
  })

  test('of all there is leaves a membership that is over now', () => {
    expect(withoutOrder(held(lot('a', 10)), 'a')).toEqual({ tier: 'month', now: NOW, lots: [], expire: NOW })
  })

  test('of what never ends takes no end and no tier', () => {
    const endless = {
      ...held(lot('y', 10, { tier: 'year' }), lot('a', 5)),
      tier: 'year' as const,
      expire: null,
    }
    expect(withoutOrder(endless, 'y')).toMatchObject({ tier: 'year', expire: null, lots: [{ orderId: 'a' }] })
  })

  test('of a lower order leaves the tier', () => {
    const year = { ...held(lot('y', 10, { tier: 'year' }), lot('a', 5)), tier: 'year' as const }
    expect(withoutOrder(year, 'a')).toMatchObject({ tier: 'year', expire: NOW + 10 })
  })

  test('of a part makes the time of that order worth less, and of no other', () => {
    const lots = withLessPaid(held(lot('a', 10), lot('b', 20)), 'a', 40).lots
    expect(lots).toEqual([lot('a', 10, { paidFen: 40 }), lot('b', 20)])
  })
})

describe('the operator', () => {
  const holding = held(lot('a', 10), lot('b', 20))

  test('keeps what fits, to the millisecond, and gives what is beyond', () => {
    expect(setByOperator(holding, 'month', NOW + 30)).toEqual(holding)
    expect(setByOperator(holding, 'month', NOW + 31).lots).toEqual([...holding.lots, gift('month', 1)])
    expect(setByOperator(holding, 'month', NOW + 29).lots).toEqual([
      lot('a', 10),
      { ...lot('b', 19), boughtMs: 20 },
    ])
    expect(setByOperator(holding, 'month', NOW + 10).lots).toEqual([lot('a', 10)])
    expect(setByOperator(holding, 'month', NOW + 1).lots).toEqual([{ ...lot('a', 1), boughtMs: 10 }])
  })

  test('ends a membership with a time that is not after now, or with no tier', () => {
    for (const until of [NOW, NOW - 1]) expect(setByOperator(holding, 'month', until).lots).toEqual([])
    expect(setByOperator(holding, 'general', NOW + 30)).toMatchObject({ tier: 'general', lots: [] })
  })

  test('lets it never end, with all that was paid', () => {
    expect(setByOperator(holding, 'month', null)).toEqual({ ...holding, expire: null })
  })

  test('holds another tier by a gift of no length', () => {
    expect(setByOperator(holding, 'year', NOW + 30)).toEqual({
      ...{ ...holding, tier: 'year', lots: [...holding.lots, gift('year', 0)] },
    })
  })
})

describe('what a plan does', () => {
  const offer = { vipType: 'month', months: 1, priceFen: 1 } as const

  test('one fen is a price', () => {
    expect(planChange(held(lot('a', 10)), offer)).toMatchObject({ kind: 'renew' })
    expect(planChange(held(lot('a', 10)), { ...offer, priceFen: 0 })).toEqual({
      ...{ kind: null, refusal: '该套餐暂不能在线购买，请联系客服' },
    })
    expect(planChange(held(lot('a', 10)), { ...offer, priceFen: -1 }).kind).toBeNull()
  })

  test('is told whole for each kind', () => {
    const general = { ...held(), tier: 'general' as const, expire: null }
    const until = addMonths(NOW, 1)
    expect(planChange(general, offer)).toEqual({
      ...{ kind: 'start', creditMs: 0, givenMs: 0, boughtMs: until - NOW, until, lots: [], refusal: null },
    })
    const member = held(lot('a', 10))
    const later = addMonths(NOW + 10, 1)
    expect(planChange(member, offer)).toEqual({
      ...{ kind: 'renew', creditMs: 0, givenMs: 0, boughtMs: later - NOW - 10, until: later },
      ...{ lots: member.lots, refusal: null },
    })
    const raised = raiseLots([lot('a', 10)], { tier: 'year', priceFen: 10, ms: until - NOW })
    const creditMs = raised[0]?.ms ?? 0
    expect(
      planChange(held(gift('month', 5), lot('a', 10)), { ...offer, vipType: 'year', priceFen: 10 }),
    ).toMatchObject({
      ...{ kind: 'upgrade', creditMs, givenMs: 5, boughtMs: until - NOW, until: until + creditMs },
    })
  })

  test('a refusal says why and what to do', () => {
    expect(planChange({ ...held(lot('a', 10)), tier: 'year' }, offer).refusal).toBe(
      '您当前的会员等级更高，请续费当前套餐，或在到期后购买该套餐',
    )
    expect(planChange({ ...held(lot('a', 10)), expire: null }, offer).refusal).toBe(
      '您的会员长期有效，无需购买',
    )
  })
})

test('ways to pay are those that the operator has set up, in their order', async () => {
  const port = (method: PaymentMethod, isReady: boolean) =>
    [method, { method, isReady: async () => isReady } as PaymentPort] as const
  expect(await readyMethods(new Map([port('wechat', true), port('transfer', true)]))).toEqual([
    'wechat',
    'transfer',
  ])
  expect(await readyMethods(new Map([port('wechat', false), port('transfer', true)]))).toEqual(['transfer'])
  expect(await readyMethods(new Map())).toEqual([])
})

test('an account of a payer has at least four signs', () => {
  expect(SHORTEST_ACCOUNT).toBe(4)
})
