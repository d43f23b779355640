import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import styles from './banner.module.css'

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon }

export type BannerProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** One sentence that can be alone. */
  title?: string
  children?: ReactNode
  /** The next step to take: a small button or a link. */
  action?: ReactNode
  /** Shows a cross. Leave it out for what stays true until it is mended. */
  onDismiss?: () => void
  /** Spans the page without a frame, as the offline bar does. */
  wide?: boolean
  /** `alert` when it appears in answer to something the user did; it is read at once. */
  role?: 'status' | 'alert' | 'note'
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Something to know about the page or section below it. For the answer to an action use a toast. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  wide = false,
  role = 'note',
  className,
  ref,
}: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div
      ref={ref}
      role={role}
      className={classNames(styles.root, styles[tone], wide && styles.wide, className)}
    >
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title && (
          <strong className={styles.title}>
            <Sentence>{title}</Sentence>
          </strong>
        )}
        {children && (
          <div>
            <Sentence>{children}</Sentence>
          </div>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <IconButton
          size="small"
          label="关闭提示"
          icon={<CloseIcon />}
          className={styles.close}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
