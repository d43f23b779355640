import { Outlet, useLocation } from '@tanstack/react-router'
import { MobileGate } from '#features/need-mobile'
import { type Marketplace, marketplaceOfPath } from '#shared/routes'
import { MenuButton, SideMenu } from '#widgets/side-menu'
import { SiteHeader } from '#widgets/site-header'
import { ConnectionBar } from './connection-bar.tsx'
import { LatePaletteKey } from './late-palette-key.tsx'
import styles from './layouts.module.css'

/** Header and the side menu of a marketplace: where people work. */
export function MenuLayout() {
  return <WithMenu marketplace={useLocation({ select: marketplaceAt })} />
}

/** Chosen from the location, so that the frame is not drawn again for what changes behind the path. */
export const marketplaceAt = ({ pathname }: { pathname: string }) => marketplaceOfPath(pathname) ?? 'temu'

/** The frame itself; without a header it is inside a host client. */
export function WithMenu({
  marketplace,
  hasHeader = true,
}: {
  marketplace: Marketplace
  hasHeader?: boolean
}) {
  const menuButton = <MenuButton marketplace={marketplace} />
  return (
    <div className={styles.site} data-frame={hasHeader ? undefined : 'host'}>
      {hasHeader ? (
        <SiteHeader start={menuButton} tools={<LatePaletteKey />} />
      ) : (
        <div className={styles.slimBar}>{menuButton}</div>
      )}
      <ConnectionBar />
      <div className={styles.beside}>
        <SideMenu marketplace={marketplace} />
        <main id="content" tabIndex={-1} className={styles.content}>
          <MobileGate marketplace={marketplace}>
            <Outlet />
          </MobileGate>
        </main>
      </div>
    </div>
  )
}
