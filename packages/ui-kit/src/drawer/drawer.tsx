import type { ReactNode, Ref } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names/index.ts'
import { scrimClass } from '../surface/index.ts'
import { ModalPanel } from '../surface/modal-panel.tsx'
import styles from './drawer.module.css'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  side?: 'left' | 'right'
  footer?: ReactNode
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** Details or settings beside the page, which stays in sight. For a short question use Dialog. */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'right',
  footer,
  className,
  children,
  ref,
}: DrawerProps) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className={scrimClass}>
      <Modal className={classNames(styles.frame, styles[side])}>
        <ModalPanel kind="drawer" {...{ title, footer, className, ref }} onClose={() => onOpenChange(false)}>
          {children}
        </ModalPanel>
      </Modal>
    </ModalOverlay>
  )
}
