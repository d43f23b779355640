import { useLocation } from '@tanstack/react-router'
import { marketplaceAt, WithMenu } from './menu-layout.tsx'

/** Side menu for pages inside a host client: in its frame the header hides, outside a frame they work as usual. */
export function HostLayout() {
  const marketplace = useLocation({ select: marketplaceAt })
  return <WithMenu marketplace={marketplace} hasHeader={window.parent === window} />
}
