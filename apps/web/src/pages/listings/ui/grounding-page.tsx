import { SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type RawSearch, withKept } from '#shared/board'
import { MARKETPLACE_NAME, type Marketplace } from '#shared/routes'
import { BoardPage } from '#widgets/board-page'
import { LISTING_BOARDS } from '../boards/listing-boards.ts'
import { listingKind } from '../model/listing-kind.ts'
import styles from './listings.module.css'

const SOURCES = (Object.keys(LISTING_BOARDS) as Marketplace[]).map((value) => ({
  value,
  label: MARKETPLACE_NAME[value],
}))

/** The page is in the menu of one marketplace, which its address does not name. */
const OWN_SOURCE: Marketplace = 'temu'

/** What somebody means to sell, by where it was found. The marketplace is in the address. */
export function GroundingPage() {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const source = SOURCES.find(({ value }) => value === raw['source'])?.value ?? OWN_SOURCE
  const board = useMemo(
    () => withKept(LISTING_BOARDS[source], source === OWN_SOURCE ? {} : { source }),
    [source],
  )
  return (
    <BoardPage
      key={source}
      board={board}
      kind={listingKind}
      tabs={
        <div className={styles.bar}>
          <SegmentedControl
            label="商品来源"
            value={source}
            options={SOURCES}
            onChange={(next) =>
              void navigate({
                to: '.',
                search: () => (next === OWN_SOURCE ? {} : { source: next }) as never,
                resetScroll: false,
              })
            }
          />
        </div>
      }
    />
  )
}
