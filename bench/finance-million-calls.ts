import type { Database } from '../apps/api/src/platform/database/database.ts'
import { monthsOfBooks, SKUS, STORES } from '../apps/api/test/scale/million-events.ts'
import { EVENT_KINDS } from '../packages/rules/src/index.ts'

/** One thing that a page asks, for many months, SKUs or orders. */
export interface AnswerShape {
  name: string
  urls: readonly string[]
}

const text = (month: number) => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`
const MONTHS = monthsOfBooks().map(text)
const CNY = 'currency=CNY'
const KINDS = EVENT_KINDS.join(',')

const one = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value
const many = (path: (month: string, at: number) => string, count = 48) =>
  Array.from({ length: count }, (_, at) => `/api/finance/${path(one(MONTHS, at), at)}`)
const ofMonth = (month: string) => `from=${month}&to=${month}&${CNY}`
const skuId = (at: number) => String(17_592_186_044_416 + (at % STORES) * 1000 + ((at * 37) % SKUS))
const before = (month: string) => one(MONTHS, Math.max(0, MONTHS.indexOf(month) - 1))
const after = (month: string) => one(MONTHS, Math.min(MONTHS.length - 1, MONTHS.indexOf(month) + 1))

/** Everything that a page of own money asks first, and the ways on from it. */
export async function shapesOf(db: Database, accountId: string): Promise<AnswerShape[]> {
  const { rows: orders } = await db.pool.query<{ no: string }>(
    `select order_no as no from money_event where account_id = $1 and line = any('{102,4103,9205}') and order_no is not null
     order by order_no limit 48`,
    [accountId],
  )
  const { rows: imports } = await db.pool.query<{ id: string }>(
    'select id from finance_import where account_id = $1 order by created_at desc limit 48',
    [accountId],
  )
  const lines = (name: string, ask: (month: string, at: number) => string): AnswerShape => ({
    name: `lines: ${name}`,
    urls: many((month, at) => `lines?${ofMonth(month)}&limit=50&${ask(month, at)}`),
  })
  const day = (month: string, at: number) => `${month}-${String(1 + (at % 28)).padStart(2, '0')}`
  return [
    {
      name: 'books',
      urls: many((_, at) => `books?returns=${one(['original-cost', 'lost', 'date-cost'], at)}`),
    },
    lines('a kind', () => 'kind=sale'),
    lines('a rare kind', () => 'kind=consumer_refund'),
    lines('a kind, page 60', () => 'kind=sale&page=60'),
    lines('a kind by amount', () => 'kind=sale&sort=amount:asc'),
    lines('every kind', () => `kind=${KINDS}`),
    lines('a class', () => 'class=ads'),
    lines('the largest class', () => 'class=settlement'),
    lines('a day', (month, at) => `kind=sale&from_day=${day(month, at)}&to_day=${day(month, at)}`),
    lines('an amount range', (_, at) => `kind=sale&min_minor=${3000 + at}&max_minor=${5000 + at}`),
    lines('a SKU', (_, at) => `kind=${KINDS}&keyword=${skuId(at)}`),
    lines('a bill', () => 'bill=full_trade'),
    lines('an import', (_, at) => `kind=${KINDS}&import=${one(imports, at).id}`),
    {
      name: 'lines: an order, all months',
      urls: many(
        (_, at) => `lines?${CNY}&order=${encodeURIComponent(one(orders, at).no)}&sort=time:asc&limit=100`,
      ),
    },
    {
      name: 'lines: a kind, all months',
      urls: many((_, at) => `lines?${CNY}&kind=${one(['sale', 'reversal', 'label_ship'], at)}`),
    },
    {
      name: 'lines: an amount, three months',
      urls: many(
        (month, at) =>
          `lines?${CNY}&kind=${KINDS}&from=${before(month)}&to=${after(month)}&min_minor=${-900 - at}&max_minor=${-900 - at}&limit=20`,
      ),
    },
    { name: 'SKUs of a month', urls: many((month) => `skus?${ofMonth(month)}&limit=50`) },
    { name: 'SKUs: with a loss', urls: many((month) => `skus?${ofMonth(month)}&only=loss&sort=profit:asc`) },
    { name: 'SKUs: of a code', urls: many((month, at) => `skus?${ofMonth(month)}&keyword=${skuId(at)}`) },
    { name: 'SKUs of all months', urls: many(() => `skus?${CNY}&sort=net:desc&limit=100`) },
    { name: 'SKUs: without a cost', urls: many(() => `skus?${CNY}&only=missing&limit=100`) },
    { name: 'days of a SKU', urls: many((_, at) => `sku-days?${CNY}&sku=${skuId(at)}`) },
    { name: 'course of a kind', urls: many((month) => `course?${ofMonth(month)}&kind=consumer_refund`) },
    { name: 'course of a class', urls: many((month) => `course?${ofMonth(month)}&class=ads`) },
    { name: 'orders of a month', urls: many((month) => `orders?${ofMonth(month)}&limit=50`) },
    {
      name: 'orders: with a refund',
      urls: many((month) => `orders?${ofMonth(month)}&only=refund&sort=time:desc`),
    },
    { name: 'orders: one', urls: many((_, at) => `orders?${CNY}&keyword=${one(orders, at).no}`) },
    { name: 'imports', urls: many((_, at) => `imports?page=${1 + (at % 3)}`) },
    { name: 'an import', urls: many((_, at) => `imports/${one(imports, at).id}`) },
    { name: 'costs', urls: many((_, at) => `costs?limit=100&page=${1 + (at % 5)}`) },
  ]
}
