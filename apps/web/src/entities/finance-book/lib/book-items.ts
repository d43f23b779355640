import { BOOK_CLASS_NAMES, EVENT_KIND_NAMES, type EventKind } from '@haixuan/rules'
import type { FinanceBook } from '../model/finance-book.ts'

export type ItemId =
  | ('sale' | 'reversal' | 'subsidy' | 'refund' | 'issue' | 'reship' | 'storage' | 'epr' | 'ads')
  | ('violation' | 'other')

/** Items of a month in the order of the files: together they are 结算净额. */
export const BOOK_ITEMS: readonly { id: ItemId; name: string }[] = [
  { id: 'sale', name: '销售回款' },
  { id: 'reversal', name: '销售冲回' },
  { id: 'subsidy', name: '非商责补贴' },
  { id: 'refund', name: '消费者退款' },
  { id: 'issue', name: '售后问题' },
  { id: 'reship', name: '售后补寄' },
  { id: 'storage', name: '仓储服务费' },
  { id: 'epr', name: 'EPR费用' },
  { id: 'ads', name: '推广服务费' },
  { id: 'violation', name: '违规' },
  { id: 'other', name: '其他' },
]

const KINDS: Readonly<Partial<Record<ItemId, readonly EventKind[]>>> = {
  sale: ['sale', 'freight'],
  reversal: ['reversal', 'freight_reversal'],
  subsidy: ['subsidy', 'subsidy_adjustment', 'freight_subsidy'],
  refund: ['consumer_refund'],
}
const ITEM_OF_CLASS: Readonly<Record<string, ItemId>> = {
  ...{ issue: 'issue', reship: 'reship', storage: 'storage', ads: 'ads' },
  ...{ epr_goods: 'epr', epr_pack: 'epr', epr_agent: 'epr', epr_refund: 'epr' },
  ...{ violation_delay: 'violation', violation_stockout: 'violation', violation_false: 'violation' },
  penalty: 'violation',
  ...{ quality: 'violation', quality_jit: 'violation' },
}

/** The item that a class of the account book is in. */
export const itemOfClass = (name: string): ItemId => ITEM_OF_CLASS[name] ?? 'other'

/** Lines that a figure is the sum of, all read by one question. */
export interface ItemPart {
  /** What they are called. */
  name: string
  /** Kinds of details, or one class of the account book. */
  ask: { kind: string } | { class: string }
  stores: readonly string[]
  rows: number
  minor: number
}

const nameOf = (kind: string): string => EVENT_KIND_NAMES[kind as EventKind] ?? kind
const classNameOf = (name: string): string => BOOK_CLASS_NAMES[name as keyof typeof BOOK_CLASS_NAMES] ?? name

function partsOfBook(book: FinanceBook, item: ItemId): Omit<ItemPart, 'stores'>[] {
  const kinds = KINDS[item]
  if (kinds) {
    const found = book.kinds.filter(({ kind }) => kinds.includes(kind))
    if (found.length === 0) return []
    const sum = found.reduce((all, { minor }) => all + minor, 0)
    return [
      {
        name: kinds.map(nameOf).join('、'),
        ask: { kind: kinds.join(',') },
        rows: found.reduce((all, { rows }) => all + rows, 0),
        // Refunds that a reversal repeats count there.
        minor: item === 'refund' ? sum - book.refundTwice.minor : sum,
      },
    ]
  }
  return book.deductions
    .filter((one) => itemOfClass(one.class) === item)
    .map((one) => {
      if (one.source === 'ledger') {
        const rows = book.ledger.find((line) => line.class === one.class)?.rows ?? 0
        return { name: `账务：${classNameOf(one.class)}`, ask: { class: one.class }, rows, minor: one.minor }
      }
      const kind = one.class === 'transfer' ? 'transfer_fee' : one.class
      const rows = book.kinds.find((detail) => detail.kind === kind)?.rows ?? 0
      return { name: nameOf(kind), ask: { kind }, rows, minor: one.minor }
    })
}

/** The lines that an item of these books is the sum of; none where no file says anything of it. */
export function itemParts(books: readonly FinanceBook[], item: ItemId): ItemPart[] {
  const parts = new Map<string, ItemPart>()
  for (const book of books) {
    for (const part of partsOfBook(book, item)) {
      const key = JSON.stringify(part.ask)
      const known = parts.get(key)
      parts.set(key, {
        ...part,
        stores: [...(known?.stores ?? []), ...(known?.stores.includes(book.store) ? [] : [book.store])],
        rows: part.rows + (known?.rows ?? 0),
        minor: part.minor + (known?.minor ?? 0),
      })
    }
  }
  return [...parts.values()]
}

/** An item of these books; null, which is not 0, where no file says anything of it. */
export function itemMinor(books: readonly FinanceBook[], item: ItemId): number | null {
  const parts = itemParts(books, item)
  return parts.length === 0 ? null : parts.reduce((sum, { minor }) => sum + minor, 0)
}
