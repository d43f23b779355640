/** A product of a made-up store. */
export interface Sku {
  id: string
  code: string
  name: string
  traits: string
  /** Declared price of a piece, smallest unit. */
  price: number
}

/** One line of a detail bill as it is meant, before any layout: smallest unit, + income, − cost. */
export interface Fact {
  kind: string
  minor: number
  /** As its bill says, also where no goods come back; null: it does not say. */
  quantity: number | null
  /** yyyy-mm-dd hh:mm:ss, +08:00. */
  at: string
  sku: Sku | null
  order: string
  after: string
  /** Number of the settlement, of the violation or of the parcel. */
  id: string
  /** The sale that a returned piece was sold by. */
  reverses?: Fact
  /** A bill of refunds repeats a reversal. */
  isTwice?: boolean
  /** Why a buyer got money back. */
  reason?: string
}

/** One line of the account book. */
export interface LedgerLine {
  at: string
  type: string
  minor: number
  remark: string
  class: string
}

/** All that happened in one book of a store in a month. */
export interface BookMonth {
  /** yyyy-mm */
  month: string
  book: string
  currency: string
  facts: readonly Fact[]
  ledger: readonly LedgerLine[]
}

/** What a piece costs from a day on, in fen: goods, way to the warehouse, packing, other. */
export interface CostVersion {
  code: string
  from: string
  parts: readonly [goods: number, way: number, packing: number, other: number]
}

export interface MadeStore {
  name: string
  mode: 'full' | 'semi'
  books: readonly string[]
  months: readonly BookMonth[]
  costs: readonly CostVersion[]
}
