import { Drawer } from '@haixuan/ui-kit'
import type { Marketplace } from '#shared/routes'
import { MenuList } from './menu-list.tsx'

interface MenuDrawerProps {
  marketplace: Marketplace
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The side menu over the page. */
export function MenuDrawer({ marketplace, open, onOpenChange }: MenuDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="栏目" side="left">
      <nav aria-label="栏目">
        <MenuList marketplace={marketplace} />
      </nav>
    </Drawer>
  )
}
