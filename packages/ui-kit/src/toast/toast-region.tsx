import { type Ref, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names/index.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import styles from './toast.module.css'
import type { Toast, ToastQueue } from './toast-queue.ts'

const ICONS = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon }

export type ToastRegionProps = {
  queue: ToastQueue
  /** Where the region is put; the body by default. */
  container?: HTMLElement
  className?: string
  ref?: Ref<HTMLElement>
}

/** Shows the notices of a queue; put it once beside the app. It stays usable while a dialog is open. */
export function ToastRegion({ queue, container, className, ref }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown)
  if (typeof document === 'undefined') return null
  return createPortal(
    <section
      ref={ref}
      aria-label="通知"
      data-react-aria-top-layer="true"
      className={classNames(styles.region, className)}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} onClose={() => queue.dismiss(toast.id)} />
      ))}
    </section>,
    container ?? document.body,
  )
}

function Notice({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const Icon = ICONS[toast.tone]
  const { action } = toast
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[toast.tone])}
    >
      <Icon className={styles.icon} />
      <span className={styles.text}>
        <Sentence>{toast.text}</Sentence>
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        size="small"
        label="关闭通知"
        icon={<CloseIcon />}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  )
}
