import type { ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import type { Trigger } from '../surface/index.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  /** A few words, or a figure in full. Nothing that must be read on a phone: there is no hover there. */
  text: ReactNode
  /** What it explains: something that can take the focus. */
  children: Trigger
  placement?: NonNullable<AriaTooltipProps['placement']>
}

/** Explains a control or a figure when it is pointed at or focused. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip placement={placement} offset={6} className={styles.root ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
