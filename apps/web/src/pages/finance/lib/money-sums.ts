import type { OperationData } from '@haixuan/api-sdk'

export type MoneyStates = OperationData<'getFinanceMoneyStates'>
type Typed = MoneyStates['typed'][number]

/** Where the money of some stores is, in one currency; null where nobody and no file says it. */
export interface MoneySums {
  pending: { minor: number; quantity: number | null; unread: number } | null
  arrived: { month: string; settled: number; withdrawn: number; lastDay: string | null } | null
  frozen: number | null
  /** Typed: the newest of each store, together. */
  reserve: TypedSum | null
  balance: TypedSum | null
}

interface TypedSum {
  minor: number
  /** Oldest day of them. */
  day: string
  names: readonly string[]
}

const total = <Row>(rows: readonly Row[], read: (row: Row) => number | null): number | null =>
  rows.reduce<number | null>((sum, row) => {
    const minor = read(row)
    return minor === null ? sum : (sum ?? 0) + minor
  }, null)

/** The newest amount of each store; the first of its kind is the newest. */
function typedSum(typed: readonly Typed[], kind: Typed['kind']): TypedSum | null {
  const newest = new Map<string, Typed>()
  for (const one of typed) if (one.kind === kind && !newest.has(one.store)) newest.set(one.store, one)
  const all = [...newest.values()]
  if (all.length === 0) return null
  const names = [...new Set(all.map(({ userName }) => userName ?? '已注销的账号'))]
  const day = all.map((one) => one.day).sort()[0] ?? ''
  return { minor: all.reduce((sum, { minor }) => sum + minor, 0), day, names }
}

/** Sums of the chosen stores; what has arrived is that of the last month of any of them. */
export function moneySums(
  { states, typed }: Pick<MoneyStates, 'states' | 'typed'>,
  stores: ReadonlySet<string>,
  currency: string,
): MoneySums {
  const own = states.filter((one) => stores.has(one.store) && one.currency === currency)
  const said = typed.filter((one) => stores.has(one.store) && one.currency === currency)
  const pending = own.flatMap((one) => one.pending ?? [])
  const month = own
    .flatMap(({ arrived }) => arrived?.month ?? [])
    .sort()
    .at(-1)
  const last = own.flatMap(({ arrived }) => (arrived && arrived.month === month ? arrived : []))
  return {
    pending:
      pending.length === 0
        ? null
        : {
            minor: pending.reduce((sum, { minor }) => sum + minor, 0),
            quantity: total(pending, ({ quantity }) => quantity),
            unread: pending.reduce((sum, { unread }) => sum + unread, 0),
          },
    arrived:
      month === undefined
        ? null
        : {
            month,
            settled: last.reduce((sum, { settled }) => sum + settled, 0),
            withdrawn: last.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
            lastDay:
              last
                .flatMap(({ lastDay }) => lastDay ?? [])
                .sort()
                .at(-1) ?? null,
          },
    frozen: total(own, ({ frozen }) => frozen),
    reserve: typedSum(said, 'reserve'),
    balance: typedSum(said, 'balance'),
  }
}
