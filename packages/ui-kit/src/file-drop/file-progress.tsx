import type { Ref } from 'react'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './file-drop.module.css'
import { fileSizeText } from './file-rules.ts'

export type FileProgressProps = {
  name: string
  /** In bytes; null while unknown. */
  size: number | null
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Share done, 0 to 1; null while unknown. */
  progress: number | null
  /** What happened or is happening, as 已读 3,200 行. */
  text?: string
  onCancel?: () => void
  onRetry?: () => void
  /** Shows a cross on what failed. */
  onDismiss?: () => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

const WORDS = { waiting: '等待中', running: '处理中', done: '完成', failed: '失败' }

/** One file on its way: how far, with a figure, and the way to stop it or try again. */
export function FileProgress(props: FileProgressProps) {
  const { name, size, state, progress, text, onCancel, onRetry, onDismiss, className, ref } = props
  const percent = progress === null ? null : Math.floor(progress * 100)
  const running = state === 'waiting' || state === 'running'
  return (
    <div ref={ref} className={classNames(styles.file, state === 'failed' && styles.failed, className)}>
      <span className={styles.name}>{name}</span>
      {size !== null && <span className={styles.size}>{fileSizeText(size)}</span>}
      <span className={styles.state}>
        {state === 'done' && <SuccessIcon />}
        {state === 'failed' && <ErrorIcon />}
        {text ?? WORDS[state]}
        {state === 'running' && percent !== null && ` ${percent}%`}
      </span>
      {running && onCancel && (
        <IconButton size="small" label={`取消 ${name}`} icon={<CloseIcon />} onClick={onCancel} />
      )}
      {state === 'failed' && onRetry && (
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      )}
      {state === 'failed' && onDismiss && (
        <IconButton size="small" label={`关闭 ${name}`} icon={<CloseIcon />} onClick={onDismiss} />
      )}
      {running && (
        <progress
          className={styles.bar}
          aria-label={`${name} 的进度`}
          max={100}
          value={state === 'waiting' ? 0 : (percent ?? undefined)}
        />
      )}
    </div>
  )
}
