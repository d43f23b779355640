import { Picture } from '@haixuan/ui-kit'
import type { ListingRow } from '#entities/listing'
import { IdentityCell, RowLink, RowTag } from '#shared/row-cells'
import { listingName } from '../lib/listing-text.ts'
import styles from './listings.module.css'

interface ProductCellProps {
  row: ListingRow
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Picture, name, id, and whether any source still has it. */
export function ProductCell({ row, ...link }: ProductCellProps) {
  return (
    <IdentityCell
      picture={<Picture src={row.imageUrl} alt="" width={44} height={44} tabIndex={link.tabIndex} />}
    >
      <RowLink name={listingName(row)} {...link} />
      <span className={styles.facts}>
        {row.isGone && <RowTag tone="danger">已失效</RowTag>}
        {row.id}
      </span>
    </IdentityCell>
  )
}
