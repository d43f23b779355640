import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { pressedLink } from '../link/index.ts'
import { exactNumber, shortNumber } from '../number/index.ts'
import styles from './waterfall.module.css'
import { type WaterfallStep, waterfallBars } from './waterfall-bars.ts'

export type WaterfallProps = {
  readonly label: string
  readonly steps: readonly WaterfallStep[]
  readonly format?: (value: number) => string
  /** CSS pixels of the bars' area. */
  readonly height?: number
  readonly onStepPress?: (id: string) => void
  readonly className?: string
  readonly ref?: Ref<HTMLOListElement>
}

/** How a sum comes about: income, what is taken off step by step, what remains. */
export function Waterfall(props: WaterfallProps) {
  const { label, steps, format = shortNumber, height = 200, onStepPress, className, ref } = props
  const bars = waterfallBars(steps)
  const low = Math.min(0, ...bars.map((bar) => bar.low))
  const span = Math.max(0, ...bars.map((bar) => bar.high)) - low || 1
  const share = (value: number) => `${(value / span) * 100}%`
  return (
    <ol ref={ref} className={classNames(styles.list, className)} aria-label={label}>
      {bars.map((bar, index) => (
        <li key={bar.id} className={styles.step}>
          <div className={styles.area} style={{ blockSize: height }}>
            <span className={styles.zero} style={{ insetBlockEnd: share(-low) }} />
            <span
              className={classNames(styles.bar, styles[bar.kind])}
              style={{ insetBlockEnd: share(bar.low - low), blockSize: share(bar.high - bar.low) }}
            />
            {index < bars.length - 1 && (
              <span className={styles.level} style={{ insetBlockEnd: share(bar.level - low) }} />
            )}
            <span
              className={styles.value}
              style={{ insetBlockEnd: `calc(${share(bar.high - low)} + 2px)` }}
              title={format === shortNumber ? exactNumber(bar.value) : undefined}
            >
              {bar.kind !== 'sum' && bar.value > 0 ? '+' : ''}
              {format(bar.value)}
            </span>
          </div>
          {bar.href === undefined ? (
            <span className={styles.name}>{bar.label}</span>
          ) : (
            <a
              href={bar.href}
              className={classNames(styles.name, styles.press)}
              onClick={onStepPress && pressedLink(() => onStepPress(bar.id))}
            >
              {bar.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
