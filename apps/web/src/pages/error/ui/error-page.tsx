import { Button, linkClass, Sentence } from '@haixuan/ui-kit'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Component, type ReactNode } from 'react'
import styles from './error-page.module.css'

/** What a page that broke shows. When this page breaks too, a plain line with a way home remains. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <Fallback>
      <Explanation error={error} />
    </Fallback>
  )
}

/** Default status of the error page (specification, section 8). */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status || 500
    : 500

/** A broken page may have thrown anything. */
const textOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : '没有更多信息，请刷新重试'

function Explanation({ error }: { error: unknown }) {
  return (
    <main className={styles.root} role="alert">
      <p className={styles.code}>{statusOf(error)}</p>
      <h1 className={styles.title}>页面出错了</h1>
      <p className={styles.text}>
        <Sentence>{textOf(error)}</Sentence>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          刷新重试
        </Button>
        <a href="/" className={linkClass()}>
          返回首页
        </a>
      </div>
    </main>
  )
}

class Fallback extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false }

  static getDerivedStateFromError() {
    return { broke: true }
  }

  override render() {
    if (!this.state.broke) return this.props.children
    return (
      <p>
        页面出错了。<a href="/">返回首页</a>
      </p>
    )
  }
}
