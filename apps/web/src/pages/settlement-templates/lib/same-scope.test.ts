import { expect, test } from 'vitest'
import { sameScope } from './same-scope.ts'

const view = (said: Readonly<Record<string, string>>) => ({
  ...{ month: '2026-10', chosen: { currency: 'CNY' } },
  address: { read: (name: string) => said[name] },
})

test('another page shows the same books', () =>
  expect(
    sameScope(view({ store: 'a,b', mode: 'full', returns: 'lost', q: '1', page: '3' }), { sku: '5' }),
  ).toBe('?month=2026-10&currency=CNY&store=a%2Cb&mode=full&returns=lost&sku=5'))

test('what it is asked for wins, whatever characters it has', () =>
  expect(sameScope(view({ store: 'a' }), { store: 'b', sku: '5&month=1' })).toBe(
    '?month=2026-10&currency=CNY&store=b&sku=5%26month%3D1',
  ))
