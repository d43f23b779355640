import { linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import styles from './not-found-page.module.css'

/** What an unknown address shows; the English line is the specification's. */
export function NotFoundPage() {
  return (
    <main className={styles.root}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>没有找到这个页面</h1>
      <p className={styles.text} lang="en">
        This page could not be found
      </p>
      <Link to="/" className={linkClass()}>
        返回首页 <span lang="en">Back to the home page</span>
      </Link>
    </main>
  )
}
