import { cappedNumber, exactNumber, MISSING, shortNumber } from './number-text.ts'

export type ShortNumberProps = {
  readonly value: number | null | undefined
  /** 'capped' never shows more than `100k+`. */
  readonly rule?: 'short' | 'capped'
  /** Said after the exact figure in the tooltip: 件, 条. */
  readonly unit?: string
  readonly className?: string
}

/** A figure in brief; the exact one in the tooltip and for screen readers. */
export function ShortNumber({ value, rule = 'short', unit = '', className }: ShortNumberProps) {
  const text = rule === 'capped' ? cappedNumber(value) : shortNumber(value)
  const exact = exactNumber(value)
  if (text === MISSING) return <span className={className}>{MISSING}</span>
  return (
    <data value={String(value)} title={`${exact}${unit && ` ${unit}`}`} className={className}>
      {text}
    </data>
  )
}
