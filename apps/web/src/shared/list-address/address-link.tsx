import { linkClass, pressedLink } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { ListAddress, ListChange } from './use-list-address.ts'

interface AddressLinkProps {
  address: ListAddress
  change: ListChange
  children: ReactNode
  /** Said by screen readers in place of the text. */
  label?: string
}

/** A link to the same list with a change of its address; opened elsewhere it shows the same. */
export function AddressLink({ address, change, children, label }: AddressLinkProps) {
  return (
    <a
      href={address.hrefOf(change)}
      className={linkClass()}
      aria-label={label}
      onClick={pressedLink(() => address.go(change))}
    >
      {children}
    </a>
  )
}
