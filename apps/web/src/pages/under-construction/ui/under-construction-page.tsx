import { linkClass, UnderConstructionState } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { CustomServiceGate } from '#features/need-custom-service'
import { sitePage } from '#shared/routes'
import styles from './under-construction-page.module.css'

/** Shown where a page of the site map does not exist yet. */
export function UnderConstructionPage() {
  const { pathname } = useLocation()
  const page = sitePage(pathname)
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{page?.title}</h1>
      <CustomServiceGate path={page?.path ?? pathname}>
        <UnderConstructionState
          size="page"
          action={
            <Link to="/" className={linkClass()}>
              返回首页
            </Link>
          }
        />
      </CustomServiceGate>
    </section>
  )
}
