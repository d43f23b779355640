import { expect, it } from 'vitest'
import { type MoneyStates, moneySums } from './money-sums.ts'

const [A, B] = ['a', 'b']
const state = (store: string, about: Partial<MoneyStates['states'][number]> = {}) => ({
  ...{ store, currency: 'CNY', pending: null, arrived: null, frozen: null, ...about },
})
const typed = (store: string, kind: 'balance' | 'reserve', day: string, minor: number) => ({
  ...{ store, currency: 'CNY', kind, day, minor, at: 1, userName: '林岚' },
})
const arrived = (month: string, settled: number) => ({
  ...{ month, settled, withdrawn: 5, lastDay: `${month}-28` },
})

it('what nobody and no file says is not 0', () => {
  expect(moneySums({ states: [], typed: [] }, new Set([A]), 'CNY')).toEqual({
    ...{ pending: null, arrived: null, frozen: null, reserve: null, balance: null },
  })
})

it('stores are added, other stores and currencies are not', () => {
  const pending = (minor: number, quantity: number | null) => ({
    minor,
    quantity,
    rows: 1,
    unread: 1,
    readAt: 1,
  })
  const states = [
    state(A, { pending: pending(100, 2), frozen: 7 }),
    state(B, { pending: pending(50, null), frozen: null }),
    state(A, { currency: 'USD', pending: pending(9, 9), frozen: 9 }),
    state('c', { frozen: 1_000 }),
  ]
  expect(moneySums({ states, typed: [] }, new Set([A, B]), 'CNY')).toMatchObject({
    pending: { minor: 150, quantity: 2, unread: 2 },
    frozen: 7,
  })
})

it('what has arrived is of the last month alone', () => {
  const states = [
    state(A, { arrived: arrived('2026-10', 10) }),
    state(B, { arrived: arrived('2026-09', 99) }),
  ]
  expect(moneySums({ states, typed: [] }, new Set([A, B]), 'CNY').arrived).toEqual(arrived('2026-10', 10))
})

it('of typed amounts the newest of each store counts, and the oldest of their days is told', () => {
  const list = [
    typed(A, 'balance', '2026-10-31', 10),
    typed(A, 'balance', '2026-09-30', 99),
    typed(B, 'balance', '2026-10-20', 5),
    typed(A, 'reserve', '2026-10-31', 1),
  ]
  const { balance, reserve } = moneySums({ states: [], typed: list }, new Set([A, B]), 'CNY')
  expect(balance).toEqual({ minor: 15, day: '2026-10-20', names: ['林岚'] })
  expect(reserve?.minor).toBe(1)
})
