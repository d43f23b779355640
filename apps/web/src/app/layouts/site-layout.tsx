import { Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { SiteHeader } from '#widgets/site-header'
import { ConnectionBar } from './connection-bar.tsx'
import { LatePaletteKey } from './late-palette-key.tsx'
import styles from './layouts.module.css'

// Below what is seen first.
const SiteFooter = lazy(async () => ({ default: (await import('#widgets/site-footer')).SiteFooter }))

/** Header and footer: public pages, and what replaces a page that is not there. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.site}>
      <SiteHeader tools={<LatePaletteKey />} />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children ?? <Outlet />}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  )
}
