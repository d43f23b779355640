import { COVERED_BILL_FACTS, COVERED_BILLS, type CoveredBill } from './covered-bills.ts'

/** Why a bill is expected. */
export type ExpectedBasis =
  /** Every store of this mode has it: without it there is no profit. */
  | 'needed'
  /** The store has imported it before. */
  | 'before'
  /** Most stores have it; this one has shown none. */
  | 'guess'

export interface ExpectedBill {
  book: string
  bill: CoveredBill
  basis: ExpectedBasis
}

/** What is known of a store. */
export interface StoreBills {
  mode: 'full' | 'semi'
  /** Books that the marketplace keeps, as entered. */
  books: readonly string[]
  /** Bills that were imported, or of which a person said something. */
  seen: readonly { book: string; bill: CoveredBill }[]
}

/** The book that holds what the marketplace does not split by region. */
const STORE_BOOK = '卖家中心'

const keyOf = (book: string, bill: CoveredBill) => `${bill} ${book}`

/**
 * The bills that a store is expected to have in each book. What it imported before is expected again. What every store of
 * its mode needs is certain in a book that has bills, or in the only one; in another book, and for bills that only most
 * stores have, it is a guess.
 */
export function expectedBills({ mode, books: entered, seen }: StoreBills): ExpectedBill[] {
  const seenKeys = new Set(seen.map(({ book, bill }) => keyOf(book, bill)))
  const books = [...new Set([...entered, ...seen.map(({ book }) => book)])]
  const regions = books.filter((book) => book !== STORE_BOOK)
  const inUse = new Set(seen.map(({ book }) => book))
  const isCertain = (book: string) => books.length === 1 || inUse.has(book)
  const found: ExpectedBill[] = []
  const add = (book: string, bill: CoveredBill, isSure: boolean) => {
    const isNeeded = COVERED_BILL_FACTS[bill].need === 'always' && isOf(bill, mode)
    if (isNeeded && isSure) found.push({ book, bill, basis: 'needed' })
    else if (seenKeys.has(keyOf(book, bill))) found.push({ book, bill, basis: 'before' })
    else found.push({ book, bill, basis: 'guess' })
  }
  for (const bill of COVERED_BILLS) {
    const { need, isOfStore } = COVERED_BILL_FACTS[bill]
    const known = books.filter((book) => seenKeys.has(keyOf(book, bill)))
    const isUsual = need !== 'once_seen' && isOf(bill, mode)
    if (isOfStore) {
      const [preset] = books.includes(STORE_BOOK) ? [STORE_BOOK] : regions
      if (known.length > 0) for (const book of known) add(book, bill, true)
      else if (isUsual && preset !== undefined) add(preset, bill, true)
      continue
    }
    for (const book of isUsual ? new Set([...regions, ...known]) : known) add(book, bill, isCertain(book))
  }
  return found
}

const isOf = (bill: CoveredBill, mode: StoreBills['mode']): boolean => {
  const own = COVERED_BILL_FACTS[bill].mode
  return own === null || own === mode
}
