import type { ReactNode, Ref } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import type { Trigger } from '../surface/index.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  /** A few words, or a figure in full. Nothing that must be read on a phone: there is no hover there. */
  text: ReactNode
  /** What it explains: something that can take the focus. */
  children: Trigger
  placement?: NonNullable<AriaTooltipProps['placement']>
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Explains a control or a figure when it is pointed at or focused. */
export function Tooltip({ text, children, placement = 'top', className, ref }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        {...given({ ref })}
        placement={placement}
        offset={6}
        className={classNames(styles.root, className)}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
