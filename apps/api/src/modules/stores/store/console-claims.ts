// @unscoped: the operator sees claims of every account.
import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import { marketplaceOfCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'

type Claim = components['schemas']['StoreClaim']
type Side = Claim['claimant']

/** Claims that one answer lists at most. */
const MOST = 200

interface Row {
  id: string
  marketplace: number
  mallId: string
  status: Claim['status']
  reply: string | null
  createdAt: Date
  decidedAt: Date | null
  claimant: Side
  holder: Side
}

/** What the operator sees of one of the two accounts. Whether it has the store still is looked up now. */
const side = (store: 'c' | 'h', account: 'account_id' | 'holder_account_id') =>
  sql.raw(`json_build_object(
    'mobile', (select m.mobile from user_mobile m where m.user_id = k.${account} order by m.mobile limit 1),
    'nickname', (select u.nickname from app_user u where u.id = k.${account}),
    'storeName', ${store}.name, 'since', floor(extract(epoch from ${store}.created_at) * 1000),
    'isActive', coalesce(${store}.archived_at is null and ${store}.mall_id = k.mall_id, false))`)

/** Claims of stores, newest first. @param status all of them without it */
export async function listClaims(db: Database, status?: Claim['status']): Promise<Claim[]> {
  // Of every account: only operators read it.
  const { rows } = await sql<Row>`
    select k.id, k.marketplace, k.mall_id as "mallId", k.status, k.reply, k.created_at as "createdAt",
      k.decided_at as "decidedAt", ${side('c', 'account_id')} as claimant, ${side('h', 'holder_account_id')} as holder
    from store_claim k
    left join own_store c on c.account_id = k.account_id and c.id = k.store_id
    left join own_store h on h.account_id = k.holder_account_id and h.id = k.holder_store_id
    where ${status ?? null}::text is null or k.status = ${status ?? null}
    order by k.created_at desc, k.id limit ${MOST}`.execute(db.kysely)
  return rows.map(({ marketplace, createdAt, decidedAt, ...row }) => ({
    ...row,
    marketplace: marketplaceOfCode(marketplace),
    createdAt: createdAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
  }))
}
