import { expect, test } from 'vitest'
import { mergeExtras } from './goods-extras.ts'
import { shownChannels, shownExtras } from './shown-extras.ts'

const of = (more: Partial<Parameters<typeof mergeExtras>[1]>) =>
  mergeExtras(null, { marketplace: 'tiktok', externalId: '1', title: 'x', seenAt: 1, ...more })

test('nothing is told of a product without them, and 0 units of stock are no missing figure', () => {
  expect(shownExtras(undefined)).toEqual({ skus: [], reviewStars: [], reviewWords: [] })
  const price = { amount: 990, currency: 'JPY' }
  const skus = [
    { id: '7', name: '黑', price: 990, stock: 0 },
    { id: null, name: '白', price: null, stock: null },
  ]
  expect(shownExtras(of({ price, skus })).skus).toEqual([
    { id: '7', name: '黑', price: { amount: 990, currency: 'JPY' }, stock: 0 },
    { id: null, name: '白', price: null, stock: null },
  ])
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
