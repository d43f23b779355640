import { expect, test } from 'vitest'
import type { MappingFile } from '#modules/imports/rules'
import { shopOf } from './shop-of-row.ts'

const mapping = { marketplace: 'temu', source: { collectedAt: '2026-01-02' } } as MappingFile
const SHOP = { externalId: '5', name: 'Shop' }
const BARE = { marketplace: 'temu', externalId: '5', name: 'Shop', seenAt: Date.UTC(2026, 0, 2) }

test('only what the row names is in the profile', () => {
  expect(shopOf(SHOP, mapping)).toEqual(BARE)
  const named = {
    ...{ url: 'u', logoUrl: 'l', brand: 'b', hosting: 'full', origin: 'local', medal: 'gold', openedAt: 1 },
    ...{ followers: 2, score: 3, reviewCount: 4, goodRate: 5, dsrItem: 6, dsrService: 7, dsrShipping: 8 },
    ...{ goodsCount: 10, official: true, starSeller: false, repeat: true, estimated: true },
  }
  expect(shopOf({ ...SHOP, ...named, soldTotal: 9, region: 211 }, mapping)).toEqual({
    ...BARE,
    ...named,
    ...{ salesTotal: 9, regionId: 211 },
  })
  expect(shopOf({ ...SHOP, official: null, followers: null }, mapping)).toEqual({
    ...BARE,
    followers: null,
  })
})

test('a company is called by its id where it has no name, and is none without an id', () => {
  const company = (fields: object) => shopOf({ ...SHOP, ...fields }, mapping).company
  expect(company({ companyId: '9', companyName: 'C' })).toEqual({ id: '9', name: 'C' })
  expect(company({ companyId: '9' })).toEqual({ id: '9', name: '9' })
  expect(company({ companyId: null, companyName: 'C' })).toBeNull()
  expect(company({ companyName: 'C' })).toBeUndefined()
})

test.each([
  [{ ...SHOP, externalId: null }, 'id_missing', 'externalId'],
  [{ ...SHOP, name: null }, 'text_missing', 'name'],
])('%j is refused: %s of %s', (fields, reason, field) => {
  expect(() => shopOf(fields, mapping)).toThrow(expect.objectContaining({ reason, field }))
})
