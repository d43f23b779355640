import { ArrowLeftIcon, linkClass } from '@haixuan/ui-kit'
import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { listAddressOf } from '#shared/board'
import styles from './back-to-list.module.css'

interface BackToListProps {
  listPath: string
  /** Whether the page has tabs that are history entries of their own, so that one step back is not the list. */
  hasTabs?: boolean
}

/**
 * Back to the list with its filters, page and place. Opened from a list, this is the browser's own way back, or from a
 * page with tabs the address of that list; opened by a link, it is the list as it is at first.
 */
export function BackToList({ listPath, hasTabs = false }: BackToListProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const address = useLocation({ select: ({ state }) => listAddressOf(state) })
  const isOneStep = address !== undefined && canGoBack && !hasTabs
  return (
    <Link
      to={address ?? listPath}
      className={`${linkClass('plain')} ${styles.back}`}
      onClick={(event) => {
        if (!isOneStep || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeftIcon />
      返回列表
    </Link>
  )
}
