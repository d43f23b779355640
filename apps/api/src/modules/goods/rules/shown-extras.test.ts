import { expect, test } from 'vitest'
import { mergeExtras } from './goods-extras.ts'
import { shownChannels, shownExtras } from './shown-extras.ts'

const of = (more: Partial<Parameters<typeof mergeExtras>[1]>) =>
  mergeExtras(null, { marketplace: 'tiktok', externalId: '1', title: 'x', seenAt: 1, ...more })

test('nothing is told of a product without them, and 0 units of stock are no missing figure', () => {
  const nothing = { skus: [], sizes: [], reviewStars: [], reviewWords: [] }
  expect(shownExtras(undefined, 'on_sale')).toEqual(nothing)
  const price = { amount: 990, currency: 'JPY' }
  const skus = [
    { id: '7', name: '黑', price: 990, stock: 0 },
    { id: null, name: '白', price: null, stock: null },
  ]
  expect(shownExtras(of({ price, skus }), null).skus).toEqual([
    { id: '7', name: '黑', price: { amount: 990, currency: 'JPY' }, stock: 0 },
    { id: null, name: '白', price: null, stock: null },
  ])
})

test('sizes in stock, out of stock and untold; of a product that is gone none is in stock', () => {
  const sizes = [
    { name: 'M', inStock: true },
    { name: 'L', inStock: false },
    { name: 'XL', inStock: null },
  ]
  expect(shownExtras(of({ sizes }), 'on_sale').sizes).toEqual(sizes)
  const gone = sizes.map(({ name }) => ({ name, inStock: false }))
  expect(shownExtras(of({ sizes }), 'sold_out').sizes).toEqual(gone)
  expect(shownExtras(of({ sizes }), 'delisted').sizes).toEqual(gone)
})

test.each([
  ['the rest of the month', { videoSales: 30, salesMonth: 100 }, { liveSales: 20 }, [30, 20, 50, true]],
  ['as told', { videoSales: 30, salesMonth: 100 }, { liveSales: 20, cardSales: 10 }, [30, 20, 10, false]],
  ['more than the month', { videoSales: 90, salesMonth: 100 }, { liveSales: 20 }, [90, 20, null, false]],
  ['lives untold', { videoSales: 30, salesMonth: 100 }, {}, [30, null, null, false]],
  ['month untold', { videoSales: 0, salesMonth: null }, { liveSales: 20 }, [0, 20, null, false]],
])('channels: %s', (_name, sold, told, expected) => {
  const { video, live, card, cardIsRest } = shownChannels('tiktok', sold, of(told)) ?? {}
  expect([video, live, card, cardIsRest]).toEqual(expected)
  expect(shownChannels('temu', sold, of(told))).toBeNull()
})
