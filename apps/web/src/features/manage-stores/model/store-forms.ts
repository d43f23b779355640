import type { HaixuanError } from '@haixuan/api-sdk'
import { BOOK_PRESETS, bookList, isMallId, type Marketplace } from '@haixuan/rules'
import { createEffect } from 'effector'
import type { OwnStore } from '#entities/own-store'
import { api } from '#shared/api'
import { createForm } from '#shared/form'

/** What is entered of a store, as it is in the fields. */
export interface StoreFacts {
  marketplace: Marketplace
  name: string
  mallId: string
  mode: 'full' | 'semi'
  books: readonly string[]
  /** Books that are not offered, between commas. */
  moreBooks: string
  currency: string
  group: string
  note: string
}

export const EMPTY_FACTS: StoreFacts = {
  ...{ marketplace: 'temu', name: '', mallId: '', mode: 'full', books: ['全球'], moreBooks: '' },
  ...{ currency: 'CNY', group: '', note: '' },
}

const isOffered = (book: string) => BOOK_PRESETS.some((preset) => preset === book)

/** What is known of a store, as it is in the fields. */
export const factsOf = (store: OwnStore): StoreFacts => ({
  ...{ marketplace: store.marketplace, name: store.name, mallId: store.mallId, mode: store.mode },
  books: store.books.filter(isOffered),
  moreBooks: store.books.filter((book) => !isOffered(book)).join('、'),
  ...{ currency: store.currency, group: store.group ?? '', note: store.note ?? '' },
})

/** Books as they are sent, each once. */
export const booksOf = ({ books, moreBooks }: Pick<StoreFacts, 'books' | 'moreBooks'>): string[] => [
  ...new Set([...books, ...bookList(moreBooks)]),
]

const MOST_BOOKS = 12
const LONGEST_BOOK = 20

/** What is wrong with the fields before anything is sent. */
export function factFaults(facts: StoreFacts) {
  const books = booksOf(facts)
  return {
    name: facts.name.trim() === '' ? '请填写店铺名称' : undefined,
    mallId: isMallId(facts.mallId.trim()) ? undefined : '店铺 ID 应为 1 到 20 位数字，请从卖家中心复制',
    books: books.length === 0 ? '请至少选择一个账本' : undefined,
    moreBooks:
      books.length > MOST_BOOKS
        ? `账本最多 ${MOST_BOOKS} 个`
        : books.some((book) => book.length > LONGEST_BOOK)
          ? `每个账本最多 ${LONGEST_BOOK} 个字，用逗号分开`
          : undefined,
  }
}

/** Facts as the server takes them. */
export const sentFacts = (facts: StoreFacts) => ({
  ...{ name: facts.name.trim(), mallId: facts.mallId.trim(), mode: facts.mode, books: booksOf(facts) },
  ...{ currency: facts.currency, group: facts.group.trim() || null, note: facts.note.trim() || null },
})

/** Names of the fields that a refusal of the server belongs to. */
const FACT_REASONS = { store_name_taken: 'name', mall_id_taken: 'mallId' } as const

interface StoreDraft extends StoreFacts {
  /** Null: a new store. */
  id: string | null
  /** Names the wish of a new store. */
  key: string
  revision: number
  /** Who the store belongs to may change its mallId. */
  isOwner: boolean
}

export const saveStoreFx = createEffect<StoreDraft, OwnStore, HaixuanError>(
  ({ id, key, revision, isOwner, ...facts }) => {
    const { mallId, ...rest } = sentFacts(facts)
    if (id === null) {
      const body = { key, marketplace: facts.marketplace, mallId, ...rest }
      return api.call('createOwnStore', { body }, { quiet: true })
    }
    const body = { revision, ...rest, ...(isOwner ? { mallId } : {}) }
    return api.call('updateOwnStore', { path: { id }, body }, { quiet: true })
  },
)

/** A new store, or a change of one. */
export const storeForm = createForm({
  initial: { ...EMPTY_FACTS, id: null, key: '', revision: 1, isOwner: true } as StoreDraft,
  faults: factFaults,
  submit: saveStoreFx,
  reasons: FACT_REASONS,
})

/** Looks at the facts alone: the first step of binding. */
const checkFactsFx = createEffect<StoreFacts, StoreFacts, Error>((facts) => facts)
export const storeFactsForm = createForm({
  initial: EMPTY_FACTS,
  faults: factFaults,
  submit: checkFactsFx,
})
