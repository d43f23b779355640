import { type Kysely, type RawBuilder, sql } from 'kysely'
import { marketplaceCode, regionMatch } from '#modules/reference/rules'

import { categoryWhere, flagConditions } from '#platform/database/list-page/list-conditions.ts'
import type { Tables } from '#platform/database/tables.ts'
import { grams } from '#platform/grams.ts'
import { brandKey } from '../rules/brand-key.ts'
import type { GoodsFilter, RangeName, SortName } from '../rules/goods-filter.ts'
import { FLAG, hostingFlag, statusFlag, videoFlag } from '../rules/goods-flag.ts'
import { shopBits } from '../rules/shop-flag.ts'
import { sizeKey } from '../rules/size-key.ts'
import { findGoods } from './goods-identity.ts'

/** Conditions on `product_metric m`, to be joined by AND. */
export interface GoodsConditions {
  where: RawBuilder<unknown>
  /** Set when the keyword index drives the query: the same conditions in two parts. */
  keyword: KeywordParts | null
  /** Nothing can match: an unknown category, or a product id of another marketplace. */
  empty: boolean
}

interface KeywordParts {
  /** All conditions on `product_metric m` but the keyword. */
  figures: RawBuilder<unknown>
  /** The keyword as a test of one row of `product_text t`. */
  text: RawBuilder<unknown>
}

type Area = GoodsFilter['area']

/** Column of a sort figure. */
export const SORT_COLUMN: Record<SortName, string> = {
  daily_sales: 'sales_day',
  weekly_sales: 'sales_week',
  monthly_sales: 'sales_month',
  sales: 'sales_total',
  gmv: 'gmv',
  price: 'price_usd',
  score: 'score',
  comment_num_tips: 'comment_count',
  listed_at: 'listed_day',
  updated_at: 'updated_at',
}

const AREA_COLUMN: Record<Area, { comment_num_tips: string; score: string }> = {
  global: { comment_num_tips: 'comment_count', score: 'score' },
  us: { comment_num_tips: 'comment_us', score: 'score_us' },
  eu: { comment_num_tips: 'comment_eu', score: 'score_eu' },
}

type Trait = Exclude<RangeName, SortName>

/** Columns of figures that limit but do not sort. */
const TRAIT_COLUMN: Record<Trait, string> = {
  commission: 'commission',
  discount: 'discount',
  colours: 'colour_count',
  sizes: 'size_count',
  similar: 'similar_count',
  creators: 'creator_count',
  wishes: 'wish_count',
}

function rangeColumn(name: RangeName, area: Area): string {
  if (name === 'comment_num_tips' || name === 'score') return AREA_COLUMN[area][name]
  return name in TRAIT_COLUMN ? TRAIT_COLUMN[name as Trait] : SORT_COLUMN[name as SortName]
}

/** Ranges whose figures are stored as whole hundredths or tenths. */
const SCALE: Partial<Record<RangeName, number>> = { score: 100, commission: 10 }

function rangeConditions(filter: GoodsFilter): RawBuilder<unknown>[] {
  return (Object.entries(filter.ranges) as [RangeName, { min?: number; max?: number }][]).flatMap(
    ([name, { min, max }]) => {
      if (min === undefined && max === undefined) return []
      const column = sql.ref(`m.${rangeColumn(name, filter.area)}`)
      // The small step takes away what is left of binary fractions.
      const scale = SCALE[name]
      const least = scale ? Math.ceil((min ?? 0) * scale - 1e-9) : (min ?? 0)
      const most = max === undefined ? null : scale ? Math.floor(max * scale + 1e-9) : max
      // 0 keeps the missing (-1) out of a range that has only a greatest value.
      return [sql`${column} >= ${least}`, ...(most === null ? [] : [sql`${column} <= ${most}`])]
    },
  )
}

function flagCondition({ hosting, status, hasVideo, quality }: GoodsFilter): RawBuilder<unknown>[] {
  const set = [
    ...(hosting ? [hostingFlag(hosting)] : []),
    ...(status ? [statusFlag(status)] : []),
    ...(hasVideo === null ? [] : [videoFlag(hasVideo)]),
    ...(quality === 'suspect' ? [FLAG.suspect] : []),
    ...(quality === 'stock_out' ? [FLAG.stockOut] : []),
  ].map((bit) => ({ bit, on: true }))
  return flagConditions('flags', quality === 'trusted' ? [...set, { bit: FLAG.suspect, on: false }] : set)
}

