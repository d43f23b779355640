import { Button, ChevronDownIcon, Menu } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { LISTING_FLOW, type ListingStatus } from '#entities/listing'
import { type Listed, listingsChanged, listingsRemoved } from '../model/listings.ts'

/** Says of several listings how far they are, or lets them go. */
export function ListingActs({ onGone, ...listed }: Listed & { onGone: (ids: readonly string[]) => void }) {
  const { change, remove } = useUnit({ change: listingsChanged, remove: listingsRemoved })
  return (
    <>
      <Menu
        trigger={
          <Button size="small">
            改状态
            <ChevronDownIcon />
          </Button>
        }
        groups={[LISTING_FLOW.map(({ value, label }) => ({ id: value, label }))]}
        onAction={(id) => change({ ...listed, change: { status: id as ListingStatus } })}
      />
      <Button
        size="small"
        onClick={() => {
          remove(listed)
          onGone(listed.ids)
        }}
      >
        移出上架库
      </Button>
    </>
  )
}
