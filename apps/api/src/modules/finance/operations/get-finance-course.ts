import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import type { BookScope, Reader } from '../store/counted-rows.ts'
import { dayText } from '../store/day-text.ts'
import {
  type CourseDay,
  type CourseSku,
  courseOfKinds,
  courseOfTexts,
  topSkus,
} from '../store/find-course.ts'
import { financeScope, monthRange } from './finance-scope.ts'
import { textsOfClass } from './line-query.ts'

type Query = Parameters<Handler<'getFinanceCourse'>>[0]['query']

/** SKUs that are told. */
const TOP = 10

export const getFinanceCourse: Handler<'getFinanceCourse'> = async ({ query }, context) => {
  const { scopes } = await financeScope(context, query.store)
  const found = await readTogether(context.db, async (db) => {
    const all = []
    for (const books of scopes) all.push(await readCourse(db, books, query))
    return all
  })
  const days = added(found.flatMap((one) => one.days))
  const noDay = days.find(({ day }) => day === 0)
  const skus = found.flatMap((one) => one.skus).sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor))
  const data = {
    days: days
      .filter(({ day }) => day !== 0)
      .map(({ day, rows, minor }) => ({ day: dayText(day), rows, minor })),
    noDay: noDay ? { rows: noDay.rows, minor: noDay.minor } : null,
    skus: skus.slice(0, TOP).map(({ storeId, ...sku }) => ({ store: storeId, ...sku })),
  }
  return { status: 200, body: { code: 0, data } }
}

async function readCourse(
  db: Reader,
  books: BookScope,
  query: Query,
): Promise<{ days: CourseDay[]; skus: CourseSku[] }> {
  const scope = { ...books, range: monthRange(query), currency: query.currency }
  if (query.class !== undefined) {
    const texts = await textsOfClass(db, books, scope.range, query.class)
    return { days: await courseOfTexts(db, scope, texts), skus: [] }
  }
  const kinds = query.kind?.split(',') ?? null
  return {
    days: await courseOfKinds(db, scope, kinds),
    skus: await topSkus(db, scope, { kinds, limit: TOP }),
  }
}

/** Days of accounts together, ascending. */
function added(days: readonly CourseDay[]): CourseDay[] {
  const all = new Map<number, CourseDay>()
  for (const { day, rows, minor } of days) {
    const own = all.get(day)
    all.set(day, { day, rows: rows + (own?.rows ?? 0), minor: minor + (own?.minor ?? 0) })
  }
  return [...all.values()].sort((a, b) => a.day - b.day)
}
