import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import { readGoodsRows } from '#modules/goods'
import { FLAG, goodsRow } from '#modules/goods/rules'
import type { FavouriteKind } from '#modules/reference/rules'
import { readShopRows } from '#modules/shops'
import { shopRow } from '#modules/shops/rules'

import type { Database } from '#platform/database/database.ts'

type FavouriteRow = components['schemas']['FavouriteRow']
/** How something looks in a list, beyond its figures. */
export type FavouriteFace = Pick<
  FavouriteRow,
  'title' | 'titleZh' | 'subtitle' | 'imageUrl' | 'url' | 'owner' | 'score' | 'trend' | 'quality'
>

interface PlainFace {
  ref_id: number
  title: string
  subtitle: string | null
  image_url: string | null
  url: string | null
  owner_key: string | null
  owner_name: string | null
  score: number | null
  flags: number
}

const PLAIN = {
  creator: sql`select s.creator_id::float8 as ref_id, s.nickname as title, '@' || s.handle as subtitle,
      s.avatar_url as image_url, s.url, null as owner_key, null as owner_name, null::integer as score, s.flags
      from creator s where s.marketplace = `,
  live: sql`select s.live_id::float8 as ref_id, s.title, '@' || c.handle as subtitle, s.cover_url as image_url,
      null as url, c.external_id as owner_key, c.nickname as owner_name, null::integer as score, s.flags
      from live s left join creator c on c.marketplace = s.marketplace and c.creator_id = s.creator_id
      where s.marketplace = `,
  video: sql`select s.video_id::float8 as ref_id, s.title, '@' || c.handle as subtitle, s.cover_url as image_url,
      s.url, c.external_id as owner_key, c.nickname as owner_name, null::integer as score, s.flags
      from video s left join creator c on c.marketplace = s.marketplace and c.creator_id = s.creator_id
      where s.marketplace = `,
}
const ID_COLUMN = { creator: 's.creator_id', live: 's.live_id', video: 's.video_id' } as const

function plainFace(row: PlainFace): FavouriteFace {
  const has = (flag: number) => (row.flags & flag) !== 0
  return {
    title: row.title,
    titleZh: null,
    subtitle: row.subtitle,
    imageUrl: row.image_url,
    url: row.url,
    owner: row.owner_key === null ? null : { id: row.owner_key, name: row.owner_name ?? row.owner_key },
    score: row.score === null || row.score < 0 ? null : row.score / 100,
    trend: [],
    quality: {
      demo: has(FLAG.demo),
      // Bits that creators, lives and videos use for other things.
      ...{ suspect: false, stockOut: false, interpolated: false },
      estimated: has(FLAG.estimated),
    },
  }
}

async function goodsFaces(db: Database, code: number, refs: readonly number[], historyDays: number) {
  const rows = await readGoodsRows(db, code, refs)
  return new Map(
    rows.map((data) => {
      const { title, titleZh, imageUrl, url, shop, score, trend, quality } = goodsRow(data, historyDays)
      const face: FavouriteFace = {
        ...{ title, titleZh, subtitle: null, imageUrl, url },
        ...{ owner: shop, score, trend, quality },
      }
      return [data.product_id, face] as const
    }),
  )
}

async function shopFaces(db: Database, code: number, refs: readonly number[], historyDays: number) {
  const [rows, names] = await Promise.all([
    readShopRows(db, code, refs),
    sql<{ id: number; name: string }>`select id::float8 as id, name from shop
      where id = any(${[...refs]}::bigint[])`.execute(db.kysely),
  ])
  const faces = new Map<number, FavouriteFace>()
  // A shop that the daily job has not summed yet has a name and nothing else.
  for (const { id, name } of names.rows) faces.set(id, { ...BARE, title: name })
  for (const data of rows) {
    const { name: title, logoUrl: imageUrl, url, score, trend, quality } = shopRow(data, historyDays)
    faces.set(data.shopId, { ...BARE, title, imageUrl, url, score, trend: trend.slice(-30), quality })
  }
  return faces
}

const BARE: Omit<FavouriteFace, 'title'> = {
  ...{ titleZh: null, subtitle: null, imageUrl: null, url: null, owner: null },
  ...{ score: null, trend: [], quality: null },
}

/**
 * How these products, shops, creators, lives or videos look now, by internal id.
 * @param historyDays days of history that the caller may see; trends are cut to them
 */
export async function readFaces(
  db: Database,
  kind: FavouriteKind,
  marketplaceCode: number,
  refs: readonly number[],
  historyDays: number,
): Promise<Map<number, FavouriteFace>> {
  if (refs.length === 0) return new Map()
  if (kind === 'goods') return await goodsFaces(db, marketplaceCode, refs, historyDays)
  if (kind === 'shop') return await shopFaces(db, marketplaceCode, refs, historyDays)
  const { rows } = await sql<PlainFace>`${PLAIN[kind]} ${marketplaceCode}
    and ${sql.ref(ID_COLUMN[kind])} = any(${[...refs]}::bigint[])`.execute(db.kysely)
  return new Map(rows.map((row) => [row.ref_id, plainFace(row)]))
}
