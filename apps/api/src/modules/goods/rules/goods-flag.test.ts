import { expect, test } from 'vitest'
import {
  FLAG,
  FLAG_GROUP,
  hostingFlag,
  hostingOf,
  statusFlag,
  statusOf,
  videoFlag,
  videoOf,
} from './goods-flag.ts'
import {
  hostingOf as hostingOfShop,
  medalOf,
  originOf,
  SHOP_FLAG,
  SHOP_FLAG_GROUP,
  shopBits,
} from './shop-flag.ts'

const ALL = Object.values(FLAG).reduce((all, bit) => all | bit, 0)

test('bits of products and shops stay as they are: rows are stored by them', () => {
  expect(FLAG).toEqual({
    ...{ hostingFull: 1, hostingSemi: 2, onSale: 4, soldOut: 8, delisted: 16, videoYes: 32, videoNo: 64 },
    ...{ suspect: 128, stockOut: 256, demo: 512, interpolated: 1024, estimated: 2048 },
  })
  expect(SHOP_FLAG).toEqual({
    ...{ hostingFull: 1, hostingSemi: 2, official: 4, branded: 8, starSeller: 16, demo: 32, estimated: 64 },
    ...{ local: 128, crossBorder: 256, gold: 512, silver: 1024, repeat: 2048 },
    ...{ personality: 4096, vertical: 8192, grown: 16384, hot: 32768 },
  })
  expect(FLAG_GROUP).toEqual({ hosting: 3, status: 28, video: 96 })
  expect(SHOP_FLAG_GROUP).toEqual({ hosting: 3, origin: 384, medal: 1536 })
})

test.each(['full', 'semi', null] as const)(
  'hosting %s is read as it was written, beside other bits',
  (value) => {
    expect(hostingOf(hostingFlag(value) | (ALL & ~FLAG_GROUP.hosting))).toBe(value)
    expect(hostingOfShop(shopBits.hosting(value) | SHOP_FLAG.demo)).toBe(value)
  },
)

test.each(['on_sale', 'sold_out', 'delisted', null] as const)(
  'status %s is read as it was written',
  (value) => {
    expect(statusOf(statusFlag(value) | (ALL & ~FLAG_GROUP.status))).toBe(value)
  },
)

test.each([true, false, null])('video %s is read as it was written', (value) => {
  expect(videoOf(videoFlag(value) | (ALL & ~FLAG_GROUP.video))).toBe(value)
})

test('origin and medal of a shop are read as they were written', () => {
  for (const value of ['local', 'cross_border', null] as const)
    expect(originOf(shopBits.origin(value) | SHOP_FLAG.gold)).toBe(value)
  for (const value of ['gold', 'silver', null] as const)
    expect(medalOf(shopBits.medal(value) | SHOP_FLAG.local)).toBe(value)
})
