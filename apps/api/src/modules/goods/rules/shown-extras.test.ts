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

test('stars and words are as they are stored; a word that nobody counted has no count', () => {
  const reviewWords = [
    { word: '偏小', count: 3 },
    { word: '好看', count: null },
  ]
  const starCounts = [5, 4, 3, 2, 1]
  expect(shownExtras(of({ reviewWords, starCounts }), null)).toEqual({
    ...{ skus: [], sizes: [], reviewWords, reviewStars: starCounts },
  })
})

test('a variant without a currency has no price, and what is stored shorter than the names is not known', () => {
  const stored = { ...of({ skus: [{ id: '7', name: '黑', price: null, stock: 1 }] }), sku_prices: [990] }
  expect(shownExtras(stored, null).skus).toEqual([{ id: '7', name: '黑', price: null, stock: 1 }])
  const short = { ...stored, sku_ids: [], sku_prices: [], sku_stocks: [], sku_currency: 'USD' }
  expect(shownExtras(short, null).skus).toEqual([{ id: null, name: '黑', price: null, stock: null }])
  const sizes = { ...of({ sizes: [{ name: 'M', inStock: true }] }), size_stocks: [] }
  expect(shownExtras(sizes, null).sizes).toEqual([{ name: 'M', inStock: null }])
  const words = { ...of({ reviewWords: [{ word: 'a', count: 1 }] }), word_counts: [] }
  expect(shownExtras(words, null).reviewWords).toEqual([{ word: 'a', count: null }])
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
  ['all of the month', { videoSales: 80, salesMonth: 100 }, { liveSales: 20 }, [80, 20, 0, true]],
  ['one too many', { videoSales: 81, salesMonth: 100 }, { liveSales: 20 }, [81, 20, null, false]],
  ['videos untold', { videoSales: null, salesMonth: 100 }, { liveSales: 20 }, [null, 20, null, false]],
  ['the card alone', { videoSales: null, salesMonth: null }, { cardSales: 0 }, [null, null, 0, false]],
  ['lives untold', { videoSales: 30, salesMonth: 100 }, {}, [30, null, null, false]],
  ['month untold', { videoSales: 0, salesMonth: null }, { liveSales: 20 }, [0, 20, null, false]],
])('channels: %s', (_name, sold, told, expected) => {
  const { video, live, card, cardIsRest } = shownChannels('tiktok', sold, of(told)) ?? {}
  expect([video, live, card, cardIsRest]).toEqual(expected)
  expect(shownChannels('temu', sold, of(told))).toBeNull()
})

test('channels of a product without stored extras are what its videos sold', () => {
  expect(shownChannels('tiktok', { videoSales: 3, salesMonth: 9 }, undefined)).toEqual({
    ...{ video: 3, live: null, card: null, cardIsRest: false },
  })
})
