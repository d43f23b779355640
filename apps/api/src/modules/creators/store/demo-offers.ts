import { type Kysely, sql } from 'kysely'
import { FLAG } from '#modules/goods/rules'
import type { CategoryStep } from '#modules/reference/rules'

import type { Tables } from '#platform/database/tables.ts'

/** A demo product as creators show it. */
export interface DemoOffer {
  id: string
  title: string
  /** US cents. */
  cents: number
  picture: string | null
  path: CategoryStep[]
}

/** Demo products that demo creators sell: at most so many, the same ones every time. */
const MOST_OFFERS = 1_500

/** Demo products of a marketplace with a price and a category, those that earn most by videos first. */
export async function readDemoOffers(db: Kysely<Tables>, code: number): Promise<DemoOffer[]> {
  const { rows } = await sql<{
    id: string
    title: string
    cents: number
    picture: string | null
    ids: string[]
    names: string[]
    names_zh: (string | null)[]
  }>`
    select t.external_id as id, coalesce(t.title_zh, t.title) as title, m.price_usd as cents,
      t.image_url as picture, array_remove(array[a.external_id, b.external_id], null) as ids,
      array_remove(array[a.name, b.name], null) as names, array[a.name_zh, b.name_zh] as names_zh
    from product_metric m join product_text t on t.product_id = m.product_id
    join category a on a.id = m.c1 left join category b on b.id = m.c2
    where m.marketplace = ${code} and m.flags & ${FLAG.demo}::integer <> 0 and m.price_usd > 0
    order by m.video_sales::float8 * m.price_usd desc, t.external_id limit ${MOST_OFFERS}`.execute(db)
  return rows.map(({ ids, names, names_zh, ...item }) => ({
    ...item,
    path: ids.map((id, index) => ({ id, name: names[index] ?? id, nameZh: names_zh[index] ?? null })),
  }))
}
