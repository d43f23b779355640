import { Outlet } from '@tanstack/react-router'
import { SiteHeader } from '#widgets/site-header'
import { ConnectionBar } from './connection-bar.tsx'
import { LatePaletteKey } from './late-palette-key.tsx'
import styles from './layouts.module.css'

/** Header alone: tools that fill the window. */
export function HeaderLayout() {
  return (
    <div className={styles.site}>
      <SiteHeader tools={<LatePaletteKey />} />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </div>
  )
}
