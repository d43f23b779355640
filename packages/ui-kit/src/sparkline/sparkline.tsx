import { memo } from 'react'
import { MISSING, shortNumber } from '../number/index.ts'
import styles from './sparkline.module.css'
import { type SparkPoint, sparkShape, sparkWords } from './sparkline-path.ts'

export type SparklineProps = {
  readonly points: readonly SparkPoint[]
  /** What is shown: 近30天销量. The course follows in words. */
  readonly label: string
  /** CSS pixels. */
  readonly width?: number
  readonly height?: number
  readonly format?: (value: number) => string
}

/** A course at a glance, small enough for a table cell. No axis: shape only. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { points, label, width = 88, height = 24, format = shortNumber } = props
  const { solid, dashed, stockOuts, single } = sparkShape(points, width, height)
  const words = `${label}：${sparkWords(points, format)}`
  if (!solid && !dashed && stockOuts.length === 0 && !single)
    return (
      <span className={styles.none} title={words}>
        {MISSING}
      </span>
    )
  return (
    <svg
      role="img"
      aria-label={words}
      className={styles.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {dashed && <path className={styles.dashed} d={dashed} />}
      {solid && <path className={styles.solid} d={solid} />}
      {single && <circle className={styles.single} cx={single.x} cy={single.y} r={2} />}
      {stockOuts.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r={2} />
      ))}
    </svg>
  )
})
