import type { components } from '@haixuan/api-sdk/schema'
import { isoDay } from '#modules/reference/rules'

import { blueOceans } from './blue-ocean.ts'
import {
  change,
  gmvChange,
  gmvOf,
  type Sums,
  semiShare,
  share,
  soldOutShare,
  topShare,
  unitPrice,
  unitsOf,
} from './market-figures.ts'
import { BAND_STARTS, bandEnd } from './price-band.ts'

type Overview = components['schemas']['MarketOverview']

/** A category with its sums. */
export interface CategorySums {
  id: string | null
  name: string | null
  sums: Sums
}

/** Rows of the category table, largest GMV first. */
export function marketCategories(groups: readonly CategorySums[]): Overview['categories'] {
  const demandOf = (sums: Sums) => (sums.sales_known > 0 ? sums.units / sums.sales_known : null)
  const oceans = blueOceans(
    groups.map(({ sums }) => ({
      demand: demandOf(sums),
      growth: gmvChange(sums),
      topShare: topShare(sums),
      soldOutShare: soldOutShare(sums),
    })),
  )
  return groups
    .map(({ id, name, sums }, at) => ({
      id,
      name,
      goods: sums.goods,
      newGoods: sums.listed,
      activeShare: share(sums.active, sums.sales_known),
      shops: sums.shops,
      sales: unitsOf(sums),
      gmvUsd: gmvOf(sums),
      change: gmvChange(sums),
      priceUsd: unitPrice(sums.gmv, sums.priced_units),
      topShare: topShare(sums),
      semiShare: semiShare(sums),
      soldOutShare: soldOutShare(sums),
      blueOcean: oceans[at] ?? null,
    }))
    .sort((a, b) => (b.gmvUsd ?? -1) - (a.gmvUsd ?? -1) || b.goods - a.goods)
}

/** A day as it is stored. */
export interface DaySums {
  day: number
  goods: number
  known: number
  units: number
  gmv: number
}

/** A day of which less than half of the products have a figure is not known; otherwise it is scaled up to all. */
export function marketTrend(days: readonly DaySums[]): Overview['trend'] {
  return days.map(({ day, goods, known, units, gmv }) => {
    const isKnown = known > 0 && known * 2 >= goods
    const whole = (part: number) => (isKnown ? Math.round((part * goods) / known) : null)
    return {
      day: isoDay(day),
      sales: whole(units),
      gmvUsd: whole(gmv),
      knownShare: goods > 0 ? known / goods : 0,
    }
  })
}

/** Price bands, cheapest first. */
export function marketBands(goods: readonly number[], units: readonly number[]): Overview['bands'] {
  return BAND_STARTS.map((min, band) => ({
    min,
    max: bandEnd(band),
    goods: goods[band] ?? 0,
    sales: units[band] ?? 0,
  }))
}

/** Sums of creators, videos and lives; columns of market_media. */
export interface MediaSumsRow {
  creators: number
  creators_b: number
  videos: number
  videos_b: number
  lives: number
  lives_b: number
  video_gmv: number
  live_gmv: number
}

/** Who sells on TikTok, and where. @param gmv US cents of the period; null when not known */
export function marketMedia(row: MediaSumsRow, gmv: number | null): NonNullable<Overview['media']> {
  const figure = (now: number, before: number) => ({
    value: now,
    change: change(now, before),
    yearChange: null,
  })
  const { video_gmv: video, live_gmv: live } = row
  const card = gmv === null || gmv < video + live ? null : gmv - video - live
  return {
    creators: figure(row.creators, row.creators_b),
    videos: figure(row.videos, row.videos_b),
    lives: figure(row.lives, row.lives_b),
    channels: video + live === 0 ? null : { video, live, card },
  }
}
