import { describe, expect, test } from 'vitest'
import type { MappingFile } from '#modules/imports/rules'
import { productOf } from './product-of-row.ts'

const mapping = { marketplace: 'shein', source: { collectedAt: '2026-01-02' } } as MappingFile
const BARE = { externalId: '1', title: 'Dress' }
const product = (fields: object) => productOf({ ...BARE, ...fields }, mapping)
const SEEN = { marketplace: 'shein', ...BARE, seenAt: Date.UTC(2026, 0, 2) }

describe('the product of a row', () => {
  test('has only what the mapping names', () => {
    expect(product({})).toEqual(SEEN)
  })

  test('has each field under its own name', () => {
    const named = {
      ...{ titleZh: '裙', imageUrl: 'i', url: 'u', hasVideo: false, listedAt: '2026-01-01', hosting: 'semi' },
      ...{
        firstSeenAt: '2025-01-01',
        brand: 'B',
        shipFrom: 'CN',
        commission: 5,
        colourCount: 1,
        sizeCount: 2,
      },
      ...{ sizesOut: 3, creatorCount: 4, videoCount: 5, videoSales: 6, liveSales: 7, cardSales: 8 },
      ...{ wishCount: 9, score: 4.5 },
      ...{ commentCount: 15, status: 'on_sale', images: ['a'], tags: ['b'] },
    }
    expect(product(named)).toEqual({ ...SEEN, ...named })
    const cleared = Object.fromEntries(Object.keys(named).map((name) => [name, null]))
    expect(product(cleared)).toEqual({ ...SEEN, ...cleared, images: [], tags: [] })
  })

  test('has the units sold under the word of the contract', () => {
    const sold = { soldTotal: 10, soldDay: 0, soldWeek: 12, soldMonth: null }
    expect(product(sold)).toEqual({ ...SEEN, salesTotal: 10, salesDay: 0, salesWeek: 12, salesMonth: null })
  })

  test('has its prices in the currency of the row', () => {
    expect(product({ price: 5, originalPrice: 9, currency: 'USD' })).toEqual({
      ...SEEN,
      price: { amount: 5, currency: 'USD' },
      originalPrice: { amount: 9, currency: 'USD' },
    })
    expect(product({ price: null, originalPrice: null, currency: 'USD' })).toEqual({
      ...{ ...SEEN, price: null, originalPrice: null },
    })
    expect(product({ price: 0, currency: 'USD' }).price).toEqual({ amount: 0, currency: 'USD' })
  })

  test('says nothing of a region or an estimate that is unknown', () => {
    expect(product({ region: null, estimated: null })).toEqual(SEEN)
    expect(product({ region: 211, estimated: false })).toEqual({ ...SEEN, regionId: 211, estimated: false })
  })

  test('has its category with the id at the last step, or none', () => {
    expect(product({ category: ['A', 'B'], categoryId: '7' }).categoryPath).toEqual([
      ...[{ name: 'A' }, { id: '7', name: 'B' }],
    ])
    expect(product({ category: null })).toEqual({ ...SEEN, categoryPath: null })
  })

  test('has its shop by id, by name, or none', () => {
    expect(product({ shopId: 's', shopName: 'S' }).shop).toEqual({ id: 's', name: 'S' })
    expect(product({ shopId: 's' }).shop).toEqual({ id: 's', name: 's' })
    expect(product({ shopName: 'S' }).shop).toEqual({ name: 'S' })
    expect(product({ shopId: null })).toEqual({ ...SEEN, shop: null })
    expect(product({ shopName: null })).toEqual({ ...SEEN, shop: null })
    expect(product({ shopId: null, shopName: 'S' }).shop).toEqual({ name: 'S' })
  })

  test('is of the time that the row says, else of the day of its file', () => {
    expect(product({ seenAt: '2026-03-01' }).seenAt).toBe(Date.UTC(2026, 2, 1))
    expect(product({ seenAt: 99 }).seenAt).toBe(99)
    expect(product({ seenAt: null }).seenAt).toBe(SEEN.seenAt)
  })

  test('needs an id and a title', () => {
    for (const externalId of [null, undefined])
      expect(() => productOf({ ...BARE, externalId } as never, mapping)).toThrow(
        expect.objectContaining({ reason: 'id_missing', field: 'externalId' }),
      )
    expect(() => productOf({ externalId: '1' }, mapping)).toThrow(
      expect.objectContaining({ reason: 'text_missing', field: 'title' }),
    )
  })
})
