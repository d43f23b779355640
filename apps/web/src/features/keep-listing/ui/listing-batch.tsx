import { Button } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { type Listed, listingsAdded } from '../model/listings.ts'

/** Puts several products into the listing warehouse. */
export function ListingBatch(listed: Listed) {
  const add = useUnit(listingsAdded)
  return (
    <Button size="small" onClick={() => add(listed)}>
      加入上架库
    </Button>
  )
}
