import type { BookMonth, Fact, LedgerLine } from './fact.ts'

export interface KindTotal {
  rows: number
  /** Null: no line says a quantity. */
  quantity: number | null
  minor: number
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const all = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    all.set(key, [...(all.get(key) ?? []), row])
  }
  return all
}
const sumOf = (rows: readonly { minor: number }[]) => rows.reduce((all, { minor }) => all + minor, 0)

function piecesOf(rows: readonly Fact[]): number | null {
  const known = rows.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]))
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
}

/** Events of a month by kind: every line, also a refund that repeats a reversal. */
export const kindTotals = ({ facts }: BookMonth): Record<string, KindTotal> =>
  Object.fromEntries(
    [...byKey(facts, ({ kind }) => kind)].map(([kind, rows]) => [
      kind,
      {
        rows: rows.length,
        quantity: piecesOf(rows),
        minor: sumOf(rows),
      },
    ]),
  )

export const ledgerTotals = ({
  ledger,
}: BookMonth): Record<string, { type: string; rows: number; minor: number }> =>
  Object.fromEntries(
    [...byKey(ledger, (line) => line.class)].map(([name, rows]) => [
      name,
      {
        type: [...new Set(rows.map(({ type }) => type))].sort().join('、'),
        rows: rows.length,
        minor: sumOf(rows),
      },
    ]),
  )

const REVENUE = ['sale', 'reversal', 'freight', 'freight_reversal']
const SUBSIDIES = ['subsidy', 'subsidy_adjustment']
const MOVES = [
  'settlement',
  'subsidy_adjustment',
  'withdrawal',
  'freeze',
  'unfreeze',
  'topup',
  'internal_transfer',
  'unclassified',
]
/** Details whose sum is one line of the account book's settlements. */
const SETTLED = [...REVENUE, 'subsidy', 'consumer_refund']
/** Kinds whose class in the account book has another name, or none. */
const CLASS_OF: Record<string, string | null> = {
  transfer_fee: 'transfer',
  tech_fee: null,
  aftersale_freight: null,
  tax_refund: null,
}

const counted = (facts: readonly Fact[]) => facts.filter(({ isTwice }) => !isTwice)

/** Figures of a month: a refund counts once, details before the account book. */
export function economicTotals({ facts, ledger }: BookMonth) {
  const once = counted(facts)
  const of = (kinds: readonly string[]) => sumOf(once.filter(({ kind }) => kinds.includes(kind)))
  const known = [...REVENUE, ...SUBSIDIES, 'consumer_refund', 'unknown_type']
  const details = once.filter(({ kind }) => !known.includes(kind))
  const detailed = new Set(details.map(({ kind }) => CLASS_OF[kind] ?? kind))
  const booked = ledger.filter((line: LedgerLine) => !MOVES.includes(line.class) && !detailed.has(line.class))
  const twice = facts.filter(({ isTwice }) => isTwice)
  const [revenueNet, subsidy, refund] = [of(REVENUE), of(SUBSIDIES), of(['consumer_refund'])]
  const deductions = sumOf(details) + sumOf(booked)
  return {
    ...{ revenueNet, subsidy, refund, deductions },
    refundTwice: { rows: twice.length, minor: sumOf(twice) },
    platformNet: revenueNet + subsidy + refund + deductions,
  }
}

/** Details against the account book, class by class. */
export function reconciliationTotals({ facts, ledger }: BookMonth) {
  const classOf = (kind: string) =>
    SETTLED.includes(kind) ? 'settlement' : kind in CLASS_OF ? CLASS_OF[kind] : kind
  const details = byKey(counted(facts), ({ kind }) => classOf(kind) ?? '')
  const books = byKey(ledger, (line) => line.class)
  details.delete('')
  return [...new Set([...details.keys(), ...books.keys()])].sort().map((name) => {
    const [detail, booked] = [details.get(name), books.get(name)]
    const [left, right] = [detail ? sumOf(detail) : null, booked ? sumOf(booked) : null]
    const difference = left === null || right === null ? null : right - left
    const lone = left === null ? 'ledger_only' : 'detail_only'
    const both = Math.abs(difference ?? 0) <= 1 ? 'equal' : 'different'
    return {
      ...{ class: name, detail: left, ledger: right, difference },
      result: difference === null ? lone : both,
    }
  })
}
