import { Dialog, Steps } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import styles from './flow.module.css'

interface FlowDialogProps {
  title: string
  steps: readonly { id: string; label: string }[]
  /** Place of the step that is open. */
  step: number
  /** Asked for a step that was done before. */
  onStep(step: number): void
  onClose(): void
  /** The step that is open; its `FlowFoot` is last. */
  children: ReactNode
}

/** Work that is done step by step in one dialog. A press beside it does not close it: what was read would be lost. */
export function FlowDialog({ title, steps, step, onStep, onClose, children }: FlowDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} size="large" closeOnPressOutside={false}>
      <Steps label={title} className={styles.steps ?? ''} steps={steps} current={step} onStepPress={onStep} />
      <div className={styles.body}>{children}</div>
    </Dialog>
  )
}
