import { ImageIcon, RefreshIcon } from '../icon/index.ts'
import styles from './picture.module.css'

/** What is in the space of a picture that has no address or has failed permanently; a button where it can be asked for again. */
export function Placeholder(props: {
  alt: string
  hasFailed: boolean
  onRetry: (() => void) | undefined
  tabIndex: 0 | -1 | undefined
}) {
  const { alt, hasFailed, onRetry, tabIndex } = props
  if (!onRetry) {
    const words = hasFailed ? `${alt || '图片'} 加载失败` : alt || '暂无图片'
    return (
      <span
        className={styles.placeholder}
        role="img"
        aria-label={words}
        title={hasFailed ? words : '暂无图片'}
      >
        <ImageIcon />
      </span>
    )
  }
  const words = `${alt || '图片'} 加载失败，点击重试`
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.placeholder}
      title={words}
      aria-label={words}
      onClick={onRetry}
    >
      <RefreshIcon />
    </button>
  )
}
