import { describe, expect, test } from 'vitest'
import { SHOP_FLAG as FLAG } from '#modules/goods/rules'
import {
  mergeProfile,
  NO_PROFILE,
  profileFault,
  type ShopProfile,
  type StoredProfile,
} from './shop-profile.ts'

const MISSING = -1
const SEEN = 20_000 * 86_400_000
const EARLIER = { seenAt: SEEN - 1 }
const BARE: ShopProfile = { marketplace: 'temu', externalId: '5', name: 'Shop', seenAt: SEEN }
const merged = (before: StoredProfile, record: object = {}, companyId?: number | null) =>
  mergeProfile(before, { ...BARE, ...record }, companyId)
const faultOf = (record: object) => profileFault({ ...BARE, ...record })

describe('a profile that says nothing', () => {
  test('leaves everything missing', () => {
    expect(merged(NO_PROFILE)).toEqual({
      ...{ updated_at: SEEN, company_id: MISSING, followers: MISSING, stated_sales: MISSING, flags: 0 },
      ...{ stated_goods: MISSING, review_count: MISSING, opened_day: MISSING, region_id: MISSING },
      ...{ score: MISSING, good_rate: MISSING, dsr_item: MISSING, dsr_service: MISSING },
      ...{ dsr_shipping: MISSING, brand: null, logo_url: null, url: null },
    })
  })

  test('is as new as its newest source', () => {
    expect(merged(merged(NO_PROFILE), EARLIER).updated_at).toBe(SEEN)
    expect(merged(merged(NO_PROFILE), { seenAt: SEEN + 1 }).updated_at).toBe(SEEN + 1)
  })
})

test.each<[string, keyof StoredProfile, unknown, unknown, unknown, unknown, unknown]>([
  ['followers', 'followers', 5, 5, 0, 0, MISSING],
  ['salesTotal', 'stated_sales', 5, 5, 0, 0, MISSING],
  ['goodsCount', 'stated_goods', 5, 5, 0, 0, MISSING],
  ['reviewCount', 'review_count', 5, 5, 0, 0, MISSING],
  ['openedAt', 'opened_day', '1970-01-03', 2, '1970-01-01', 0, MISSING],
  ['regionId', 'region_id', 211, 211, 100, 100, MISSING],
  ['score', 'score', 4.756, 476, 0, 0, MISSING],
  ['goodRate', 'good_rate', 98.76, 988, 0, 0, MISSING],
  ['dsrItem', 'dsr_item', 4.8, 480, 0, 0, MISSING],
  ['dsrService', 'dsr_service', 4.8, 480, 0, 0, MISSING],
  ['dsrShipping', 'dsr_shipping', 4.8, 480, 0, 0, MISSING],
  ['brand', 'brand', ' B ', 'B', 'C', 'C', null],
  ['logoUrl', 'logo_url', 'a', 'a', 'b', 'b', null],
  ['url', 'url', 'a', 'a', 'b', 'b', null],
  ['hosting', 'flags', 'full', FLAG.hostingFull, 'semi', FLAG.hostingSemi, 0],
  ['origin', 'flags', 'local', FLAG.local, 'cross_border', FLAG.crossBorder, 0],
  ['medal', 'flags', 'gold', FLAG.gold, 'silver', FLAG.silver, 0],
])('%s meets what is stored as %s', (field, column, one, stored, other, otherStored, missing) => {
  const first = merged(NO_PROFILE, { [field]: one })
  expect(first[column]).toBe(stored)
  expect(merged(first, { [field]: other })[column]).toBe(otherStored)
  expect(merged(first, { [field]: null })[column]).toBe(missing)
  expect(merged(first, {})[column]).toBe(stored)
  expect(merged(first, { [field]: other, ...EARLIER })[column]).toBe(stored)
  expect(merged(merged(NO_PROFILE), { [field]: other, ...EARLIER })[column]).toBe(otherStored)
})

test.each(['official', 'starSeller', 'repeat', 'estimated'] as const)('the mark %s is one bit', (mark) => {
  const first = merged(NO_PROFILE, { [mark]: true, hosting: 'full' })
  expect(first.flags).toBe(FLAG[mark] | FLAG.hostingFull)
  expect(merged(first, { [mark]: false }).flags).toBe(FLAG.hostingFull)
  expect(merged(first, {}).flags).toBe(first.flags)
  expect(merged(first, { [mark]: false, ...EARLIER }).flags).toBe(first.flags)
  expect(merged(merged(NO_PROFILE), { [mark]: true, ...EARLIER }).flags).toBe(FLAG[mark])
})

