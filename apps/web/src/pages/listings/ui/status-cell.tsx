import { Button, ChevronDownIcon, Menu } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { LISTING_FLOW, LISTING_STATUS, type ListingRow, type ListingStatus } from '#entities/listing'
import { listingsChanged } from '#features/keep-listing'
import { wordOf } from '#shared/known-word'
import { listingName } from '../lib/listing-text.ts'
import styles from './listings.module.css'

/** How far a listing is; a press changes it. */
export function StatusCell({ row, tabIndex }: { row: ListingRow; tabIndex: 0 | -1 }) {
  const change = useUnit(listingsChanged)
  const { marketplace, id, status } = row
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="quiet"
          className={styles.status}
          tabIndex={tabIndex}
          aria-label={`${wordOf(LISTING_STATUS, status)}：修改“${listingName(row)}”的状态`}
        >
          {wordOf(LISTING_STATUS, status)}
          <ChevronDownIcon />
        </Button>
      }
      groups={[LISTING_FLOW.map(({ value, label }) => ({ id: value, label, disabled: value === status }))]}
      onAction={(next) => change({ marketplace, ids: [id], change: { status: next as ListingStatus } })}
    />
  )
}
