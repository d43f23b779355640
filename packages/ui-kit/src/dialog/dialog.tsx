import type { ReactNode, Ref } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { scrimClass } from '../surface/index.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called with false by Escape, the cross and a press outside. */
  onOpenChange: (open: boolean) => void
  title: string
  /** 530, 700 or 850 px; on a phone the whole width. */
  size?: 'small' | 'medium' | 'large'
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Whether a press outside closes; switch it off when something typed would be lost. */
  closeOnPressOutside?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** Something to settle before going on. The focus goes in, stays in, and comes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  size = 'medium',
  footer,
  closeOnPressOutside = true,
  role = 'dialog',
  className,
  children,
  ref,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={closeOnPressOutside}
      className={classNames(scrimClass, styles.scrim)}
    >
      <Modal className={classNames(styles.frame, styles[size])}>
        <AriaDialog ref={ref} role={role} className={classNames(styles.root, className)}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label="关闭" icon={<CloseIcon />} onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
