import { linkClass } from '@haixuan/ui-kit'
import { PageLink } from '#shared/page-link'
import { SITE_PAGES } from '#shared/routes'
import styles from './templates.module.css'

const BILLS = '/temu/settlementTemplate/'

/** The way back to the overview and to the other bills. */
export function TemplateLinks() {
  const pages = SITE_PAGES.filter(
    ({ path, status }) => path.startsWith(BILLS) && path !== `${BILLS}SkuDialog` && status === 'ready',
  )
  return (
    <nav className={styles.links} aria-label="结算分析的其他页面">
      <PageLink to="/temu/settlement" className={linkClass()}>
        结算分析
      </PageLink>
      {pages.map(({ path, title }) => (
        <PageLink key={path} to={path} className={linkClass()}>
          {title}
        </PageLink>
      ))}
    </nav>
  )
}
