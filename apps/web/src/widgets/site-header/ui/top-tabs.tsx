import { NavItem, NavList, navItemClass, Tag } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { tiktokTabClicked } from '#features/open-tiktok'
import { TOP_TABS, type TopTab, tabOf } from '#shared/routes'
import styles from './top-tabs.module.css'

/** The tabs of the site; the one of the current page is marked. */
export function TopTabs() {
  const { pathname } = useLocation()
  const current = tabOf(pathname)
  return (
    <nav aria-label="站点" className={styles.root}>
      <NavList layout="row">
        {TOP_TABS.map((tab) => (
          <Tab key={tab.path} tab={tab} isCurrent={tab === current} />
        ))}
      </NavList>
    </nav>
  )
}

function Tab({ tab, isCurrent }: { tab: TopTab; isCurrent: boolean }) {
  const openTiktok = useUnit(tiktokTabClicked)
  const face = (
    <>
      {tab.title}
      {tab.tag && <Tag tone={tab.tag === 'HOT' ? 'danger' : 'success'}>{tab.tag}</Tag>}
    </>
  )
  if (tab.title === 'TikTok') {
    return (
      <NavItem isCurrent={isCurrent} onClick={() => openTiktok()}>
        {face}
      </NavItem>
    )
  }
  return (
    <li>
      <Link to={tab.path} className={navItemClass()} aria-current={isCurrent ? 'page' : undefined}>
        {face}
      </Link>
    </li>
  )
}
