import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { errorText } from './error-text.ts'
import type { ScheduleRule } from './job-kind.ts'
import type { JobQueue } from './job-queue.ts'
import { nextTime } from './next-time.ts'

/** A schedule whose job could not be requested is tried again after this. */
const AGAIN_MS = 60_000

/**
 * Schedules of this program that have no row yet, or had other times, get theirs; a time that has passed is still
 * caught up. Rows of other programs stay.
 */
export async function storeSchedules({ db, clock, schedules }: JobQueue): Promise<void> {
  const now = await moment(db, clock)
  for (const { name, cron, zone } of schedules) {
    const next = nextTime(cron, zone, now)
    await sql`insert into schedule as s (name, cron, zone, next_at) values (${name}, ${cron}, ${zone}, ${next}::bigint)
      on conflict (name) do update set cron = excluded.cron, zone = excluded.zone,
        next_at = case when s.next_at <= ${now}::bigint or (s.cron = excluded.cron and s.zone = excluded.zone)
          then least(s.next_at, excluded.next_at) else excluded.next_at end`.execute(db.kysely)
  }
}

/** A clock that was ahead and is set right leaves times behind that are far away: they move to where they belong. */
export async function pullBackSchedules({ db, clock, schedules }: JobQueue): Promise<void> {
  const now = await moment(db, clock)
  for (const { name, cron, zone } of schedules) {
    const next = nextTime(cron, zone, now)
    await sql`update schedule set next_at = ${next}::bigint
      where name = ${name} and cron = ${cron} and zone = ${zone} and next_at > ${next}::bigint`.execute(
      db.kysely,
    )
  }
}

/**
 * Requests the job of every schedule that is due, once for any number of missed times, and writes its next
 * time in the same transaction. Several servers may do this at the same moment: the row is the lock.
 * @returns names of the schedules that were due
 */
export async function runDueSchedules(queue: JobQueue): Promise<string[]> {
  const { db, clock, schedules } = queue
  if (schedules.length === 0) return []
  const names = schedules.map(({ name }) => name)
  const { rows: due } = await sql<{ name: string }>`select name from schedule
    where name = any(${names}::text[]) and next_at <= ${clock} order by next_at, name`.execute(db.kysely)
  const done: string[] = []
  for (const { name } of due) {
    const rule = schedules.find((one) => one.name === name)
    if (rule && (await runSchedule(queue, rule))) done.push(name)
  }
  return done
}

async function runSchedule(queue: JobQueue, rule: ScheduleRule): Promise<boolean> {
  const { db, clock } = queue
  const { name, cron, zone } = rule
  try {
    return await db.transaction(async (trx) => {
      const { rows } = await sql<{ now: number }>`select ${clock} as now from schedule
        where name = ${name} and next_at <= ${clock} for update skip locked`.execute(trx)
      const [row] = rows
      if (!row) return false
      await queue.enqueue(rule.jobs(row.now), trx)
      await sql`update schedule set next_at = ${nextTime(cron, zone, row.now)}::bigint, last_at = ${row.now}::bigint,
        last_error = null where name = ${name}`.execute(trx)
      return true
    })
  } catch (error) {
    // A schedule that moved on has asked, although its answer was lost.
    await sql`update schedule set next_at = ${clock} + ${AGAIN_MS}::bigint, last_error = ${errorText(error)}
      where name = ${name} and next_at <= ${clock}`.execute(db.kysely)
    return false
  }
}

async function moment(db: Database, clock: JobQueue['clock']): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${clock} as now`.execute(db.kysely)
  return rows[0]?.now ?? Date.now()
}