test('the company is that of the source; a brand of spaces is none', () => {
  const first = merged(NO_PROFILE, { brand: 'B' }, 3)
  expect(first.company_id).toBe(3)
  expect(merged(first).company_id).toBe(3)
  expect(merged(first, {}, null).company_id).toBe(MISSING)
  expect(merged(first, EARLIER, 4).company_id).toBe(3)
  expect(merged(first, { brand: '  ' }).brand).toBeNull()
})

describe('why a profile cannot be kept', () => {
  test('a bare one can', () => {
    expect(faultOf({})).toBeNull()
    expect(faultOf({ company: null, openedAt: null, regionId: null, brand: null })).toBeNull()
  })

  test('its id', () => {
    for (const externalId of ['1', 'a.b:c-d', 'x'.repeat(80)]) expect(faultOf({ externalId })).toBeNull()
    for (const externalId of ['', 'a b']) expect(faultOf({ externalId })).toBe(`店铺 ID“${externalId}”不合规`)
    expect(faultOf({ externalId: 'x'.repeat(81) })).toBe(`店铺 ID“${'x'.repeat(80)}”不合规`)
  })

  test('its name', () => {
    expect(faultOf({ name: 'x'.repeat(500) })).toBeNull()
    expect(faultOf({ name: 'x'.repeat(501) })).toBe('店铺名称超过 500 个字符')
    expect(faultOf({ name: ' ' })).toBe('店铺名称为空')
  })

  test.each([
    { name: 'a\u0000' },
    { url: '\u0000' },
    { logoUrl: '\u0000' },
    { brand: '\u0000' },
    { company: { id: '1', name: '\u0000' } },
    { company: { id: '\u0000', name: 'C' } },
  ])('a null character in %j', (record) => {
    expect(faultOf(record)).toBe('文本中含有空字符（U+0000）')
  })

  test('its company', () => {
    expect(faultOf({ company: { id: '1', name: 'C' } })).toBeNull()
    expect(faultOf({ company: { id: 'a b', name: 'C' } })).toBe('公司“a b”不合规')
    expect(faultOf({ company: { id: '1', name: ' ' } })).toBe('公司“1”不合规')
  })

  test('the day it opened, which is not after it was seen', () => {
    expect(faultOf({ openedAt: '2026-02-30' })).toBe('开店时间“2026-02-30”不是 yyyy-mm-dd 日期')
    expect(faultOf({ openedAt: '2024-10-05' })).toBeNull()
    expect(faultOf({ openedAt: '2024-10-06' })).toBe('开店时间 2024-10-06 晚于采集时间')
  })

  test('its region', () => {
    for (const regionId of [1, 999]) expect(faultOf({ regionId })).toBeNull()
    for (const regionId of [0, 1_000, 1.5])
      expect(faultOf({ regionId })).toBe(`地区编号 ${regionId} 不是 Temu regionId`)
  })

  test.each([
    ['followers', '粉丝数'],
    ['salesTotal', '总销量'],
    ['goodsCount', '商品数'],
    ['reviewCount', '评论数'],
  ])('%s is a count', (field, label) => {
    for (const count of [0, 2_000_000_000, null]) expect(faultOf({ [field]: count })).toBeNull()
    for (const count of [-1, 0.5])
      expect(faultOf({ [field]: count })).toBe(`${label}应为不小于 0 的整数（${count}）`)
    expect(faultOf({ [field]: 2_000_000_001 })).toBe(`${label}过大（2000000001）`)
  })

  test.each([
    ['score', '评分', 5],
    ['goodRate', '好评率', 100],
    ['dsrItem', '描述相符', 5],
    ['dsrService', '沟通', 5],
    ['dsrShipping', '发货速度', 5],
  ])('%s is from 0 to its most', (field, label, most) => {
    for (const value of [0, most, null]) expect(faultOf({ [field]: value })).toBeNull()
    for (const value of [-0.1, most + 0.1, Number.NaN])
      expect(faultOf({ [field]: value })).toBe(`${label}应在 0 到 ${most} 之间（${value}）`)
  })
})
