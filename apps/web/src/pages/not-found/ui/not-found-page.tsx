import { linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import styles from './not-found-page.module.css'

/** What an unknown address shows; the English line is the specification's. */
export function NotFoundPage() {
  return (
    <section className={styles.root}>
      <svg viewBox="0 0 240 96" aria-hidden="true" className={styles.sign}>
        <text x="120" y="60" textAnchor="middle">
          404
        </text>
        <path d="M0 72c20 0 20-9 40-9s20 9 40 9 20-9 40-9 20 9 40 9 20-9 40-9 20 9 40 9" />
        <path d="M0 88c20 0 20-9 40-9s20 9 40 9 20-9 40-9 20 9 40 9 20-9 40-9 20 9 40 9" />
      </svg>
      <h1 className={styles.title}>没有找到这个页面</h1>
      <p className={styles.text} lang="en">
        This page could not be found
      </p>
      <Link to="/" className={linkClass()}>
        返回首页 <span lang="en">Back to the home page</span>
      </Link>
    </section>
  )
}
