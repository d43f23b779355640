import type { ReactNode } from 'react'
import { ComparedPlace } from '#features/compare-rows'
import { KeptPlace } from '#features/keep-favourite'
import { ListedPlace } from '#features/keep-listing'
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
    subject === 'goods' ? <ListedPlace marketplace={marketplace}>{children}</ListedPlace> : children
  return (
    <KeptPlace marketplace={marketplace} subject={subject}>
      {subject === 'goods' || subject === 'shop' ? (
        <ComparedPlace marketplace={marketplace} subject={subject}>
          {listed}
        </ComparedPlace>
      ) : (
        listed
      )}
    </KeptPlace>
  )
}
