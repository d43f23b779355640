import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SiteFooter } from '#widgets/site-footer'
import { SiteHeader } from '#widgets/site-header'
import { ConnectionBar } from './connection-bar.tsx'
import styles from './layouts.module.css'

/** Header and footer: public pages, and what stands in for a page that is not there. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.site}>
      <SiteHeader />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter />
    </div>
  )
}
