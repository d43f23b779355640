import type { ReactNode } from 'react'
import { KeptPlace } from '#features/keep-favourite'
import { ListedPlace } from '#features/keep-listing'
import type { Subject } from '#shared/board'
import type { Marketplace } from '#shared/routes'

interface OwnMarksProps {
  marketplace: Marketplace
  subject: Subject
  children: ReactNode
}

/** Knows for all rows inside which of them are kept and, of products, which are listed. */
export function OwnMarks({ marketplace, subject, children }: OwnMarksProps) {
  return (
    <KeptPlace marketplace={marketplace} subject={subject}>
      {subject === 'goods' ? <ListedPlace marketplace={marketplace}>{children}</ListedPlace> : children}
    </KeptPlace>
  )
}
