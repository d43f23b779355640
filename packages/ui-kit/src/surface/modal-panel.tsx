import { type ReactNode, type Ref, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { classNames } from '../class-names/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './modal-panel.module.css'
import { useReachable } from './use-reachable.ts'

interface ModalPanelProps {
  kind: 'dialog' | 'drawer'
  title: string
  footer: ReactNode
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  className: string | undefined
  children: ReactNode
  ref: Ref<HTMLElement> | undefined
}

/** What is inside a dialog or a drawer: title with the cross, body, buttons. */
export function ModalPanel(props: ModalPanelProps) {
  const { kind, title, footer, onClose, role = 'dialog', className, children, ref } = props
  const body = useRef<HTMLDivElement>(null)
  const isReachable = useReachable(body)
  return (
    <Dialog ref={ref} role={role} className={classNames(styles.root, styles[kind], className)}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        <IconButton label="关闭" icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div ref={body} className={styles.body} tabIndex={isReachable ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Dialog>
  )
}
