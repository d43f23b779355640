import { IconButton, MenuIcon } from '@haixuan/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Marketplace } from '#shared/routes'
import styles from './menu-button.module.css'

// Only phones need it, and only after a press.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

/** Opens the side menu as a drawer where there is no space beside the page; going somewhere closes it. */
export function MenuButton({ marketplace }: { marketplace: Marketplace }) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => setOpen(false), [pathname])
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label="打开菜单"
        aria-expanded={isOpen}
        icon={<MenuIcon />}
        className={styles.root}
        onClick={open}
      />
      {isWanted && (
        <Suspense>
          <MenuDrawer marketplace={marketplace} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
