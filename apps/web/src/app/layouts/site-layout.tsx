import { Outlet } from '@tanstack/react-router'
import { SiteFooter } from '#widgets/site-footer'
import { SiteHeader } from '#widgets/site-header'
import { ConnectionBar } from './connection-bar.tsx'
import styles from './layouts.module.css'

/** Header and footer: public pages. */
export function SiteLayout() {
  return (
    <div className={styles.site}>
      <SiteHeader />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
