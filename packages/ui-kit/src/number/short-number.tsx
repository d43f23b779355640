import type { Ref } from 'react'
import { cappedNumber, exactNumber, MISSING, shortNumber } from './number-text.ts'

export type ShortNumberProps = {
  readonly value: number | null | undefined
  /** 'capped' never shows more than `100k+`. */
  readonly rule?: 'short' | 'capped'
  /** Said after the exact figure in the tooltip: 件, 条. */
  readonly unit?: string
  readonly className?: string
  /** A `<data>` element, or a span where the figure is missing. */
  readonly ref?: Ref<HTMLElement>
}

/** A figure in brief; the exact one in the tooltip and for screen readers. */
export function ShortNumber({ value, rule = 'short', unit = '', className, ref }: ShortNumberProps) {
  const text = rule === 'capped' ? cappedNumber(value) : shortNumber(value)
  const exact = exactNumber(value)
  if (text === MISSING)
    return (
      <span ref={ref} className={className}>
        {MISSING}
      </span>
    )
  return (
    <data
      ref={ref as Ref<HTMLDataElement>}
      value={String(value)}
      title={`${exact}${unit && ` ${unit}`}`}
      className={className}
    >
      {text}
    </data>
  )
}
