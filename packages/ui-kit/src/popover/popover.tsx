import { type ReactNode, type Ref, useContext, useRef } from 'react'
import { Dialog, DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  PopoverContext,
} from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { useSlottedContext } from 'react-aria-components/slots'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { floatingClass, type Trigger } from '../surface/index.ts'
import styles from './popover.module.css'
import { usePressOutside } from './use-press-outside.ts'

export type PopoverProps = {
  /** A button of the kit; it opens and closes. */
  trigger: Trigger
  /** Says what is inside; read by screen readers. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: NonNullable<AriaPopoverProps['placement']>
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Of the panel. */
  className?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/**
 * A small panel at a button: a filter, a hint with links. Escape and a press outside close it. With a mouse the
 * page around it stays live, and scrolling it closes the panel.
 */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <DialogTrigger {...given({ isOpen: open, onOpenChange })}>
      <Pressable>{trigger}</Pressable>
      <Panel {...panel} />
    </DialogTrigger>
  )
}

/**
 * Making a whole page inert and back draws all of it anew, twice. Fingers are worth it: the keyboard on the
 * screen scrolls the page, which would close a panel that leaves the page live.
 */
const isPageLive = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

function Panel({
  label,
  children,
  placement = 'bottom start',
  className,
  ref,
}: Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>) {
  const panel = useRef<HTMLElement>(null)
  const state = useContext(OverlayTriggerStateContext)
  const trigger = useSlottedContext(PopoverContext)?.triggerRef
  usePressOutside(panel, trigger, state?.isOpen ? state.close : undefined)
  // Gone in one step: left to itself it would be drawn once more on its way out, and look for an animation it has not.
  if (!state?.isOpen) return null
  return (
    <AriaPopover
      ref={panel}
      isNonModal={isPageLive()}
      // The trigger closes what it has opened; were it closed by the loss of the focus, the press would open it again.
      shouldCloseOnInteractOutside={(element) => !trigger?.current?.contains(element)}
      placement={placement}
      offset={4}
      className={floatingClass}
    >
      <Dialog {...given({ ref })} aria-label={label} className={classNames(styles.content, className)}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Dialog>
    </AriaPopover>
  )
}
