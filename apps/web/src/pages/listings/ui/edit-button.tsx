import { CellButton, EditIcon } from '@haixuan/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { ListingRow } from '#entities/listing'
import { listingName } from '../lib/listing-text.ts'

// Fetched when it is first opened.
const ListingDialog = lazy(async () => ({ default: (await import('./listing-dialog.tsx')).ListingDialog }))

/** Opens what was written down about a listing. */
export function EditButton({ row, tabIndex }: { row: ListingRow; tabIndex: 0 | -1 }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CellButton
        tabIndex={tabIndex}
        label={`编辑“${listingName(row)}”`}
        hint="编辑成本、申报价、目标店铺"
        icon={<EditIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ListingDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
