import { useQueries } from '@tanstack/react-query'
import { type ShopRow, shopDetailQuery, shopHistoryQuery } from '#entities/shop'
import type { Compared } from '#features/compare-rows'
import { ASIDE } from '#shared/api'
import { MARKETPLACE_PAGES } from '#shared/routes'
import { dayPoints } from '../lib/day-points.ts'
import type { ComparedThings } from '../model/compared-thing.ts'

/** Shops with their last days. */
export function useShops(items: readonly Compared[]): ComparedThings<ShopRow> {
  const details = useQueries({
    queries: items.map(({ marketplace, id }) => shopDetailQuery(marketplace, id)),
  })
  const histories = useQueries({
    queries: items.map(({ marketplace, id }) => ({ ...shopHistoryQuery(marketplace, id), ...ASIDE })),
  })
  return {
    failed: items.filter((_, at) => details[at]?.isError),
    isLoading: [...details, ...histories].some(({ isPending }) => isPending),
    things: items.flatMap((item, at) => {
      const row = details[at]?.data?.row
      if (!row) return []
      const days = histories[at]?.data?.points ?? []
      return [
        {
          ...{ item, row, name: row.name, imageUrl: row.logoUrl, quality: row.quality },
          href: `${MARKETPLACE_PAGES[item.marketplace].shop}?${new URLSearchParams({ mall_id: item.id })}`,
          sales: dayPoints(days, ({ sales }) => sales, { marksStockOut: false }),
          money: dayPoints(days, ({ gmvUsd }) => (gmvUsd === null ? null : gmvUsd / 100), {
            marksStockOut: false,
          }),
          commission: [],
        },
      ]
    }),
  }
}
