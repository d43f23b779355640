import { Avatar } from '@haixuan/ui-kit'
import type { MouseEvent } from 'react'
import type { AnyCreator } from '#entities/creator'
import styles from './creator-cell.module.css'

interface CreatorCellProps {
  row: AnyCreator
  /** Address of his own page, if he has one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Picture, name, handle, country and mark. */
export function CreatorCell({ row, href, onOpen, tabIndex }: CreatorCellProps) {
  // A plain link is a third of the work of the router's, and there is one in every row.
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <span className={styles.creator}>
      <span className={styles.picture}>
        <Avatar name={row.nickname} src={row.avatarUrl} size={40} isDecorative />
      </span>
      <span className={styles.text}>
        {href === undefined ? (
          <span className={styles.name}>{row.nickname}</span>
        ) : (
          <a className={styles.name} href={href} tabIndex={tabIndex} title={row.nickname} onClick={follow}>
            {row.nickname}
          </a>
        )}
        <span className={styles.facts}>
          {row.verified && <span className={styles.mark}>蓝V</span>}
          {row.regionName !== null && <span className={styles.tag}>{row.regionName}</span>}
          <span className={styles.handle}>@{row.id}</span>
        </span>
      </span>
    </span>
  )
}
