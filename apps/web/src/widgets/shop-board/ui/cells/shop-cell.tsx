import { Picture } from '@haixuan/ui-kit'
import type { MouseEvent } from 'react'
import { type ShopRow, shopTags } from '#entities/shop'
import styles from './shop-cell.module.css'

interface ShopCellProps {
  row: ShopRow
  /** Address of the row's own page, if it has one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Logo, name, marks and id. */
export function ShopCell({ row, href, onOpen, tabIndex }: ShopCellProps) {
  // A plain link is a third of the work of the router's, and there is one in every row.
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <span className={styles.shop}>
      {row.logoUrl === null ? (
        <span className={styles.initial} aria-hidden="true">
          {[...row.name][0] ?? ''}
        </span>
      ) : (
        <Picture src={row.logoUrl} alt="" width={36} height={36} tabIndex={tabIndex} />
      )}
      <span className={styles.text}>
        {href === undefined ? (
          <span className={styles.name}>{row.name}</span>
        ) : (
          <a className={styles.name} href={href} tabIndex={tabIndex} title={row.name} onClick={follow}>
            {row.name}
          </a>
        )}
        <span className={styles.facts}>
          {shopTags(row)
            .slice(0, 3)
            .map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          <span className={styles.id}>{row.id}</span>
        </span>
      </span>
    </span>
  )
}
