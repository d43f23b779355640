import type { ReactNode, Ref } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { scrimClass } from '../surface/index.ts'
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
        <Dialog ref={ref} className={classNames(styles.root, className)}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label="关闭" icon={<CloseIcon />} onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
