import { useLocation } from '@tanstack/react-router'
import { marketplaceOf } from '#shared/routes'
import { WithMenu } from './menu-layout.tsx'

/** Side menu for pages inside a host client: in its frame the header hides, outside a frame they work as ever. */
export function HostLayout() {
  const { pathname } = useLocation()
  return <WithMenu marketplace={marketplaceOf(pathname) ?? 'temu'} hasHeader={window.parent === window} />
}
