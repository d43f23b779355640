import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'

interface StepThroughProps {
  /** What is gone through, as 页 or 行: the buttons are called 上一页 and 下一页. */
  unit: string
  /** The one that is shown, from 0. */
  at: number
  count: number
  onShow(at: number): void
  /** Says between the buttons which one it is. */
  children: ReactNode
}

/** Goes through things that are shown one at a time. */
export function StepThrough({ unit, at, count, onShow, children }: StepThroughProps) {
  return (
    <>
      <IconButton
        label={`上一${unit}`}
        size="small"
        icon={<ChevronLeftIcon />}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
      />
      {children}
      <IconButton
        label={`下一${unit}`}
        size="small"
        icon={<ChevronRightIcon />}
        disabled={at >= count - 1}
        onClick={() => onShow(at + 1)}
      />
    </>
  )
}