function regionCondition(regions: number[]): RawBuilder<unknown> {
  const { mask, others } = regionMatch(regions)
  const byMask = sql`m.region_mask & ${String(mask)}::bigint <> 0`
  if (others.length === 0) return byMask
  const byPrice = sql`m.product_id in (select p.product_id from product_price p
    where p.region_id = any(${others}::smallint[]))`
  return mask === 0n ? byPrice : sql`(${byMask} or ${byPrice})`
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

interface TextWanted {
  include: readonly string[]
  exclude: readonly string[]
  tag: string | null
}

/** Text conditions; `indexed` when there is a tag, or a word of the two characters that the index needs. */
function textCondition(code: number, { include, exclude, tag }: TextWanted) {
  const wanted = [...new Set(include.flatMap((word) => grams(code, word)))]
  const tagged = tag === null ? [] : [sql`t.tags @> array[${tag}]::text[]`]
  const tests = sql.join(
    [
      ...include.map((word) => sql`t.search like ${like(word)}`),
      ...exclude.map((word) => sql`t.search not like ${like(word)}`),
      ...tagged,
    ],
    sql` and `,
  )
  const byGrams = wanted.length > 0 ? sql`t.grams @> ${wanted}::integer[] and` : sql``
  const indexed = wanted.length > 0 || tag !== null
  const condition = indexed
    ? sql`m.product_id in (select t.product_id from product_text t
        where ${byGrams} ${tests})`
    : sql`exists (select 1 from product_text t where t.product_id = m.product_id and ${tests})`
  return { condition, tests, indexed }
}

/** Conditions on what only some sources tell. */
function traitConditions(filter: GoodsFilter): RawBuilder<unknown>[] {
  const { brand, sites, shipFrom, origin } = filter
  const text = (test: RawBuilder<unknown>) =>
    sql`exists (select 1 from product_text t where t.product_id = m.product_id and ${test})`
  return [
    ...(brand ? [sql`m.brand_key = ${brandKey(brand)}`] : []),
    ...(sites ? [text(sql`t.site_ids && ${sites}::integer[]`)] : []),
    ...(shipFrom ? [text(sql`t.ship_from = ${shipFrom}`)] : []),
    ...(origin
      ? [
          sql`exists (select 1 from shop_figure s where s.marketplace = m.marketplace and s.shop_id = m.shop_id
            and s.flags & ${shopBits.origin(origin)}::integer <> 0)`,
        ]
      : []),
    ...sizeConditions(filter),
  ]
}

/** One of the sizes in stock. A product that a newer source calls sold out has none, whatever its sizes were. */
function sizeConditions({ marketplace, sizes }: GoodsFilter): RawBuilder<unknown>[] {
  if (!sizes) return []
  const keys = sizes.map((name) => sizeKey(marketplace, name))
  return [
    ...flagConditions(
      'flags',
      [FLAG.soldOut, FLAG.delisted].map((bit) => ({ bit, on: false })),
    ),
    sql`m.product_id in (select e.product_id from product_extra e where e.size_keys && ${keys}::text[])`,
  ]
}

/** Turns a filter into SQL. Reads the category and, for a keyword that looks like a product id, the id. */
export async function goodsConditions(db: Kysely<Tables>, filter: GoodsFilter): Promise<GoodsConditions> {
  const code = marketplaceCode(filter.marketplace)
  const parts = [
    sql`m.marketplace = ${code}`,
    ...rangeConditions(filter),
    ...flagCondition(filter),
    ...traitConditions(filter),
  ]
  const words = { include: [] as readonly string[], exclude: [] as readonly string[] }
  let indexedText: { condition: RawBuilder<unknown>; tests: RawBuilder<unknown> } | null = null
  let empty = false
  if (filter.category !== null) {
    const condition = await categoryWhere(db, code, filter.category)
    if (condition) parts.push(condition)
    else empty = true
  }
  if (filter.regions !== null) parts.push(regionCondition(filter.regions))
  if (filter.mallId) {
    const shop = await db
      .selectFrom('shop')
      .select('id')
      .where('marketplace', '=', code)
      .where('external_id', '=', filter.mallId)
      .executeTakeFirst()
    if (shop) parts.push(sql`m.shop_id = ${shop.id}`)
    else empty = true
  }
  if (filter.without) parts.push(sql`m.product_id <> all(${[...filter.without]}::bigint[])`)
  if (filter.among) parts.push(sql`m.product_id = any(${[...filter.among]}::bigint[])`)
  if (filter.listedFrom !== null) parts.push(sql`m.listed_day >= ${filter.listedFrom}`)
  const { keyword } = filter
  if (keyword) {
    const externalId = keyword.externalId
    const productId =
      externalId === null ? undefined : (await findGoods(db, code, [externalId])).get(externalId)
    if (productId !== undefined) parts.push(sql`m.product_id = ${productId}`)
    else if (keyword.kind === 'address') empty = true
    else Object.assign(words, { include: keyword.include, exclude: keyword.exclude })
  }
  const tag = filter.tag ?? null
  if (words.include.length + words.exclude.length > 0 || tag !== null) {
    const { condition, tests, indexed } = textCondition(code, { ...words, tag })
    if (indexed) indexedText = { condition, tests }
    else parts.push(condition)
  }
  const figures = sql.join(parts, sql` and `)
  if (indexedText === null) return { where: figures, keyword: null, empty }
  const where = sql`${figures} and ${indexedText.condition}`
  return { where, keyword: { figures, text: indexedText.tests }, empty }
}
