import { expect, test } from 'vitest'
import { mergeExtras, tellsExtras } from './goods-extras.ts'
import type { GoodsRecord } from './goods-record.ts'

const said = (more: Partial<GoodsRecord>): GoodsRecord => ({
  ...{ marketplace: 'tiktok', externalId: '1', title: 'x', seenAt: 100 },
  ...more,
})
const black = { id: '7', name: '黑色', price: 990, stock: 0 }
const price = { amount: 990, currency: 'USD' }

test('a record that says nothing of them is told apart from one that clears them', () => {
  expect(tellsExtras(said({}))).toBe(false)
  expect(tellsExtras(said({ skus: [] }))).toBe(true)
  expect(tellsExtras(said({ liveSales: null }))).toBe(true)
})

test('each of them alone is told', () => {
  const each: Partial<GoodsRecord>[] = [
    ...[{ sizes: [] }, { starCounts: [] }, { reviewWords: [] }, { cardSales: 0 }],
  ]
  for (const one of each) expect(tellsExtras(said(one))).toBe(true)
  expect(tellsExtras(said({ price, salesTotal: 4 }))).toBe(false)
})

test('nothing is stored of a record that says nothing of them but its time', () => {
  expect(mergeExtras(null, said({}))).toEqual({
    ...{ seen_at: 100, sku_currency: '', sku_ids: [], sku_names: [], sku_prices: [], sku_stocks: [] },
    ...{ size_names: [], size_stocks: [], size_keys: [], words: [], word_counts: [], stars: [] },
    ...{ live_sales: -1, card_sales: -1 },
  })
})

test('a variant without an id, a price or a stock is stored with what is missing', () => {
  const bare = { id: null, name: 'M', price: null, stock: null }
  const first = mergeExtras(null, said({ price, skus: [bare] }))
  expect(first).toMatchObject({ sku_currency: 'USD', sku_ids: [''], sku_prices: [-1], sku_stocks: [-1] })
  expect(mergeExtras(null, said({ skus: [bare] })).sku_currency).toBe('')
  expect(mergeExtras(first, said({ price, skus: [] })).sku_currency).toBe('')
})

test('a record of the same time counts as newer, one that clears a figure too', () => {
  const first = mergeExtras(null, said({ liveSales: 5, starCounts: [1, 0, 0, 0, 0] }))
  expect(mergeExtras(first, said({ liveSales: 9, starCounts: [] }))).toMatchObject({
    live_sales: 9,
    stars: [],
  })
  expect(mergeExtras(first, said({ liveSales: null })).live_sales).toBe(-1)
  expect(mergeExtras(first, said({ seenAt: 99, liveSales: null })).live_sales).toBe(5)
  expect(mergeExtras(first, said({ seenAt: 99, liveSales: 9, starCounts: [] }))).toMatchObject({
    ...{ live_sales: 5, stars: [1, 0, 0, 0, 0], seen_at: 100 },
  })
})

test('what a record leaves out stays, an empty list clears, and 0 is not missing', () => {
  const first = mergeExtras(null, said({ price, skus: [black], liveSales: 0, cardSales: null }))
  expect(first).toMatchObject({
    ...{ sku_currency: 'USD', sku_ids: ['7'], sku_prices: [990], sku_stocks: [0] },
    ...{ words: [], stars: [], live_sales: 0, card_sales: -1 },
  })
  const second = mergeExtras(
    first,
    said({ reviewWords: [{ word: '偏小', count: null }], starCounts: [3, 0, 0, 0, 1] }),
  )
  expect(second).toMatchObject({ sku_names: ['黑色'], words: ['偏小'], word_counts: [-1], live_sales: 0 })
  expect(mergeExtras(second, said({ skus: [] }))).toMatchObject({ sku_names: [], words: ['偏小'] })
})

test('sizes in stock are kept as they are looked for; a source that is silent leaves them', () => {
  const sizes = [
    { name: 'xl', inStock: true },
    { name: 'M', inStock: false },
    { name: 'S', inStock: null },
  ]
  const first = mergeExtras(null, said({ sizes }))
  expect(first).toMatchObject({ size_names: ['xl', 'M', 'S'], size_stocks: [1, 0, -1], size_keys: ['4:XL'] })
  expect(mergeExtras(first, said({ skus: [] }))).toMatchObject({ size_keys: ['4:XL'] })
  expect(mergeExtras(first, said({ sizes: [] }))).toMatchObject({ size_names: [], size_keys: [] })
})

test('an older record only fills what is missing', () => {
  const now = mergeExtras(null, said({ skus: [black], liveSales: 5 }))
  const older = mergeExtras(
    now,
    said({ seenAt: 50, skus: [{ ...black, name: '白色' }], liveSales: 9, cardSales: 4 }),
  )
  expect(older).toMatchObject({ sku_names: ['黑色'], live_sales: 5, card_sales: 4, seen_at: 100 })
})
