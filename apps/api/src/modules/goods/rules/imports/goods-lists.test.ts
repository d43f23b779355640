import { describe, expect, test } from 'vitest'
import { listsOf } from './goods-lists.ts'

const uneven = (message: string) => expect.objectContaining({ reason: 'list_uneven', message })

test('a row without lists says nothing of them', () => {
  expect(listsOf({})).toEqual({})
  expect(listsOf({ skuNames: null, sizeNames: null, sizesInStock: null, reviewWords: null })).toEqual({})
  expect(listsOf({ skuPrices: [1], reviewWordCounts: [1] })).toEqual({})
})

describe('variants', () => {
  const skuNames = ['S', 'M']

  test('have what stands beside them', () => {
    const skus = listsOf({ skuNames, skuIds: ['7', ''], skuPrices: [990, null], skuStocks: [0, 3] }).skus
    expect(skus).toEqual([
      { id: '7', name: 'S', price: 990, stock: 0 },
      { id: null, name: 'M', price: null, stock: 3 },
    ])
  })

  test('have nothing where a list is not there, or empty', () => {
    const unknown = skuNames.map((name) => ({ id: null, name, price: null, stock: null }))
    expect(listsOf({ skuNames }).skus).toEqual(unknown)
    expect(listsOf({ skuNames, skuIds: [], skuPrices: [], skuStocks: null }).skus).toEqual(unknown)
    expect(listsOf({ skuNames: [], skuPrices: [] }).skus).toEqual([])
  })

  test.each([
    ['skuIds', 'SKU ID', ['7']],
    ['skuPrices', 'SKU 价格', [1, 2, 3]],
    ['skuStocks', 'SKU 库存', [1]],
  ])('are as many as %s', (field, label, list) => {
    expect(() => listsOf({ skuNames, [field]: list })).toThrow(
      uneven(`${label}有 ${list.length} 个，SKU 规格有 2 个，应一一对应`),
    )
    expect(() => listsOf({ skuNames: [], [field]: list })).toThrow(
      uneven(`${label}有 ${list.length} 个，SKU 规格有 0 个，应一一对应`),
    )
  })
})

describe('sizes', () => {
  test('are those that are named, then others in stock, each once and none without a name', () => {
    expect(listsOf({ sizeNames: ['S', 'M', '', 'S'], sizesInStock: ['M', 'L', ''] }).sizes).toEqual([
      { name: 'S', inStock: false },
      { name: 'M', inStock: true },
      { name: 'L', inStock: true },
    ])
  })

  test('have an unknown stock where nobody names those in stock', () => {
    for (const sizesInStock of [[], [''], null])
      expect(listsOf({ sizeNames: ['S'], sizesInStock }).sizes).toEqual([{ name: 'S', inStock: null }])
    expect(listsOf({ sizesInStock: ['M'] }).sizes).toEqual([{ name: 'M', inStock: true }])
    expect(listsOf({ sizeNames: [] }).sizes).toEqual([])
    expect(listsOf({ sizesInStock: [] }).sizes).toEqual([])
  })
})

test('words of reviews have their counts, as many as there are words', () => {
  const reviewWords = ['偏小', '好看']
  expect(listsOf({ reviewWords, reviewWordCounts: [3, null] }).reviewWords).toEqual([
    { word: '偏小', count: 3 },
    { word: '好看', count: null },
  ])
  expect(listsOf({ reviewWords }).reviewWords).toEqual(reviewWords.map((word) => ({ word, count: null })))
  expect(() => listsOf({ reviewWords, reviewWordCounts: [3] })).toThrow(
    uneven('评论词的评论数有 1 个，评论词有 2 个，应一一对应'),
  )
})

test('stars that nobody counted are none', () => {
  expect(listsOf({ starCounts: [5, null, 0, 1, 2] }).starCounts).toEqual([5, 0, 0, 1, 2])
  expect(listsOf({ starCounts: [] }).starCounts).toEqual([])
})
