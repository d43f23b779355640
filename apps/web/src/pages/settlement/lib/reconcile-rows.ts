import { BOOK_CLASS_NAMES, DETAILS_OF, EVENT_KIND_NAMES, type LedgerClass } from '@haixuan/rules'
import type { FinanceBook, FinanceStore, ItemPart } from '#entities/finance-book'

type Compared = FinanceBook['reconciliation'][number]

/** A class of the account book beside its details, in one store. */
export interface ReconcileRow extends Compared {
  /** As the address writes it. */
  id: string
  store: Pick<FinanceStore, 'id' | 'name'>
  name: string
  /** Kinds of details that belong to it, in words. */
  about: string
  detailRows: number
  ledgerRows: number
}

/** What the page says of a row: a difference may be accepted, and may have changed since. */
export type ReconcileState = Compared['result'] | 'accepted' | 'changed'

export function stateOf({ result, accepted }: Pick<Compared, 'result' | 'accepted'>): ReconcileState {
  if (accepted === null) return result
  return accepted.isCurrent ? 'accepted' : 'changed'
}

/** Whether somebody has to look at a row. */
export const isOpen = (row: Pick<Compared, 'result' | 'accepted'>): boolean =>
  ['different', 'changed'].includes(stateOf(row))

/** Classes that only move money between the account and elsewhere: neither income nor cost. */
const MOVES: readonly LedgerClass[] = ['withdrawal', 'freeze', 'unfreeze', 'topup', 'internal_transfer']
const ORDER = { different: 0, changed: 0, detail_only: 1, ledger_only: 2, accepted: 3, equal: 4 } as const

const kindsOf = (name: LedgerClass) => DETAILS_OF[name] ?? []

/** Income and costs of a month's books, differences first. */
export function reconcileRows(
  books: readonly FinanceBook[],
  stores: readonly FinanceStore[],
): ReconcileRow[] {
  const rows = books.flatMap((book) => {
    const store = stores.find(({ id }) => id === book.store)
    if (!store) return []
    return book.reconciliation
      .filter((one) => !MOVES.includes(one.class))
      .map((one) => {
        const kinds = kindsOf(one.class)
        const found = book.kinds.filter(({ kind }) => kinds.includes(kind))
        return {
          ...{ ...one, id: `${book.store}.${one.class}`, store, name: BOOK_CLASS_NAMES[one.class] },
          about:
            kinds.length === 0 ? '平台没有明细文件' : kinds.map((kind) => EVENT_KIND_NAMES[kind]).join('、'),
          detailRows: found.reduce((sum, { rows: count }) => sum + count, 0),
          ledgerRows: book.ledger.find((line) => line.class === one.class)?.rows ?? 0,
        }
      })
  })
  return rows.sort((a, b) => ORDER[stateOf(a)] - ORDER[stateOf(b)])
}

export interface ReconcileTotal {
  detail: number
  ledger: number
  /** Of the classes that have both sides. */
  difference: number
  compared: number
}

export function reconcileTotal(rows: readonly ReconcileRow[]): ReconcileTotal {
  const sum = (read: (row: ReconcileRow) => number | null) =>
    rows.reduce((all, row) => all + (read(row) ?? 0), 0)
  return {
    detail: sum(({ detail }) => detail),
    ledger: sum(({ ledger }) => ledger),
    difference: sum(({ difference }) => difference),
    compared: rows.filter(({ difference }) => difference !== null).length,
  }
}

/** How the account moved in a month: what came and went, and what is neither income nor cost. */
export function accountMoves(books: readonly FinanceBook[]) {
  const sum = (wanted: (name: LedgerClass) => boolean) =>
    books.reduce(
      (all, { ledger }) => ledger.reduce((own, line) => (wanted(line.class) ? own + line.minor : own), all),
      0,
    )
  return {
    turnover: sum((name) => !MOVES.includes(name)),
    withdrawal: sum((name) => name === 'withdrawal'),
    freeze: sum((name) => name === 'freeze'),
    unfreeze: sum((name) => name === 'unfreeze'),
    others: sum((name) => name === 'topup' || name === 'internal_transfer'),
    all: sum(() => true),
  }
}

/** The lines of both sides of a row. */
export function partsOfRow(row: ReconcileRow): ItemPart[] {
  const stores = [row.store.id]
  const details: ItemPart = {
    ...{ name: '明细', ask: { kind: kindsOf(row.class).join(',') }, stores, rows: row.detailRows },
    minor: row.detail ?? 0,
  }
  const ledger: ItemPart = {
    ...{ name: '账务', ask: { class: row.class }, stores, rows: row.ledgerRows, minor: row.ledger ?? 0 },
  }
  return [...(row.ledger === null ? [] : [ledger]), ...(row.detail === null ? [] : [details])]
}
