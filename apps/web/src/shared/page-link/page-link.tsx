import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import type { SitePath } from '#shared/routes'

interface PageLinkProps {
  to: SitePath
  children: ReactNode
  className?: string
  /** Whether the reader is there. */
  isCurrent?: boolean
}

/** Milliseconds the pointer rests on a link before its page is fetched ahead, as on the router's own link. */
const REST_MS = 50

/**
 * A link to a page as it is in the frame. The router's own link computes its address again and compares it at
 * every change of the address, and each filter of a list is one: forty of them in the frame delay the rows.
 */
export const PageLink = memo(function PageLink({
  to,
  children,
  className,
  isCurrent = false,
}: PageLinkProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The page says itself what it lacks once somebody goes there.
  const fetchAhead = () => void router.preloadRoute({ to }).catch(() => undefined)
  const approach = () => {
    leave()
    timer.current = setTimeout(fetchAhead, REST_MS)
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave()
    void router.navigate({ to })
  }
  return (
    <a
      href={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
      onMouseEnter={approach}
      onMouseLeave={leave}
      onFocus={approach}
      onBlur={leave}
      onTouchStart={fetchAhead}
    >
      {children}
    </a>
  )
})
