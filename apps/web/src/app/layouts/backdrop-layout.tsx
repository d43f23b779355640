import { Outlet } from '@tanstack/react-router'
import { SITE } from '#shared/config'
import styles from './layouts.module.css'

/** The host's picture behind the page; without one the page brings its own. */
export function BackdropLayout() {
  if (SITE.loginUrl === null) return <Outlet />
  return (
    <div className={styles.backdrop}>
      <img src={SITE.loginUrl} alt="" className={styles.backdropPicture} referrerPolicy="no-referrer" />
      <div className={styles.beforeBackdrop}>
        <Outlet />
      </div>
    </div>
  )
}
