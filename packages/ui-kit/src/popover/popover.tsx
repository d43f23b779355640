import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { floatingClass, type Trigger } from '../surface/index.ts'
import styles from './popover.module.css'

export type PopoverProps = {
  /** A button of the kit; it opens and closes. */
  trigger: Trigger
  /** Says what is inside; read by screen readers. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: NonNullable<AriaPopoverProps['placement']>
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
}

/** A small panel at a button: a filter, a hint with links. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <DialogTrigger {...given({ isOpen: open, onOpenChange })}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover placement={placement} offset={4} className={floatingClass}>
        <Dialog aria-label={label} className={classNames(styles.content, className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
