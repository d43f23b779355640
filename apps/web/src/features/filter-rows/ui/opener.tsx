import { Popover } from '@haixuan/ui-kit'
import { memo, useState } from 'react'
import { Editor } from './editor.tsx'
import styles from './filter-bar.module.css'
import type { PanelControl } from './filter-controls.tsx'
import { OpenerButton } from './opener-button.tsx'

interface OpenerProps {
  control: PanelControl
  isOn: boolean
  /** Pressed before this code was there. */
  startsOpen: boolean
}

/** A filter behind a button. One answer closes it; where several may be chosen it stays open. */
export const Opener = memo(function Opener({ control, isOn, startsOpen }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <Popover
      label={control.label}
      trigger={OpenerButton({ label: control.label, isOn })}
      className={styles.panel}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {(close) => <Editor control={control} onDone={close} />}
    </Popover>
  )
})
