import { expect, test } from 'vitest'
import { GOODS_IMPORTS } from './goods-imports.ts'

const { products, history } = GOODS_IMPORTS

test('the currency of a product is that of its price, with the region it is sold in', () => {
  const product = { marketplace: 'temu', externalId: '1', title: 'x', seenAt: 0 } as const
  const price = { amount: 1, currency: 'THB' }
  expect(products.currencyIn({ ...product, regionId: 191, price })).toEqual({
    regionId: 191,
    currency: 'THB',
  })
  expect(products.currencyIn({ ...product, regionId: 191, price: null })?.currency).toBeUndefined()
  expect(products.currencyIn({ ...product, price })?.regionId).toBeUndefined()
})

test('the currency of a day is that of its row', () => {
  const point = { externalId: '1', regionId: 191, currency: 'THB', day: { day: '2026-01-01' }, latest: null }
  expect(history.currencyIn(point)).toMatchObject({ regionId: 191, currency: 'THB' })
})

test.each([
  [{ externalId: '1' }, 'day_missing', 'day'],
  [{ day: '2026-01-01' }, 'id_missing', 'externalId'],
  [{ externalId: '1', day: '2026-01-01' }, 'figure_missing', 'price'],
  [{ externalId: '1', day: '2026-01-01', price: null, sales: null }, 'figure_missing', 'price'],
])('a row of history like %j is refused: %s of %s', (fields, reason, field) => {
  const mapping = { marketplace: 'temu', source: { collectedAt: '2026-01-02' } } as never
  expect(() => history.recordOf(fields, null, mapping)).toThrow(expect.objectContaining({ reason, field }))
})
