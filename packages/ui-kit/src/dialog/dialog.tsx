import type { ReactNode, Ref } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names/index.ts'
import { scrimClass } from '../surface/index.ts'
import { ModalPanel } from '../surface/modal-panel.tsx'
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
        <ModalPanel
          kind="dialog"
          {...{ title, footer, role, className, ref }}
          onClose={() => onOpenChange(false)}
        >
          {children}
        </ModalPanel>
      </Modal>
    </ModalOverlay>
  )
}
