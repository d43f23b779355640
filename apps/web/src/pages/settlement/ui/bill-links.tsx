import { linkClass } from '@haixuan/ui-kit'
import { PageLink } from '#shared/page-link'
import { SITE_PAGES } from '#shared/routes'
import styles from './settlement.module.css'

const BILLS = '/temu/settlementTemplate/'
/** It shows one SKU on the page that it was opened from. */
const DIALOG = `${BILLS}SkuDialog`

/** The pages of single bills that are there. */
export function BillLinks() {
  const pages = SITE_PAGES.filter(
    ({ path, status }) => path.startsWith(BILLS) && path !== DIALOG && status === 'ready',
  )
  if (pages.length === 0) return null
  return (
    <nav className={styles.bills} aria-label="各种账单">
      {pages.map(({ path, title }) => (
        <PageLink key={path} to={path} className={linkClass()}>
          {title}
        </PageLink>
      ))}
    </nav>
  )
}
