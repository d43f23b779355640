import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Products in each category and below. @param code the number of the marketplace */
export async function countCategories(db: Database, code: number): Promise<void> {
  const update = sql`with recursive own as (
      select category_id as id, count(*)::integer as n from product_metric
      where marketplace = ${code} and category_id <> -1 group by category_id
    ), up as (
      select c.id, c.parent_id, own.n from own join category c on c.id = own.id
      union all
      select p.id, p.parent_id, up.n from up join category p on p.id = up.parent_id
    ), total as (select id, sum(n)::integer as n from up group by id)
    update category c set goods_count = coalesce(t.n, 0)
    from category c2 left join total t on t.id = c2.id
    where c.id = c2.id and c.marketplace = ${code} and c.goods_count <> coalesce(t.n, 0)`
  await db.transaction((trx) => update.execute(trx))
}

/** Removes demo categories that neither a product nor another category uses, leaves first. */
export async function removeDemoCategories({ kysely }: Database): Promise<void> {
  for (const level of [6, 5, 4, 3, 2, 1]) {
    await sql`delete from category c where demo and level = ${level}
      and not exists (select 1 from product_metric m where m.category_id = c.id)
      and not exists (select 1 from category below where below.parent_id = c.id)`.execute(kysely)
  }
}
