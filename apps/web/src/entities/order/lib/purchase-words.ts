import type { OperationData } from '@haixuan/api-sdk'
import { requestPurchaseBody } from '@haixuan/rules'
import type { TagTone } from '@haixuan/ui-kit'
import type { Plan } from './order-words.ts'

export type PurchaseRequest = OperationData<'listPurchaseRequests'>[number]

/** What a state of a request is called. */
export const REQUEST_STATUS: Readonly<Record<PurchaseRequest['status'], { name: string; tone: TagTone }>> = {
  pending: { name: '待处理', tone: 'warning' },
  accepted: { name: '已通过', tone: 'success' },
  refused: { name: '已拒绝', tone: 'danger' },
  withdrawn: { name: '已撤回', tone: 'neutral' },
}

/** The most that can be asked for at once. */
const MOST_MONTHS = requestPurchaseBody.months.maximum

/** How long a plan can be asked for, months: multiples of its own time, or any usual time where it has none. */
export function monthsOf({ months }: Pick<Plan, 'months'>): readonly number[] {
  if (months === null) return [1, 3, 6, 12, 24, MOST_MONTHS]
  return [1, 2, 3, 6, 12].map((times) => times * months).filter((all) => all <= MOST_MONTHS)
}

/** What so many months of a plan cost, fen; null where the price is still to be agreed. */
export const priceOf = ({ priceFen, months }: Pick<Plan, 'priceFen' | 'months'>, all: number) =>
  priceFen === null || months === null ? null : (priceFen * all) / months
