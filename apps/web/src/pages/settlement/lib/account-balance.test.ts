import { expect, it } from 'vitest'
import { accountBalance } from './account-balance.ts'

const typed = (store: string, day: string, minor: number, about: object = {}) => ({
  ...{ store, currency: 'CNY', kind: 'balance', day, minor, ...about },
})
const OCTOBER = { stores: ['a'], currency: 'CNY', month: '2026-10' }

it('the drawn month: opening, all that moved, closing, and what was typed', () => {
  const list = [typed('a', '2026-09-30', 1_243_055), typed('a', '2026-10-31', 5_601_627)]
  const moved = 16_922_572 - 12_000_000 - 684_000 + 120_000
  expect(accountBalance(list, OCTOBER, moved)).toEqual({
    ...{ opening: 1_243_055, closing: 5_601_627, typed: 5_601_627 },
  })
  expect(accountBalance(list.slice(0, 1), OCTOBER, moved)?.typed).toBeNull()
})

it.each([
  ['nothing', []],
  ['another day', [typed('a', '2026-09-29', 1)]],
  ['another kind', [typed('a', '2026-09-30', 1, { kind: 'reserve' })]],
  ['another currency', [typed('a', '2026-09-30', 1, { currency: 'USD' })]],
  ['another store', [typed('b', '2026-09-30', 1)]],
])('%s typed is no balance', (_, list) => expect(accountBalance(list, OCTOBER, 5)).toBeNull())

it('one store without a balance leaves no sum of two', () => {
  const two = { ...OCTOBER, stores: ['a', 'b'] }
  const list = [typed('a', '2026-09-30', 1), typed('b', '2026-09-30', 2), typed('a', '2026-10-31', 3)]
  expect(accountBalance(list, two, 5)).toEqual({ opening: 3, closing: 8, typed: null })
  expect(accountBalance(list.slice(0, 1), two, 5)).toBeNull()
})
