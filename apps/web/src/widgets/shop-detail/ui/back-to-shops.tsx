import { ArrowLeftIcon, linkClass } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { listAddressOf } from '#shared/board'
import styles from './shop-detail.module.css'

/**
 * Back to the list with its filters and page, however many tabs of the shop were looked at meanwhile; opened by a
 * link, it is the list as it stands at first.
 */
export function BackToShops({ listPath }: { listPath: string }) {
  const address = useLocation({ select: ({ state }) => listAddressOf(state) })
  return (
    <Link to={address ?? listPath} className={`${linkClass('plain')} ${styles.back}`}>
      <ArrowLeftIcon />
      返回列表
    </Link>
  )
}
