import { randomUUID } from 'node:crypto'
import { entered } from '../../http/people.ts'
import { differs, names, type Scenario, type Site } from './scenario.ts'

/** A kind that removes what is old: one old row goes, one that is not stays. */
function forgets(
  kind: string,
  { add, left }: { add: (site: Site, mark: string, isOld: boolean) => Promise<unknown>; left: string },
): Scenario {
  return {
    prepare: async (site, round) => {
      await add(site, `old ${round}`, true)
      await add(site, `kept ${round}`, false)
      return { kind, key: 'daily' }
    },
    faults: async (site, round) =>
      differs(
        'what is left',
        (await names(site, left)).filter((name) => name.endsWith(` ${round}`)),
        [`kept ${round}`],
      ),
  }
}

const insert = (sql: string, ages: readonly [old: number, kept: number]) => ({
  add: async ({ db }: Site, mark: string, isOld: boolean) => {
    const { id } = await entered(db)
    await db.pool.query(sql, [id, mark, isOld ? ages[0] : ages[1]])
  },
})

const DAY = 86_400_000

/** Kinds of the nightly clearing. Their rows carry a name, so that the left ones can be told. */
export const FORGETTING: Record<string, Scenario> = {
  'forget-notices': forgets('forget-notices', {
    ...insert(
      `insert into notice (user_id, id, kind, about, title, body, matches, match_count, created_at)
       values ($1, gen_random_uuid(), 'seat_lost', $2, '', '', '[]', 0, (extract(epoch from now()) * 1000)::bigint - $3)`,
      [400 * DAY, 0],
    ),
    left: "select about as name from notice where about ~ '^(old|kept) '",
  }),
  'forget-account-events': forgets('forget-account-events', {
    ...insert(
      `insert into account_event (user_id, id, at, kind) values ($1, gen_random_uuid(), now() - $3 * interval '1 day', $2)`,
      [800, 0],
    ),
    left: "select kind as name from account_event where kind ~ '^(old|kept) '",
  }),
  'forget-operator-events': forgets('forget-operator-events', {
    ...insert(
      `insert into operator_event (id, at, actor, kind, subject)
       values ($1, now() - $3 * interval '1 day', 'cli', $2, '')`,
      [2_000, 0],
    ),
    left: "select kind as name from operator_event where kind ~ '^(old|kept) '",
  }),
  'forget-sessions': forgets('forget-sessions', {
    add: async ({ db }, mark, isOld) => {
      const { id } = await entered(db)
      await db.pool.query(
        `update session set device = $2, expires_at = now() + $3 * interval '1 hour' where user_id = $1`,
        [id, mark, isOld ? -1 : 1],
      )
    },
    left: "select device as name from session where device ~ '^(old|kept) '",
  }),
  'forget-quota-days': forgets('forget-quota-days', {
    ...insert(
      `insert into quota_use (user_id, feature, day, used)
       values ($1, $2, (extract(epoch from now()) / 86400)::integer - $3, 1)`,
      [90, 0],
    ),
    left: "select feature as name from quota_use where feature ~ '^(old|kept) '",
  }),
  'forget-rate-windows': forgets('forget-rate-windows', {
    ...insert(
      `insert into rate_window (key, until, calls) select $2, now() - $3 * interval '1 hour', 1 where $1::text is not null`,
      [1, -1],
    ),
    left: "select key as name from rate_window where key ~ '^(old|kept) '",
  }),
  'forget-jobs': forgets('forget-jobs', {
    ...insert(
      `insert into job (kind, key, state, run_at, most_tries, created_at, finished_at)
       select 'of another program', $2, 'done', 0, 1, 0, (extract(epoch from now()) * 1000)::bigint - $3
       where $1::text is not null`,
      [30 * DAY, 0],
    ),
    left: "select key as name from job where kind = 'of another program' and key ~ '^(old|kept) '",
  }),
  'forget-messages': forgets('forget-messages', {
    ...insert(
      `insert into message_rate (rate_key, window_start, window_s, used)
       select $2, now() - $3 * interval '1 hour', 60, 1 where $1::text is not null`,
      [2, 0],
    ),
    left: "select rate_key as name from message_rate where rate_key ~ '^(old|kept) '",
  }),
  'forget-taken-away': forgets('forget-taken-away', {
    ...insert(
      `insert into favourite (user_id, marketplace, kind, external_id, title, saved_at, removed_at)
       values ($1, 1, 1, $2, '', 0, (extract(epoch from now()) * 1000)::bigint - $3)`,
      [2 * DAY, 0],
    ),
    left: "select external_id as name from favourite where external_id ~ '^(old|kept) '",
  }),
  'forget-uploads': forgets('forget-uploads', {
    ...insert(
      `insert into upload (account, id, name, kind, bytes, created_at, expires_at)
       values ($1, gen_random_uuid(), $2, 'import', 1, 0, (extract(epoch from now()) * 1000)::bigint - $3)`,
      [DAY, -DAY],
    ),
    left: "select name from upload where name ~ '^(old|kept) '",
  }),
  'forget-opened-rows': {
    prepare: async ({ db }, round) => {
      for (const day of [1, 99_999])
        await db.pool.query('insert into market_row_opened (day, account, subject) values ($1, $2, $3)', [
          day,
          randomUUID(),
          round,
        ])
      return { kind: 'forget-opened-rows', key: 'daily' }
    },
    faults: async (site, round) =>
      differs(
        'what is left',
        await names(site, 'select day::text as name from market_row_opened where subject = $1', [round]),
        ['99999'],
      ),
  },
}
