import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { floatingClass } from '../surface/index.ts'
import styles from './popover.module.css'
import { usePressOutside } from './use-press-outside.ts'

export type PanelProps = {
  /** Says what is inside; read by screen readers. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: NonNullable<AriaPopoverProps['placement']>
  /** Of the panel. */
  className?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

type FloatingPanelProps = PanelProps & {
  trigger: RefObject<Element | null> | undefined
  onClose: () => void
  /** Where no trigger around it says so. */
  open?: Pick<AriaPopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>
}

/**
 * Making a whole page inert and back draws all of it again, twice. Fingers are worth it: the keyboard on the
 * screen scrolls the page, which would close a panel that leaves the page live.
 */
const isPageLive = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

/** The open panel of a popover. */
export function FloatingPanel({
  label,
  children,
  placement = 'bottom start',
  className,
  ref,
  trigger,
  onClose,
  open,
}: FloatingPanelProps) {
  const panel = useRef<HTMLElement>(null)
  usePressOutside(panel, trigger, onClose)
  return (
    <AriaPopover
      {...open}
      ref={panel}
      isNonModal={isPageLive()}
      // The trigger closes what it has opened; were it closed by the loss of the focus, the press would open it again.
      shouldCloseOnInteractOutside={(element) => !trigger?.current?.contains(element)}
      placement={placement}
      offset={4}
      className={floatingClass}
    >
      <Dialog {...given({ ref })} aria-label={label} className={classNames(styles.content, className)}>
        {typeof children === 'function' ? children(onClose) : children}
      </Dialog>
    </AriaPopover>
  )
}
