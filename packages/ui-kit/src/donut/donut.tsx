import { type ReactNode, type Ref, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { shortNumber } from '../number/index.ts'
import styles from './donut.module.css'
import { arcPath, type Slice, sharesOf } from './shares.ts'

export type DonutProps = {
  readonly label: string
  readonly slices: readonly Slice[]
  /** In the middle of the ring: the total. */
  readonly center?: ReactNode
  readonly format?: (value: number) => string
  /** Diameter in CSS pixels. */
  readonly size?: number
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

/** Shares of a whole: a ring and, always, its figures beside it. Up to seven parts; the rest is 其他. */
export function Donut(props: DonutProps) {
  const { label, slices, center, format = shortNumber, size = 140, className, ref } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const shares = sharesOf(slices)
  return (
    <figure ref={ref} className={classNames(styles.root, className)} aria-label={label}>
      <div className={styles.ring} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
        <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
          {shares.length === 0 && <path className={styles.none} d={arcPath(0, 1, 50, 32)} />}
          {shares.map(({ id, start, end }, index) => (
            <path
              key={id}
              className={styles.slice}
              d={arcPath(start, end, 50, 32)}
              fill={`var(--color-chart-${(index % 8) + 1})`}
              data-faint={(pointed !== null && pointed !== id) || undefined}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
            />
          ))}
        </svg>
        <div className={styles.center}>{center}</div>
      </div>
      {shares.length === 0 ? (
        <div className={styles.empty}>暂无数据</div>
      ) : (
        <ul className={styles.legend}>
          {shares.map(({ id, label: name, value, permille }, index) => (
            <li
              key={id}
              className={styles.entry}
              data-pointed={pointed === id || undefined}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
            >
              <span
                className={styles.swatch}
                style={{ background: `var(--color-chart-${(index % 8) + 1})` }}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.value}>{format(value)}</span>
              <span className={styles.share}>{(permille / 10).toFixed(1)}%</span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
