import { ChevronLeftIcon, ChevronRightIcon, classNames, IconButton, useRovingFocus } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { Marketplace } from '#shared/routes'
import { MenuList } from './menu-list.tsx'
import styles from './side-menu.module.css'

/** As it comes: anyone who scrolls in the menu afterwards is looking for something else. */
const showCurrent = (menu: HTMLElement | null) =>
  menu?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })

/**
 * Menu beside the page on wide windows; it can be put away, and begins where the page is in it. On phones
 * `MenuButton` opens it.
 */
export function SideMenu({ marketplace }: { marketplace: Marketplace }) {
  const [isOpen, setOpen] = useState(true)
  const roving = useRovingFocus('column')
  const label = isOpen ? '收起菜单' : '展开菜单'
  return (
    <div ref={roving} className={classNames(styles.root, !isOpen && styles.closed)} data-print="hide">
      {isOpen && (
        <nav ref={showCurrent} aria-label="栏目" className={styles.menu}>
          <MenuList marketplace={marketplace} />
        </nav>
      )}
      <IconButton
        size="small"
        label={label}
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        className={styles.fold}
        onClick={() => setOpen(!isOpen)}
      />
    </div>
  )
}
