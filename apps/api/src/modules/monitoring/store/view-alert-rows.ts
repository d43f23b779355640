import type { components } from '@haixuan/api-sdk/schema'
import { type Kysely, sql, type Transaction } from 'kysely'
import { INHERITED_TIER } from '#modules/account/rules'
import { MARKETPLACES, type Marketplace } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { AlertRule } from '../rules/alert-rule.ts'
import { DAYS_READ, type WatchedRow } from './watched-rows.ts'

/** An alert that is on, with what it watches. */
export interface ActiveAlert {
  user_id: string
  view_id: string
  rule: AlertRule
  checked_through: number | null
  broken_reason: string | null
  name: string
  watched: components['schemas']['WatchedList']
}

/** A product that an alert watches. */
export interface WatchedGoodsDays extends WatchedRow {
  productId: number
}

/** Sets the rule of a view; what was checked already stays checked. */
export async function putAlert(
  { kysely }: Database,
  alert: { userId: string; viewId: string; rule: AlertRule; isOn: boolean; checkedThrough: number | null },
  now: number,
): Promise<void> {
  await sql`insert into view_alert as a (user_id, view_id, rule, is_on, created_at, checked_through)
    values (${alert.userId}, ${alert.viewId}, ${JSON.stringify(alert.rule)}::jsonb, ${alert.isOn}, ${now},
      ${alert.checkedThrough})
    on conflict (user_id, view_id) do update set rule = excluded.rule, is_on = excluded.is_on, broken_reason = null,
      checked_through = case when excluded.is_on and not a.is_on then excluded.checked_through
        else a.checked_through end`.execute(kysely)
}

export async function deleteAlert({ kysely }: Database, userId: string, viewId: string): Promise<void> {
  await sql`delete from view_alert where user_id = ${userId} and view_id = ${viewId}`.execute(kysely)
}

/** Alerts that are on, of an account and its sub-accounts with a seat; without the one of `exceptView`. */
export async function countAlerts(
  { kysely }: Database,
  accountId: string,
  exceptView: string | null,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from view_alert a
    join app_user u on u.id = a.user_id left join app_user p on p.id = u.parent_id
    where a.is_on and (u.id = ${accountId} or (p.id = ${accountId} and ${sql.raw(INHERITED_TIER)} is not null))
      and (${exceptView}::uuid is null or a.view_id <> ${exceptView}::uuid)`.execute(kysely)
  return rows[0]?.n ?? 0
}

/**
 * The next alerts that are on, of a marketplace or of all, by key, behind the given one. Those of a marketplace that is
 * gone have no run of their own: they are in that of every other.
 */
export async function nextAlerts(
  { kysely }: Database,
  after: { user_id: string; view_id: string } | null,
  limit: number,
  marketplace: Marketplace | null = null,
): Promise<ActiveAlert[]> {
  const named = sql`v.watched ->> 'marketplace'`
  const of =
    marketplace === null
      ? sql``
      : sql`and (${named} = ${marketplace} or (${named} = any(${[...MARKETPLACES]}::text[])) is not true)`
  const behind =
    after === null
      ? sql``
      : sql`and (a.user_id, a.view_id) > (${after.user_id}::uuid, ${after.view_id}::uuid)`
  const { rows } =
    await sql<ActiveAlert>`select a.user_id, a.view_id, a.rule, a.checked_through, a.broken_reason,
      v.name, v.watched
    from view_alert a join saved_view v on v.user_id = a.user_id and v.id = a.view_id
    where a.is_on and v.watched is not null ${of} ${behind}
    order by a.user_id, a.view_id limit ${limit}`.execute(kysely)
  return rows
}

/** Notes through which day an alert was checked, and when it last matched. @param matchedAt null: no match now */
export async function markChecked(
  trx: Transaction<Tables>,
  { user_id, view_id }: Pick<ActiveAlert, 'user_id' | 'view_id'>,
  { newest, matchedAt }: { newest: number; matchedAt: number | null },
): Promise<void> {
  await sql`update view_alert set checked_through = greatest(checked_through, ${newest}::integer),
      broken_reason = null, last_match_at = coalesce(${matchedAt}::bigint, last_match_at)
    where user_id = ${user_id} and view_id = ${view_id}`.execute(trx)
}

/** Notes why an alert cannot be read. @param reason null: it can be read again. @returns whether that is new */
export async function setBroken(
  db: Kysely<Tables>,
  { user_id, view_id }: Pick<ActiveAlert, 'user_id' | 'view_id'>,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await sql`update view_alert set broken_reason = ${reason}
    where user_id = ${user_id} and view_id = ${view_id} and broken_reason is distinct from ${reason}::text
    returning 1`.execute(db)
  return rows.length > 0
}

/** An alert whose view was saved again is well until the next run says otherwise. */
export async function mendAlert({ kysely }: Database, userId: string, viewId: string): Promise<void> {
  await setBroken(kysely, { user_id: userId, view_id: viewId }, null)
}

/** Stored days of products, of the main series. A product without a history has none, but may be new. */
export async function readWatchedDays(
  { kysely }: Database,
  productIds: readonly number[],
): Promise<WatchedGoodsDays[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<WatchedGoodsDays>`select t.product_id::float8 as "productId",
      t.external_id as "externalId", t.title, t.title_zh as "titleZh", t.first_seen_day as "firstSeen",
      coalesce(h.currency, '') as currency,
      coalesce(greatest(h.start_day, h.start_day + greatest(cardinality(h.sales), cardinality(h.price)) - ${DAYS_READ}::integer), 0) as start,
      coalesce(h.sales[greatest(1, greatest(cardinality(h.sales), cardinality(h.price)) - ${DAYS_READ - 1}::integer):], '{}') as sales,
      coalesce(h.price[greatest(1, greatest(cardinality(h.sales), cardinality(h.price)) - ${DAYS_READ - 1}::integer):], '{}') as price
    from product_text t left join product_hist h on h.product_id = t.product_id and h.region_id = 0
    where t.product_id = any(${[...productIds]}::bigint[])`.execute(kysely)
  return rows
}
