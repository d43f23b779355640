import {
  type Economic,
  type EventKind,
  economic,
  type LedgerClass,
  type LedgerPattern,
  ledgerClass,
  type Reconciled,
  reconcile,
} from '@haixuan/rules'

/** One store, month (yyyymm) and currency: amounts of two of them are never added. */
interface BookKey {
  storeId: string
  month: number
  currency: string
}

export interface KindSum {
  rows: number
  /** Null: no row says pieces. */
  quantity: number | null
  minor: number
}

export interface ClassSum {
  /** 账务类型 of its lines. */
  types: readonly string[]
  rows: number
  minor: number
}

/** The books of one key, and how they compare with the account book. */
export interface Book extends BookKey {
  events: ReadonlyMap<EventKind, KindSum>
  ledger: ReadonlyMap<LedgerClass, ClassSum>
  economic: Economic
  /** Costs of the whole store that a person entered. */
  storeCosts: readonly StoreCostSum[]
  reconciliation: readonly Reconciled[]
}

/** What a store costs beside its bills: + a cost. */
interface StoreCostSum {
  /** In the words of who entered it. */
  kind: string
  minor: number
}

interface Sums {
  events: readonly (BookKey & KindSum & { kind: string })[]
  ledger: readonly (BookKey & { type: string | null; remark: string | null; rows: number; minor: number })[]
  twice: readonly (BookKey & { rows: number; minor: number })[]
  storeCosts?: readonly (BookKey & StoreCostSum)[]
}

interface Draft extends BookKey {
  events: Map<EventKind, KindSum>
  ledger: Map<LedgerClass, ClassSum>
  twice: { rows: number; minor: number }
  storeCosts: StoreCostSum[]
}

const keyText = ({ storeId, month, currency }: BookKey) => `${storeId} ${month} ${currency}`
const minors = <Name>(sums: ReadonlyMap<Name, { minor: number }>) =>
  new Map([...sums].map(([name, { minor }]) => [name, minor] as const))

/** Puts sums together to books, in the order of stores, months and currencies. @param patterns those of a person */
export function booksOf(
  { events, ledger, twice, storeCosts = [] }: Sums,
  patterns: readonly LedgerPattern[] = [],
): Book[] {
  const drafts = new Map<string, Draft>()
  const draft = ({ storeId, month, currency }: BookKey): Draft => {
    const key = keyText({ storeId, month, currency })
    const own = drafts.get(key) ?? {
      ...{ storeId, month, currency, events: new Map(), ledger: new Map(), twice: { rows: 0, minor: 0 } },
      storeCosts: [],
    }
    drafts.set(key, own)
    return own
  }
  for (const sum of events) {
    draft(sum).events.set(sum.kind as EventKind, { rows: sum.rows, quantity: sum.quantity, minor: sum.minor })
  }
  for (const line of ledger) {
    const own = draft(line).ledger
    const name = ledgerClass(line, patterns)
    const before = own.get(name) ?? { types: [], rows: 0, minor: 0 }
    const types = new Set(before.types)
    if (line.type !== null) types.add(line.type)
    own.set(name, {
      types: [...types].sort(),
      rows: before.rows + line.rows,
      minor: before.minor + line.minor,
    })
  }
  for (const { kind, minor, ...key } of storeCosts) draft(key).storeCosts.push({ kind, minor })
  for (const { rows, minor, ...key } of twice) draft(key).twice = { rows, minor }
  return [...drafts.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { twice: refundTwice, ...sums }]) => {
      // In one order, whatever the order in which the lines came.
      const ledger = new Map([...sums.ledger].sort(([one], [other]) => (one < other ? -1 : 1)))
      const own = { ...sums, ledger }
      const details = minors(own.events)
      const booked = minors(own.ledger)
      // A refund that is there twice was settled once: the account book has it once.
      const refund = details.get('consumer_refund')
      const settled = new Map(details)
      if (refund !== undefined) settled.set('consumer_refund', refund - refundTwice.minor)
      return {
        ...own,
        economic: economic({ details, refundTwice, ledger: booked }),
        reconciliation: reconcile(settled, booked),
      }
    })
}
