import { ConfirmDialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { type ConsoleAction, consoleActionFx } from '../model/console-action.ts'

interface RemoveDialogProps {
  title: string
  /** 移除 or 删除. */
  confirmLabel: string
  act: ConsoleAction
  onClose: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Asks before something is taken away, and does it. */
export function RemoveDialog({ title, confirmLabel, act, onClose, children }: RemoveDialogProps) {
  const run = useUnit(consoleActionFx)
  const confirm = () => {
    onClose()
    void run(act).catch(() => undefined)
  }
  return (
    <ConfirmDialog open title={title} confirmLabel={confirmLabel} onCancel={onClose} onConfirm={confirm}>
      {children}
    </ConfirmDialog>
  )
}
