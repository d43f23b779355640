import { linkClass, UnderConstructionState } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { sitePage } from '#shared/routes'
import styles from './under-construction-page.module.css'

/** Stands where a page of the site map does not exist yet. */
export function UnderConstructionPage() {
  const { pathname } = useLocation()
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{sitePage(pathname)?.title}</h1>
      <UnderConstructionState
        size="page"
        action={
          <Link to="/" className={linkClass()}>
            返回首页
          </Link>
        }
      />
    </section>
  )
}
