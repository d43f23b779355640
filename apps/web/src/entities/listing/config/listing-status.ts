import { LISTING_STATUS as STATUS } from '@haixuan/rules'
import type { ListingStatus } from '../model/listing-row.ts'

/** What each status is called, in the order of the flow. */
export const LISTING_STATUS: Readonly<Record<ListingStatus, string>> = STATUS

/** The flow, as options of a choice. */
export const LISTING_FLOW = (Object.keys(LISTING_STATUS) as ListingStatus[]).map((value) => ({
  value,
  label: LISTING_STATUS[value],
}))
