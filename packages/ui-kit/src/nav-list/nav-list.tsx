import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import styles from './nav-list.module.css'

export type NavListProps = ComponentPropsWithRef<'ul'> & {
  /** `row` for the tabs of a site in its head; `column` for the menu at the side. */
  layout?: 'column' | 'row'
}

/** The pages of a site. Put it into a `nav` with a name; the current page is announced and shown. */
export function NavList({ layout = 'column', className, ...rest }: NavListProps) {
  return <ul {...rest} data-layout={layout} className={classNames(styles.root, className)} />
}

export type NavGroupProps = {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
}

/** Items under a heading that folds them away. */
export function NavGroup({ title, children, defaultOpen = true }: NavGroupProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  return (
    <li>
      <button type="button" className={styles.group} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
        <ChevronDownIcon className={classNames(styles.chevron, !isOpen && styles.folded)} />
      </button>
      {isOpen && <ul>{children}</ul>}
    </li>
  )
}

type Look = {
  /** Not there yet: fainter, still to be pressed to hear why. */
  isMuted?: boolean
}

export type NavItemProps = Look & {
  children: ReactNode
  /** Without it the item is a button: it answers instead of going somewhere. */
  href?: string
  isCurrent?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
  className?: string
  ref?: Ref<HTMLElement>
}

/** One page. For routes of the app put the router's own link with `navItemClass()` into an `li`. */
export function NavItem({ children, href, isCurrent, isMuted, onClick, className, ref }: NavItemProps) {
  const look = {
    className: classNames(navItemClass(isMuted === undefined ? {} : { isMuted }), className),
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick,
  }
  return (
    <li>
      {href === undefined ? (
        <button {...look} type="button" ref={ref as Ref<HTMLButtonElement>}>
          {children}
        </button>
      ) : (
        <a {...look} href={href} ref={ref as Ref<HTMLAnchorElement>}>
          {children}
        </a>
      )}
    </li>
  )
}

/** The class of an item, for a router's link; the current one is known by its `aria-current`. */
export function navItemClass({ isMuted = false }: Look = {}): string {
  return classNames(styles.item, isMuted && styles.muted)
}
