import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/** Milliseconds for which rows that are there wait for their count. */
const WAIT_MS = 100
/** A count that came too late is good for so long. */
const KEEP_MS = 60_000
/** Late counts that are kept. */
const MOST = 500

/** How long rows of a list wait for their count; undefined: to its end, as the embedded engine does one thing at a time. */
export const countWait = ({ engine }: Pick<Database, 'engine'>): number | undefined =>
  engine === 'postgresql' ? WAIT_MS : undefined

interface Late {
  count: Promise<number>
  until: number
}
const lateOf = new WeakMap<object, Map<string, Late>>()

/** Counts, or reuses the count that an earlier page of the same list did not wait for. */
function counted(db: Kysely<Tables>, query: RawBuilder<{ n: number }>) {
  const { sql, parameters } = query.compile(db)
  const key = `${sql} ${JSON.stringify(parameters)}`
  const late = lateOf.get(db) ?? new Map<string, Late>()
  lateOf.set(db, late)
  const known = late.get(key)
  const isFresh = known !== undefined && known.until > performance.now()
  const count = isFresh ? known.count : query.execute(db).then(({ rows }) => rows[0]?.n ?? 0)
  const keep = () => {
    if (isFresh) return
    late.delete(key)
    const [oldest] = late.keys()
    if (late.size >= MOST && oldest !== undefined) late.delete(oldest)
    late.set(key, { count, until: performance.now() + KEEP_MS })
    // A failed count is not reused; callers that wait for it get the error.
    count.catch(() => late.delete(key))
  }
  return { count, keep }
}

interface Counting {
  /** Answers one row with the count, which stops at `stop`. */
  query: RawBuilder<{ n: number }>
  /** null: counted to the end, and waited for. */
  stop: number | null
  offset: number
  /** Rows of the page; 0 only counts. */
  limit: number
  /** See countWait. */
  waitMs: number | undefined
}

interface Counted {
  ids: number[]
  count: number
  countIsExact: boolean
}

/**
 * The rows of a page with the count of their list. Rows do not wait for a count that takes long: then it covers
 * the rows up to one after the page, and the complete count is ready when the next page is requested.
 * @param rows reads the page with one more row, which shows whether the list continues
 */
export async function countBeside(
  db: Kysely<Tables>,
  rows: (limit: number) => Promise<number[]>,
  { query, stop, offset, limit, waitMs }: Counting,
): Promise<Counted> {
  const { count, keep } = counted(db, query)
  const whole = (n: number) => ({ count: n, countIsExact: stop === null || n < stop })
  if (stop === null || limit === 0 || waitMs === undefined) {
    const [ids, n] = await Promise.all([limit === 0 ? [] : rows(limit), count])
    return { ids, ...whole(n) }
  }
  count.catch(() => undefined)
  const found = await rows(limit + 1)
  const ids = found.slice(0, limit)
  const seen = offset + found.length
  if (found.length > 0 && found.length <= limit) return { ids, count: seen, countIsExact: true }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null)
  })
  const n = await Promise.race([count, late]).finally(() => clearTimeout(timer))
  if (n !== null) return { ids, ...whole(n) }
  keep()
  return { ids, count: found.length === 0 ? 0 : seen, countIsExact: false }
}
