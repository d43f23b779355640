import type { Database } from '../../src/platform/database/database.ts'

/** Everything that an import leaves in the goods tables, without numbers that depend on the order of work. */
export async function storedRows(db: Database): Promise<unknown[]> {
  const { rows } = await db.pool.query(`
    select t.external_id, t.title, t.url, t.tags, m.price, m.original_price, m.currency, m.sales_total, m.sales_month,
      m.score, m.updated_at, m.flags, m.similar_count, c.path, c.goods_count, h.start_day, h.sales, h.price as prices
    from product_text t join product_metric m on m.product_id = t.product_id
    left join category c on c.id = m.category_id
    left join product_hist h on h.product_id = t.product_id and h.region_id = 0
    order by m.marketplace, t.external_id`)
  return rows
}

export async function jobRows(db: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await db.pool.query(
    'select id, status, position, accepted, repeated, rejected, inserted, updated, unchanged from import_job order by started_at, id',
  )
  return rows
}
