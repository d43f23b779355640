export {
  changeListingsFx,
  listingsAdded,
  listingsChanged,
  listingsRemoved,
} from './model/listings.ts'
export { ListedPlace, useIsListed } from './ui/listed-place.tsx'
export { ListingActs } from './ui/late-listing-acts.ts'
export { ListingBatch } from './ui/listing-batch.tsx'
export { ListingButton } from './ui/listing-button.tsx'
