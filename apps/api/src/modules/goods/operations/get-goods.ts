import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { exchangeRates } from '#modules/reference'
import { compareRegions, dayOfTime, isoDay, marketplaceCode, REGIONS } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { goodsRow } from '../rules/goods-row.ts'
import { shownChannels, shownExtras } from '../rules/shown-extras.ts'
import { known } from '../rules/stored-goods.ts'
import { readGoodsDetail, readRegionPrices } from '../store/goods-detail.ts'
import { readExtras } from '../store/goods-extras.ts'
import { readGoodsRows } from '../store/goods-row-read.ts'
import { findProduct, unknownProduct } from './find-product.ts'

const stars = (hundredths: number) => (hundredths < 0 ? null : hundredths / 100)

/** One product with its newest price in each region, its reviews, its score and its variants. */
export const getGoods: Handler<'getGoods'> = async ({ params }, { db, caller, goodsParts }) => {
  requireMarketplace(caller, params.marketplace)
  const code = marketplaceCode(params.marketplace)
  const productId = await findProduct(db, params.marketplace, params.id)
  const [rows, detail, prices, rates, extras, chance] = await Promise.all([
    readGoodsRows(db, code, [productId]),
    readGoodsDetail(db.kysely, code, productId),
    readRegionPrices(db.kysely, productId),
    exchangeRates(db.kysely),
    readExtras(db.kysely, [productId]),
    goodsParts.chance(db, params.marketplace, productId),
  ])
  const data = rows[0]
  if (!data || !detail) throw unknownProduct(params.marketplace, params.id)
  const row = goodsRow(data, entitlementOf(caller).historyDays)
  const area = (name: 'us' | 'eu' | 'global', commentCount: number | null, score: number | null) =>
    commentCount === null && score === null ? [] : [{ area: name, commentCount, score }]
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        row,
        images: detail.images,
        prices: prices
          .sort((a, b) => compareRegions(a.region_id, b.region_id))
          .map(({ region_id, currency, price, day }) => ({
            regionId: region_id,
            regionName: REGIONS.get(region_id)?.nameZh ?? String(region_id),
            area: REGIONS.get(region_id)?.area ?? 'global',
            currency,
            price,
            priceUsd: rates.usdCents(price, currency, day),
            date: isoDay(day),
          })),
        reviews: [
          ...area('global', row.commentCount, row.score),
          ...area('us', known(detail.comment_us), stars(detail.score_us)),
          ...area('eu', known(detail.comment_eu), stars(detail.score_eu)),
        ],
        ...shownExtras(extras.get(productId), row.status),
        chance,
        channels: shownChannels(params.marketplace, row, extras.get(productId)),
        firstSeenAt: isoDay(detail.first_seen_day < 0 ? dayOfTime(data.updated_at) : detail.first_seen_day),
        source: {
          kind: detail.source_kind,
          name: detail.source_name,
          collectedAt: detail.source_collected_at,
        },
      },
    },
  }
}
