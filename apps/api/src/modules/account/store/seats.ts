import { type Kysely, sql } from 'kysely'
import { insertNotice } from '#modules/notices'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { SEATS_OF_MAIN } from '../rules/inherited-tier.ts'

interface Change {
  son_id: string
  has_seat: boolean
  nickname: string
  seats: number
  now: Date
}

/**
 * Tells members of a main account who has lost their seat and who has one again, once for each change. Who has a seat is
 * decided at each call by itself; this only writes the notices, so it may come late (a membership ends by the clock).
 * @returns notices written
 */
export async function tellSeats(trx: Kysely<Tables>, mainId: string): Promise<number> {
  const { rows } = await sql<Change>`
    with seat as (
      select t.user_id, t.id, p.nickname, ${sql.raw(SEATS_OF_MAIN)} as seats,
        row_number() over (order by t.bound_at, t.id) <= ${sql.raw(SEATS_OF_MAIN)} as has_seat
      from team_member t join app_user p on p.id = t.user_id
      where t.user_id = ${mainId} and t.son_id is not null
    )
    update team_member t set has_seat = seat.has_seat from seat
    where t.user_id = seat.user_id and t.id = seat.id and t.has_seat <> seat.has_seat
    returning t.son_id, t.has_seat, seat.nickname, seat.seats, now() as now`.execute(trx)
  for (const change of rows) await tell(trx, mainId, change)
  return rows.length
}

async function tell(trx: Kysely<Tables>, mainId: string, change: Change): Promise<void> {
  const { son_id: userId, has_seat: isBack, nickname, seats, now } = change
  const time = now.getTime()
  await insertNotice(
    trx,
    {
      ...{ userId, kind: isBack ? 'seat_back' : 'seat_lost', about: `seat ${mainId} ${time}` },
      ...{ at: { page: '/buy' }, marketplace: null, matches: [], matchCount: 0 },
      title: isBack ? '子账号席位已恢复' : '子账号席位已暂停',
      body: isBack
        ? `主账号“${nickname}”又有您的席位，您的会员权益已恢复。`
        : `主账号“${nickname}”目前有 ${seats} 个子账号席位，按加入先后保留。您现在按普通会员使用，数据都保留；席位恢复后权益自动恢复，也可以自行开通会员。`,
    },
    time,
  )
}

/** The same for every main account with members. @returns notices written */
export async function tellAllSeats(db: Database): Promise<number> {
  const mains = await db.kysely
    .selectFrom('team_member')
    .select('user_id')
    .where('son_id', 'is not', null)
    .distinct()
    .execute()
  let written = 0
  for (const { user_id } of mains) written += await db.transaction((trx) => tellSeats(trx, user_id))
  return written
}
