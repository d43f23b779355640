import type { RefObject } from 'react'
import { FloatingPanel, type PanelProps } from './floating-panel.tsx'

export type PopoverAtProps = PanelProps & {
  /** The button that has opened it: the panel is there, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * An open panel at a button that is drawn elsewhere, as that of `Popover` else. For many buttons of which few are
 * pressed: nothing of the panel is there before. The button says `aria-haspopup="dialog"` and `aria-expanded`.
 */
export function PopoverAt({ anchor, onClose, ...panel }: PopoverAtProps) {
  return (
    <FloatingPanel
      {...panel}
      trigger={anchor}
      onClose={onClose}
      open={{ triggerRef: anchor, isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() }}
    />
  )
}
