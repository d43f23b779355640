import type { components } from '@haixuan/api-sdk/schema'
import type { Marketplace } from '#modules/reference/rules'

export type ListingStatus = components['schemas']['ListingStatus']

/** In the order of the flow, which is the number of a status in the database. Append only: the numbers are stored. */
const STATUSES = ['wanted', 'sourcing', 'sourced', 'listing', 'listed', 'dropped'] as const

/** Number of a status in the database, from 1. */
export function statusCode(status: ListingStatus): number {
  return STATUSES.indexOf(status) + 1
}

/** The status of that number; `wanted` for a number that no version has written. */
export function statusOf(code: number): ListingStatus {
  return STATUSES[code - 1] ?? 'wanted'
}

/** The products of one marketplace that a person means to sell. */
export interface Warehouse {
  userId: string
  marketplace: Marketplace
}
