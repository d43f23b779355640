export { listingColumns } from './config/listing-columns.ts'
export { LISTING_FLOW, LISTING_STATUS } from './config/listing-status.ts'
export type { ListingColumns, ListingRow, ListingSlot, ListingStatus } from './model/listing-row.ts'
