import { ArrowLeftIcon, linkClass } from '@haixuan/ui-kit'
import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { listAddressOf } from '#shared/board'
import styles from './tiktok-detail.module.css'

/**
 * Back to the list with its filters, page and place. Opened from a list, this is the browser's own way back;
 * opened by a link, it is the list as it stands at first.
 */
export function BackToList({ listPath }: { listPath: string }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const address = useLocation({ select: ({ state }) => listAddressOf(state) })
  return (
    <Link
      to={address ?? listPath}
      className={`${linkClass('plain')} ${styles.back}`}
      onClick={(event) => {
        if (address === undefined || !canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeftIcon />
      返回列表
    </Link>
  )
}
