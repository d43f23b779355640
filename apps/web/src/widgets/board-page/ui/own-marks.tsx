import type { ReactNode } from 'react'
import { ComparedRowsProvider } from '#features/compare-rows'
import { FavouritesProvider } from '#features/keep-favourite'
import { ListedRowsProvider } from '#features/keep-listing'
import type { Subject } from '#shared/board'
import type { Marketplace } from '#shared/routes'

interface OwnMarksProps {
  marketplace: Marketplace
  subject: Subject
  children: ReactNode
}

/** Knows for all rows inside which of them are kept, compared and, of products, listed. */
export function OwnMarks({ marketplace, subject, children }: OwnMarksProps) {
  const listed =
    subject === 'goods' ? (
      <ListedRowsProvider marketplace={marketplace}>{children}</ListedRowsProvider>
    ) : (
      children
    )
  return (
    <FavouritesProvider marketplace={marketplace} subject={subject}>
      {subject === 'goods' || subject === 'shop' ? (
        <ComparedRowsProvider marketplace={marketplace} subject={subject}>
          {listed}
        </ComparedRowsProvider>
      ) : (
        listed
      )}
    </FavouritesProvider>
  )
}
