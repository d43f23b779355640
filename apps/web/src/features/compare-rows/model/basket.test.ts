import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { compareAddress, readItems } from '../lib/compare-address.ts'
import { MOST_COMPARED } from '../lib/most-compared.ts'
import { type Baskets, readBaskets, writeBaskets } from '../lib/stored-basket.ts'
import {
  $baskets,
  type Compared,
  compareAdded,
  compareCleared,
  compareToggled,
  keepBasketsFx,
} from './basket.ts'

const item = (n: number): Compared => ({ marketplace: 'temu', id: `60${n}` })
function begin(goods: readonly Compared[] = []) {
  const kept: Baskets[] = []
  const scope = fork({
    values: [
      [$toasts, createToastQueue()],
      [$baskets, { goods, shop: [] }],
    ],
    handlers: [[keepBasketsFx, (baskets: Baskets) => void kept.push(baskets)]],
  })
  return { scope, kept }
}

test('a row goes in and out again, and both are kept', async () => {
  const { scope, kept } = begin()
  await allSettled(compareToggled, { scope, params: { subject: 'goods', items: [item(1)] } })
  expect(scope.getState($baskets)).toEqual({ goods: [item(1)], shop: [] })
  await allSettled(compareToggled, { scope, params: { subject: 'goods', items: [item(1)] } })
  expect(scope.getState($baskets).goods).toEqual([])
  expect(kept.map(({ goods }) => goods.length)).toEqual([1, 0])
})

test('there are never more than six, and the seventh is refused with words', async () => {
  const { scope } = begin([1, 2, 3, 4, 5].map(item))
  await allSettled(compareAdded, { scope, params: { subject: 'goods', items: [item(5), item(6)] } })
  expect(scope.getState($baskets).goods).toHaveLength(MOST_COMPARED)
  await allSettled(compareAdded, { scope, params: { subject: 'goods', items: [item(7)] } })
  expect(scope.getState($baskets).goods).toHaveLength(MOST_COMPARED)
  await allSettled(compareCleared, { scope, params: 'goods' })
  expect(scope.getState($baskets).goods).toEqual([])
})

const items = fc.uniqueArray(
  fc.record({
    marketplace: fc.constantFrom('temu' as const, 'shein' as const, 'aliexpress' as const, 'tiktok' as const),
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
  }),
  { maxLength: 6, selector: ({ marketplace, id }) => `${marketplace}:${id}` },
)

test('an address and a storage give back what was put in, and anything else gives nothing wrong', () => {
  fc.assert(
    fc.property(items, fc.string(), (goods, nonsense) => {
      expect(readItems(compareAddress(goods))).toEqual(goods)
      const values = new Map<string, string>()
      const storage = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      }
      writeBaskets(storage, { goods, shop: [] })
      expect(readBaskets(storage)).toEqual({ goods, shop: [] })
      expect(readItems(nonsense).length).toBeLessThanOrEqual(6)
      expect(readBaskets({ ...storage, getItem: () => nonsense })).toMatchObject({ shop: [] })
    }),
  )
})

test('of three quick adds the last notice is the true one, and it is the only one', async () => {
  const { scope } = begin()
  const toasts = scope.getState($toasts)
  for (const n of [1, 2, 3])
    await allSettled(compareAdded, { scope, params: { subject: 'goods', items: [item(n)] } })
  await vi.waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['已加入对比（3/6）']), 5_000)
})

test('what is refused leaves the basket and the notice before it as they were', async () => {
  const { scope } = begin([1, 2, 3, 4, 5].map(item))
  const toasts = scope.getState($toasts)
  const add = (n: number) =>
    allSettled(compareAdded, { scope, params: { subject: 'goods', items: [item(n)] } })
  await add(6)
  await add(7)
  expect(scope.getState($baskets).goods).toHaveLength(6)
  expect(toasts.shown().map(({ tone, text }) => [tone, text])).toContainEqual([
    'success',
    '已加入对比（6/6）',
  ])
})
