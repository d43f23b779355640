import { Outlet } from '@tanstack/react-router'
import { documentTitle } from '#shared/config'
import styles from './layouts.module.css'

/** The test layout of the specification: a dashed frame that says what is around the page. */
export function TestLayout() {
  const isFramed = window.parent !== window
  return (
    <div className={styles.test}>
      <p className={styles.testFacts}>
        测试版式 · {location.host} · {isFramed ? '在框架中' : '不在框架中'} · {documentTitle('站点检查')}
      </p>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
