export {
  changeListingsFx,
  listingsAdded,
  listingsChanged,
  listingsRemoved,
} from './model/listings.ts'
export { ListingActs } from './ui/late-listing-acts.ts'
export { ListedRowsProvider, useIsListed } from './ui/listed-rows.tsx'
export { ListingBatch } from './ui/listing-batch.tsx'
export { ListingButton } from './ui/listing-button.tsx'
