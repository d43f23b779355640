import { needsFlag } from '@haixuan/rules'
import { NavItem, NavList, navItemClass, Tag, useRovingFocus } from '@haixuan/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { tiktokTabClicked } from '#features/open-tiktok'
import { SITE } from '#shared/config'
import { PageLink } from '#shared/page-link'
import { isHidden, marketplaceOfPath, TOP_TABS, type TopTab, tabOf } from '#shared/routes'
import styles from './top-tabs.module.css'

const SHOWN = TOP_TABS.filter(({ path }) => !isHidden(path, SITE.hidden))

/** The tabs that the host shows; the one of the current page is marked. */
export function TopTabs() {
  const current = useLocation({ select: ({ pathname }) => tabOf(pathname)?.path })
  const roving = useRovingFocus()
  return (
    <nav ref={roving} aria-label="站点" className={styles.root}>
      <NavList layout="row">
        {SHOWN.map((tab) => (
          <Tab key={tab.path} tab={tab} isCurrent={tab.path === current} />
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
      {tab.tag && <Tag tone={tab.tag.tone}>{tab.tag.text}</Tag>}
    </>
  )
  const marketplace = marketplaceOfPath(tab.path)
  if (marketplace && needsFlag(marketplace)) {
    return (
      <NavItem isCurrent={isCurrent} onClick={() => openTiktok()}>
        {face}
      </NavItem>
    )
  }
  return (
    <li>
      <PageLink to={tab.path} className={navItemClass()} isCurrent={isCurrent}>
        {face}
      </PageLink>
    </li>
  )
}
