import { type Ref, useCallback, useSyncExternalStore } from 'react'
import styles from './picture.module.css'
import { createPictureRetry, RETRY_PAUSE } from './picture-retry.ts'
import { Placeholder } from './placeholder.tsx'

export type PictureProps = {
  readonly src: string | null | undefined
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string
  /** CSS pixels; the space is kept whatever happens to the picture. */
  readonly width: number
  readonly height: number
  readonly fit?: 'cover' | 'contain'
  /** Whether a failed picture offers another attempt; not where it is inside a button. */
  readonly canRetry?: boolean
  /** Of the button for another attempt; in a table the one of the cell (roving focus). */
  readonly tabIndex?: 0 | -1
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
export function Picture({
  src,
  alt,
  width,
  height,
  fit = 'cover',
  canRetry = true,
  tabIndex,
  className,
  ref,
}: PictureProps) {
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
        <Placeholder
          alt={alt}
          hasFailed={!isMissing}
          onRetry={isMissing || !canRetry ? undefined : () => retry.restart(url)}
          tabIndex={tabIndex}
        />
      ) : (
        <img
          // Another address is another picture: the old one must not be there until the new one has come.
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
