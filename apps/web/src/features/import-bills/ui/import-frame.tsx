import { Dialog, Steps } from '@haixuan/ui-kit'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './import-bills.module.css'

const STEPS = [
  { id: 'drop', label: '放入文件' },
  { id: 'recognise', label: '确认识别' },
  { id: 'preview', label: '预览' },
  { id: 'commit', label: '写入' },
]

/** The foot of the dialog, which stays in sight while the step above it scrolls. */
const Foot = createContext<HTMLElement | null>(null)

interface ImportFrameProps {
  /** Position of the step, from 0; one beyond the last means all are done. */
  current: number
  hasFailed?: boolean
  onClose: () => void
  children: ReactNode
}

/** The one dialog around all steps: it stays while they change. */
export function ImportFrame({ current, hasFailed = false, onClose, children }: ImportFrameProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Dialog
      open
      size="large"
      title="导入结算单"
      closeOnPressOutside={false}
      onOpenChange={(open) => !open && onClose()}
      footer={<div ref={setFoot} className={styles.foot} />}
    >
      <div className={styles.dialog}>
        <Steps label="导入结算单" steps={STEPS} current={current} hasFailed={hasFailed} />
        <Foot value={foot}>{children}</Foot>
      </div>
    </Dialog>
  )
}

/** What a step puts into the foot: what is true of the figures now, and its buttons, the main one last. */
export function StepFoot({ note, children }: { note?: string; children: ReactNode }) {
  const foot = useContext(Foot)
  if (foot === null) return null
  return createPortal(
    <>
      <span className={styles.footNote}>{note}</span>
      {children}
    </>,
    foot,
  )
}
