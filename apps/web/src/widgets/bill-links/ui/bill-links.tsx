import { linkClass } from '@haixuan/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PageLink } from '#shared/page-link'
import { SITE_PAGES, type SitePath } from '#shared/routes'
import styles from './bill-links.module.css'

const BILLS = '/temu/settlementTemplate/'
/** It shows one SKU on the page that it was opened from. */
const DIALOG = `${BILLS}SkuDialog`
const OVERVIEW: { path: SitePath; title: string } = { path: '/temu/settlement', title: '结算分析' }

/** The overview of bills and the pages of single ones; the one that is looked at is marked. */
export function BillLinks() {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const row = useRef<HTMLElement>(null)
  // On a phone the pages are one row that scrolls: the marked one is brought into it.
  useEffect(() => {
    const marked = row.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(here)}"]`)
    if (row.current && marked) row.current.scrollLeft = marked.offsetLeft - row.current.offsetLeft
  }, [here])
  const pages = SITE_PAGES.filter(
    ({ path, status }) => path.startsWith(BILLS) && path !== DIALOG && status === 'ready',
  )
  return (
    <nav ref={row} className={styles.links} aria-label="结算分析的各个页面" data-print="hide">
      {[OVERVIEW, ...pages].map(({ path, title }) => (
        <PageLink key={path} to={path} className={linkClass()} isCurrent={path === here}>
          {title}
        </PageLink>
      ))}
    </nav>
  )
}
