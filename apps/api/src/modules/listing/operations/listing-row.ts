import type { components } from '@haixuan/api-sdk/schema'
import type { Marketplace } from '#modules/reference/rules'

import { statusOf } from '../rules/listing-status.ts'
import { profitRate } from '../rules/profit-rate.ts'
import type { FoundListing } from '../store/own-listing-search.ts'

type ListingRow = components['schemas']['ListingRow']
type GoodsRow = components['schemas']['GoodsRow']

const money = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency }

/**
 * A listing as the contract shows it.
 * @param goods the product now; undefined when no source has it any more: title and picture of the day it was added
 * are in
 */
export function listingRow(
  marketplace: Marketplace,
  found: FoundListing,
  goods: GoodsRow | undefined,
): ListingRow {
  const cost = money(found.cost, found.cost_currency)
  const declaredPrice = money(found.declared, found.declared_currency)
  return {
    id: found.external_id,
    marketplace,
    title: goods?.title ?? found.title,
    titleZh: goods?.titleZh ?? null,
    imageUrl: goods?.imageUrl ?? found.image_url,
    url: goods?.url ?? null,
    shop: goods?.shop ?? null,
    priceUsd: goods?.priceUsd ?? null,
    status: statusOf(found.status),
    targetShop: found.target_shop,
    targetSite: found.target_site,
    cost,
    costSource: found.cost_source,
    declaredPrice,
    profitRate: profitRate(cost, declaredPrice),
    note: found.note,
    addedAt: found.added_at,
    updatedAt: found.updated_at,
    isGone: found.product_id === null,
    quality: goods?.quality ?? null,
  }
}
