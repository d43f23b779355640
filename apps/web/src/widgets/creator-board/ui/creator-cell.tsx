import { Avatar } from '@haixuan/ui-kit'
import type { AnyCreator } from '#entities/creator'
import { IdentityCell, RowLink, RowTag } from '#shared/row-cells'
import styles from './creator-cell.module.css'

interface CreatorCellProps {
  row: AnyCreator
  /** Address of their own page, if they have one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Picture, name, handle, country and mark. */
export function CreatorCell({ row, ...link }: CreatorCellProps) {
  return (
    <IdentityCell picture={<Avatar name={row.nickname} src={row.avatarUrl} size={40} isDecorative />} yields>
      <RowLink name={row.nickname} {...link} wraps={false} />
      <span className={styles.facts}>
        {row.verified && <RowTag tone="info">蓝V</RowTag>}
        {row.regionName !== null && <RowTag>{row.regionName}</RowTag>}
        <span className={styles.handle}>@{row.id}</span>
      </span>
    </IdentityCell>
  )
}
