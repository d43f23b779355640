import { Button } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { LISTING_STATUS } from '#entities/listing'
import { wordOf } from '#shared/known-word'
import type { Marketplace } from '#shared/routes'
import { listingMarksQuery } from '../api/listings.query.ts'
import { listingsAdded } from '../model/listings.ts'

/** Puts the product of a page into the listing warehouse, or says how far it is there. */
export function ListingButton({ marketplace, id }: { marketplace: Marketplace; id: string }) {
  const { data: status } = useQuery({
    ...listingMarksQuery(marketplace),
    staleTime: 300_000,
    select: (marks) => marks.find((mark) => mark.id === id)?.status,
  })
  const add = useUnit(listingsAdded)
  return (
    <Button size="small" disabled={status !== undefined} onClick={() => add({ marketplace, ids: [id] })}>
      {status === undefined ? '加入上架库' : `上架库：${wordOf(LISTING_STATUS, status)}`}
    </Button>
  )
}
