import { ChevronDownIcon, classNames } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { noticeAsked } from '#shared/notice'
import {
  type Marketplace,
  type MenuGroup,
  type MenuItem,
  SIDE_MENUS,
  UNDER_CONSTRUCTION,
} from '#shared/routes'
import styles from './menu-list.module.css'

const building: ReadonlySet<string> = new Set(UNDER_CONSTRUCTION)

/** The whole menu of one marketplace; each group folds. */
export function MenuList({
  marketplace,
  groups,
}: {
  marketplace: Marketplace
  groups?: readonly MenuGroup[]
}) {
  return (
    <ul className={styles.root}>
      {(groups ?? SIDE_MENUS[marketplace]).map((group) => (
        <Group key={`${marketplace} ${group.title}`} group={group} />
      ))}
    </ul>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <li>
      <button type="button" className={styles.group} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {group.title}
        <ChevronDownIcon className={classNames(styles.chevron, !isOpen && styles.folded)} />
      </button>
      {isOpen && (
        <ul>
          {group.items.map((item) => (
            <li key={item.path ?? item.title}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Item({ item: { path, title } }: { item: MenuItem }) {
  const notify = useUnit(noticeAsked)
  if (path === undefined) {
    return (
      <button
        type="button"
        className={classNames(styles.item, styles.building)}
        onClick={() => notify({ tone: 'info', text: '建设中，敬请期待！' })}
      >
        {title}
      </button>
    )
  }
  return (
    <Link
      to={path}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ className: styles.current ?? '' }}
      className={classNames(styles.item, building.has(path) && styles.building)}
    >
      {title}
    </Link>
  )
}
