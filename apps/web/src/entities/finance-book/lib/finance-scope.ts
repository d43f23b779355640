import { RETURN_RULES, type ReturnRule } from '@haixuan/rules'
import type { FinanceBook, FinanceBooks } from '../model/finance-book.ts'
import { isMonth } from './month-text.ts'

/** What the head of a page of own money asks for; null and none are not said. The address holds it by these names. */
export interface FinanceScope {
  store: readonly string[]
  mode: 'full' | 'semi' | null
  month: string | null
  currency: string | null
  /** What a returned piece gives back. */
  returns: ReturnRule
}

const STORE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** As many stores as an operation takes. */
const MOST_STORES = 50

/** What the address asks for. What it says wrongly counts as not said. */
export function readScope(read: (name: string) => string | undefined): FinanceScope {
  const [mode, month, currency] = [read('mode'), read('month'), read('currency')]
  const ids = (read('store') ?? '').split(',').filter((id) => STORE_ID.test(id))
  return {
    store: [...new Set(ids)].slice(0, MOST_STORES),
    mode: mode === 'full' || mode === 'semi' ? mode : null,
    month: isMonth(month) ? month : null,
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : null,
    returns: RETURN_RULES.find((rule) => rule === read('returns')) ?? 'original-cost',
  }
}

/** A scope whose gaps are filled from what is there. */
export interface ChosenBooks {
  month: string | null
  currency: string
  /** Stores that are looked at. */
  stores: FinanceBooks['stores']
  /** Their books in that currency, all months. */
  books: readonly FinanceBook[]
  /** Currencies of their books, CNY first. */
  currencies: readonly string[]
}

/** The books that a scope means: of all stores, in CNY where there is any, and the last month, unless it says otherwise. */
export function chosenBooks(data: FinanceBooks, scope: FinanceScope): ChosenBooks {
  const wanted = new Set(scope.store)
  const stores = data.stores.filter(
    ({ id, mode }) => (wanted.size === 0 || wanted.has(id)) && (scope.mode === null || mode === scope.mode),
  )
  const ids = new Set(stores.map(({ id }) => id))
  const all = data.books.filter(({ store }) => ids.has(store))
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort(
    (a, b) => Number(b === 'CNY') - Number(a === 'CNY') || (a < b ? -1 : 1),
  )
  const currency = scope.currency ?? currencies[0] ?? 'CNY'
  const books = all.filter((book) => book.currency === currency)
  return { month: scope.month ?? books.at(-1)?.month ?? null, currency, stores, books, currencies }
}
