import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/**
 * What each creator sells, summed from their videos and lives. Compared with what is stored: only what changed is
 * written, so that a second run writes nothing.
 * @returns pairs of creator and product that changed
 */
export async function sumCreatorGoods(db: Database, code: number): Promise<number> {
  return db.bulk(() =>
    db.transaction(async (trx) => {
      // -1 is missing, and a sum of nothing but missing figures is missing too.
      await sql`create temporary table creator_goods_now on commit drop as
        select creator_id, product_id, coalesce(sum(units) filter (where units >= 0), -1)::bigint as units,
          coalesce(sum(gmv) filter (where gmv >= 0), -1)::bigint as gmv, sum(videos)::integer as videos,
          sum(lives)::integer as lives, max(at)::bigint as last_at
        from (
          select creator_id, product_id, units, gmv, 1 as videos, 0 as lives, posted_at as at
          from video where marketplace = ${code} and product_id <> -1
          union all
          select l.creator_id, g.product_id, g.units, g.gmv, 0, 1, l.started_at
          from live l join live_goods g on g.live_id = l.live_id where l.marketplace = ${code}
        ) t group by creator_id, product_id`.execute(trx)
      const gone = await sql`delete from creator_goods t using creator c
        where c.creator_id = t.creator_id and c.marketplace = ${code}
          and not exists (select 1 from creator_goods_now n
            where n.creator_id = t.creator_id and n.product_id = t.product_id)`.execute(trx)
      const written = await sql`insert into creator_goods as t
          (creator_id, product_id, units, gmv, videos, lives, last_at)
        select creator_id, product_id, units, gmv, videos, lives, last_at from creator_goods_now
        on conflict (creator_id, product_id) do update set units = excluded.units, gmv = excluded.gmv,
          videos = excluded.videos, lives = excluded.lives, last_at = excluded.last_at
        where (t.units, t.gmv, t.videos, t.lives, t.last_at) is distinct from
          (excluded.units, excluded.gmv, excluded.videos, excluded.lives, excluded.last_at)`.execute(trx)
      return Number(gone.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0)
    }),
  )
}
