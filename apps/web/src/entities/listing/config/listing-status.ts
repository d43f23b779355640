import type { ListingStatus } from '../model/listing-row.ts'

/** What each status is called, in the order of the flow. */
export const LISTING_STATUS: Readonly<Record<ListingStatus, string>> = {
  wanted: '想上',
  sourcing: '找货源',
  sourced: '已找到货源',
  listing: '上架中',
  listed: '已上架',
  dropped: '已弃用',
}

/** The flow, as options of a choice. */
export const LISTING_FLOW = (Object.keys(LISTING_STATUS) as ListingStatus[]).map((value) => ({
  value,
  label: LISTING_STATUS[value],
}))
