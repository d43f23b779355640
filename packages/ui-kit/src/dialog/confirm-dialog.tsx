import type { ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { given } from '../field/index.ts'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** The question itself, as 您确定要解绑吗？ */
  title: string
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** A verb, never 确定 alone when something is destroyed. */
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
  className?: string
  ref?: Ref<HTMLElement>
}

/** Asks once before what cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = '确定',
  cancelLabel = '取消',
  danger = false,
  loading = false,
  onConfirm,
  onCancel,
  className,
  ref,
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...given({ className, ref })}
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      size="small"
      role="alertdialog"
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
