import { useContext } from 'react'
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { PopoverContext } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { useSlottedContext } from 'react-aria-components/slots'
import { given } from '../field/index.ts'
import type { Trigger } from '../surface/index.ts'
import { FloatingPanel, type PanelProps } from './floating-panel.tsx'

export type PopoverProps = PanelProps & {
  /** A button of the kit; it opens and closes. */
  trigger: Trigger
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A small panel at a button: a filter, a hint with links. Escape and a press outside close it. With a mouse the
 * page around it stays live, and scrolling it closes the panel.
 */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <DialogTrigger {...given({ isOpen: open, onOpenChange })}>
      <Pressable>{trigger}</Pressable>
      <TriggeredPanel {...panel} />
    </DialogTrigger>
  )
}

function TriggeredPanel(panel: PanelProps) {
  const state = useContext(OverlayTriggerStateContext)
  const trigger = useSlottedContext(PopoverContext)?.triggerRef
  // Gone in one step: left to itself it would be drawn again on its way out, and look for an animation it has not.
  if (!state?.isOpen) return null
  return <FloatingPanel {...panel} trigger={trigger} onClose={state.close} />
}
