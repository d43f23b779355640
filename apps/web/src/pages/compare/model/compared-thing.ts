import type { ChartPoint } from '@haixuan/ui-kit/chart'
import type { GoodsRow } from '#entities/goods'
import type { Compared } from '#features/compare-rows'

/** What the two lines of the chart can be of. */
export type Figure = 'sales' | 'money' | 'commission'

/** One of the things that are compared, with all that the page shows of it. */
export interface ComparedThing<Row> {
  item: Compared
  row: Row
  name: string
  imageUrl: string | null
  /** What a reader must know before trusting its figures. */
  quality: GoodsRow['quality']
  /** Address of its own page. */
  href: string
  /** Units of each day. */
  sales: readonly ChartPoint[]
  /** US dollars of each day: the price of a product, the GMV of a shop. */
  money: readonly ChartPoint[]
  /** Percent of the price that creators earn, of each day; nothing where things have no commission. */
  commission: readonly ChartPoint[]
}

/** Everything that is compared, as far as it has been read. */
export interface ComparedThings<Row> {
  things: readonly ComparedThing<Row>[]
  /** Those that could not be read. */
  failed: readonly Compared[]
  isLoading: boolean
}
