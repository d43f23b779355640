import { PopoverAt } from '@haixuan/ui-kit'
import type { RefObject } from 'react'
import { Editor } from './editor.tsx'
import styles from './filter-bar.module.css'
import type { PanelControl } from './filter-control.ts'

interface FilterPanelProps {
  control: PanelControl
  /** The button of the filter. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** An open filter. One answer closes it; where several may be chosen it stays open. */
export function FilterPanel({ control, anchor, onClose }: FilterPanelProps) {
  return (
    <PopoverAt label={control.label} anchor={anchor} className={styles.panel} onClose={onClose}>
      <Editor control={control} onDone={onClose} />
    </PopoverAt>
  )
}
