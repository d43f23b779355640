import { Picture } from '@haixuan/ui-kit'
import { type ShopRow, shopTags } from '#entities/shop'
import { RowLink, RowTag } from '#shared/row-cells'
import styles from './shop-cell.module.css'

interface ShopCellProps {
  row: ShopRow
  /** Address of the row's own page, if it has one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Logo, name, marks and id. */
export function ShopCell({ row, ...link }: ShopCellProps) {
  return (
    <span className={styles.shop}>
      {row.logoUrl === null ? (
        <span className={styles.initial} aria-hidden="true">
          {[...row.name][0] ?? ''}
        </span>
      ) : (
        <Picture src={row.logoUrl} alt="" width={36} height={36} tabIndex={link.tabIndex} />
      )}
      <span className={styles.text}>
        <RowLink name={row.name} {...link} />
        <span className={styles.facts}>
          {shopTags(row)
            .slice(0, 3)
            .map((tag) => (
              <RowTag key={tag}>{tag}</RowTag>
            ))}
          <span className={styles.id}>{row.id}</span>
        </span>
      </span>
    </span>
  )
}
