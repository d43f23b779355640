import { type RawBuilder, sql } from 'kysely'
import { GOODS_LIST } from '#modules/goods'
import type { SortColumn } from '#platform/database/list-page/list-query.ts'
import type { StoredBoard } from '../rules/rank-board.ts'

/** Columns behind the sort names that boards have beside those of the list of products, or under another name here. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  score: 'stars',
  creators: 'creator_count',
  video_sales: 'video_sales',
}
const LIST_COLUMNS: Readonly<Record<string, SortColumn>> = GOODS_LIST.sorts

/** Column of the product behind a sort name. -1 is missing. */
const figureColumn = (by: string): string | undefined => OWN_COLUMNS[by] ?? LIST_COLUMNS[by]?.column

const SALES = { period_sales: 'f1', growth: 'f3' }

/** Fact of the board behind a sort name (modules/ranks/rules/rank-facts.ts). */
const FACTS: Record<StoredBoard, Readonly<Record<string, string>>> = {
  day: SALES,
  week: SALES,
  month: SALES,
  region: SALES,
  surge: SALES,
  'full-day': SALES,
  'full-week': SALES,
  'full-month': SALES,
  'price-drop': { drop: 'f3', dropped_at: 'f4', sales_change: 'f6', drop_amount: 'f8' },
  new: { days_listed: 'f1', first3: 'f2', last7: 'f3', per_day: 'f4', slope: 'f5' },
  'sold-out': { sold_out_at: 'f1', days_out: 'f2', before_out: 'f3', same_on_sale: 'f5' },
  fivestar: { new_comments: 'f1' },
  burst: {},
  potential: {},
  promoted: { new_creators: 'f1' },
  video: { video_gmv: 'f2' },
}

/** Whether an order needs figures of the products beside those of the board. */
export function needsFigures(by: string): boolean {
  return figureColumn(by) !== undefined
}

/** Order of the hits of a board; what is missing comes last both ways, equal ones keep the order of places. */
export function rankOrder(
  board: StoredBoard,
  { by, descending }: { by: string; descending: boolean },
): RawBuilder<unknown> {
  const way = descending ? sql`desc` : sql`asc`
  // The better the score the lower the place.
  if (by === 'chance') return descending ? sql`place asc` : sql`place desc`
  if (by === 'place_change') return sql`hit.change ${way} nulls last, place`
  if (by === 'days_on_board') return sql`hit.days ${way}, place`
  const fact = FACTS[board][by]
  if (fact !== undefined) return sql`${sql.ref(`hit.${fact}`)} ${way} nulls last, place`
  const figure = figureColumn(by)
  if (figure !== undefined) return sql`nullif(${sql.ref(`hit.${figure}`)}, -1) ${way} nulls last, place`
  return sql`place ${way}`
}

/** Weighted mean of the parts f2, f3, … over those that are known; null without weights. */
export function scoreOf(weights: readonly number[]): RawBuilder<unknown> {
  if (weights.length === 0) return sql`null::double precision`
  const parts = weights.map((weight, i) => ({ weight, part: sql.ref(`u.f${i + 2}`) }))
  const sum = sql.join(
    parts.map(({ weight, part }) => sql`coalesce(${part} * ${weight}::double precision, 0)`),
    sql` + `,
  )
  const weight = sql.join(
    parts.map(
      ({ weight, part }) => sql`case when ${part} is null then 0 else ${weight}::double precision end`,
    ),
    sql` + `,
  )
  return sql`(${sum}) / nullif(${weight}, 0)`
}
