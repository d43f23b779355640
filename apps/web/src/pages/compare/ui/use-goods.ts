import { useQueries } from '@tanstack/react-query'
import { type GoodsRow, goodsDetailQuery, goodsHistoryQuery, goodsName } from '#entities/goods'
import type { Compared } from '#features/compare-rows'
import { ASIDE } from '#shared/api'
import { dayPoints } from '../lib/day-points.ts'
import type { ComparedThings } from '../model/compared-thing.ts'

/** Products with their last days. */
export function useGoods(items: readonly Compared[]): ComparedThings<GoodsRow> {
  const details = useQueries({
    queries: items.map(({ marketplace, id }) => goodsDetailQuery(marketplace, id)),
  })
  const histories = useQueries({
    queries: items.map(({ marketplace, id }) => ({
      ...goodsHistoryQuery(marketplace, id, undefined),
      ...ASIDE,
    })),
  })
  return {
    failed: items.filter((_, at) => details[at]?.isError),
    isLoading: [...details, ...histories].some(({ isPending }) => isPending),
    things: items.flatMap((item, at) => {
      const row = details[at]?.data?.row
      if (!row) return []
      const days = histories[at]?.data?.points ?? []
      const name = goodsName(row)
      return [
        {
          ...{ item, row, name, imageUrl: row.imageUrl, quality: row.quality },
          href: `/${item.marketplace}/detail?${new URLSearchParams({ id: item.id })}`,
          sales: dayPoints(days, ({ sales }) => sales, { marksStockOut: true }),
          money: dayPoints(days, ({ usdPrice }) => (usdPrice === null ? null : usdPrice / 100), {
            marksStockOut: false,
          }),
          commission: dayPoints(days, ({ commission }) => (commission === null ? null : commission / 100), {
            marksStockOut: false,
            isFilled: false,
          }),
        },
      ]
    }),
  }
}
