import { type Ref, useCallback, useSyncExternalStore } from 'react'
import { ImageIcon } from '../icon/index.ts'
import styles from './picture.module.css'
import { createPictureRetry, RETRY_PAUSE } from './picture-retry.ts'

export type PictureProps = {
  readonly src: string | null | undefined
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string
  /** CSS pixels; the room is kept whatever happens to the picture. */
  readonly width: number
  readonly height: number
  readonly fit?: 'cover' | 'contain'
  readonly className?: string
  /** Of the frame, which stays while pictures come and go. */
  readonly ref?: Ref<HTMLSpanElement>
}

const retry = createPictureRetry({
  afterPause: (call) => {
    const timer = setTimeout(call, RETRY_PAUSE)
    return () => clearTimeout(timer)
  },
  isResting: () => !navigator.onLine || document.hidden,
})

/**
 * A picture that may fail: asked for again up to 20 times, a second apart, then a placeholder of the same
 * size. All pictures of one address share one loop.
 */
export function Picture({ src, alt, width, height, fit = 'cover', className, ref }: PictureProps) {
  const url = src ?? ''
  const follow = useCallback((call: () => void) => retry.follow(url, call), [url])
  const { status, attempt } = useSyncExternalStore(follow, () => retry.read(url))
  const isMissing = url === ''
  return (
    <span
      ref={ref}
      className={className ? `${styles.frame} ${className}` : styles.frame}
      style={{ inlineSize: width, blockSize: height }}
    >
      {isMissing || status === 'failed' ? (
        <Placeholder alt={alt} onRetry={isMissing ? undefined : () => retry.restart(url)} />
      ) : (
        <img
          // Another address is another picture: the old one must not stand there until the new one has come.
          key={`${attempt} ${url}`}
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.image}
          data-fit={fit}
          data-waiting={status !== 'loaded'}
          onLoad={() => retry.loaded(url)}
          onError={() => retry.failed(url, attempt)}
        />
      )}
    </span>
  )
}

function Placeholder({ alt, onRetry }: { alt: string; onRetry: (() => void) | undefined }) {
  const words = onRetry ? `${alt || '图片'} 加载失败，点击重试` : alt || '暂无图片'
  if (!onRetry)
    return (
      <span className={styles.placeholder} role="img" aria-label={words} title="暂无图片">
        <ImageIcon />
      </span>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.placeholder}
      title={words}
      aria-label={words}
      onClick={onRetry}
    >
      <ImageIcon />
    </button>
  )
}
