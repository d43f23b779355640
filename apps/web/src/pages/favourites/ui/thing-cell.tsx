import { Picture, Tag } from '@haixuan/ui-kit'
import type { MouseEvent } from 'react'
import type { FavouriteRow } from '#entities/favourite'
import styles from './favourites.module.css'

/** The name that readers know it by. */
export const thingName = (row: Pick<FavouriteRow, 'title' | 'titleZh'>) => row.titleZh ?? row.title

interface ThingCellProps {
  row: FavouriteRow
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Picture, name, id, and whether any source still has it. */
export function ThingCell({ row, href, onOpen, tabIndex }: ThingCellProps) {
  const name = thingName(row)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <span className={styles.thing}>
      {row.imageUrl === null && row.kind !== 'goods' ? (
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
      ) : (
        <Picture src={row.imageUrl} alt="" width={44} height={44} tabIndex={tabIndex} />
      )}
      <span className={styles.text}>
        {href === undefined ? (
          <span className={styles.name} title={name}>
            {name}
          </span>
        ) : (
          <a className={styles.name} href={href} tabIndex={tabIndex} title={name} onClick={follow}>
            {name}
          </a>
        )}
        <span className={styles.facts}>
          {row.isGone && <Tag tone="warning">已失效</Tag>}
          {row.subtitle ?? row.id}
        </span>
      </span>
    </span>
  )
}
