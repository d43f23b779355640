import { Link, pressedLink } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $navigate } from '#shared/routes'

interface BoardLinkProps {
  /** Plain text is there without it. */
  href: string | undefined
  title?: string
  children: ReactNode
}

/** A figure that leads to the board behind it. */
export function BoardLink({ href, title, children }: BoardLinkProps) {
  const navigate = useUnit($navigate)
  if (href === undefined) return children
  return (
    <Link variant="plain" href={href} title={title} onClick={pressedLink(() => navigate(href))}>
      {children}
    </Link>
  )
}
