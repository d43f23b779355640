import type { OperationData } from '@haixuan/api-sdk'

/** The books of all stores that the caller may see. */
export type FinanceBooks = OperationData<'getFinanceBooks'>

/** Sums of one store, month and currency. */
export type FinanceBook = FinanceBooks['books'][number]

/** A store as rows of money name it. */
export type FinanceStore = FinanceBooks['stores'][number]
