import type { GoodsRecord } from '../../src/modules/goods/rules/goods-record.ts'

/** When the samples were collected. */
export const SEEN = Date.UTC(2026, 5, 20)
let number = 0

/** A product with a new id and most fields filled. */
export function record(more: Partial<GoodsRecord> = {}): GoodsRecord {
  return {
    marketplace: 'temu',
    externalId: `6010${String(++number).padStart(6, '0')}`,
    title: 'Bamboo Drawer Organizer',
    titleZh: '竹制抽屉收纳盒',
    price: { amount: 1299, currency: 'EUR' },
    regionId: 76,
    salesTotal: 1_000,
    salesDay: 10,
    score: 4.6,
    commentCount: 30,
    categoryPath: [
      { id: '9711', name: 'Home & Kitchen' },
      { name: 'Drawers', nameZh: '抽屉' },
    ],
    shop: { id: '6344', name: '晨光' },
    seenAt: SEEN,
    ...more,
  }
}
