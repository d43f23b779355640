import type { components } from '@haixuan/api-sdk/schema'
import type { FavouriteList } from '#modules/reference/rules'

import type { FavouriteFace } from '../store/favourite-faces.ts'
import type { FoundFavourite } from '../store/favourite-search.ts'

type FavouriteRow = components['schemas']['FavouriteRow']

const known = (figure: number | null) => (figure === null || figure < 0 ? null : figure)
const since = (now: number | null, then: number | null) => (now === null || then === null ? null : now - then)

function money(amount: number | null, currency: string | null) {
  return amount === null || amount < 0 || !currency ? null : { amount, currency }
}

/** Change of a price in percent with two decimals; null across currencies and from nothing. */
function priceChange(
  before: { amount: number; currency: string } | null,
  after: { amount: number; currency: string } | null,
): number | null {
  if (!before || !after || before.currency !== after.currency || before.amount === 0) return null
  return Math.round(((after.amount - before.amount) / before.amount) * 10_000) / 100
}

/**
 * A favourite as the contract shows it.
 * @param face undefined when no source has it any more: title and picture of the day it was saved are in
 */
export function favouriteRow(
  { marketplace, kind }: FavouriteList,
  found: FoundFavourite,
  face: FavouriteFace | undefined,
): FavouriteRow {
  const priceThen = money(found.saved_price, found.saved_currency)
  const priceNow = money(found.price, found.currency)
  const [salesThen, salesNow] = [known(found.saved_sales), known(found.sales)]
  const [audienceThen, audienceNow] = [known(found.saved_audience), known(found.audience)]
  return {
    id: found.external_id,
    marketplace,
    kind,
    title: face?.title ?? found.title,
    titleZh: face?.titleZh ?? null,
    subtitle: face?.subtitle ?? null,
    imageUrl: face?.imageUrl ?? found.image_url,
    url: face?.url ?? null,
    owner: face?.owner ?? null,
    folder: found.folder_id === null ? null : { id: found.folder_id, name: found.folder_name ?? '' },
    note: found.note,
    outreach: found.outreach,
    remindNext: kind === 'live' || kind === 'goods' ? found.is_reminded : null,
    savedAt: found.saved_at,
    isGone: found.ref_id === null,
    priceThen,
    priceNow,
    priceChange: priceChange(priceThen, priceNow),
    salesThen,
    salesNow,
    salesSince: since(salesNow, salesThen),
    salesDay: known(found.sales_day),
    audienceThen,
    audienceNow,
    audienceSince: since(audienceNow, audienceThen),
    gmvUsd: known(found.gmv),
    score: face?.score ?? null,
    trend: face?.trend ?? [],
    updatedAt: found.updated_at,
    quality: face?.quality ?? null,
  }
}
