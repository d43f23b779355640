import { classNames } from '@haixuan/ui-kit'
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
      <ul className={styles.list}>
        {TOP_TABS.map((tab) => (
          <li key={tab.path}>
            <Tab tab={tab} isCurrent={tab === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({ tab, isCurrent }: { tab: TopTab; isCurrent: boolean }) {
  const openTiktok = useUnit(tiktokTabClicked)
  const look = {
    className: classNames(styles.tab, isCurrent && styles.current),
    'aria-current': isCurrent ? ('page' as const) : undefined,
  }
  const face = (
    <>
      {tab.title}
      {tab.tag && <span className={classNames(styles.tag, tab.tag === 'HOT' && styles.hot)}>{tab.tag}</span>}
    </>
  )
  if (tab.title === 'TikTok') {
    return (
      <button type="button" {...look} onClick={() => openTiktok()}>
        {face}
      </button>
    )
  }
  return (
    <Link to={tab.path} {...look}>
      {face}
    </Link>
  )
}
