import { memo, type Ref } from 'react'
import { classNames } from '../class-names/index.ts'
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
  readonly className?: string
  /** An `<svg>`, or a span where there is nothing to draw. */
  readonly ref?: Ref<SVGSVGElement | HTMLSpanElement>
}

/** A course at a glance, small enough for a table cell. No axis: shape only. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { points, label, width = 88, height = 24, format = shortNumber, className } = props
  const { solid, dashed, stockOuts, single } = sparkShape(points, width, height)
  const words = `${label}：${sparkWords(points, format)}`
  if (!solid && !dashed && stockOuts.length === 0 && !single)
    return (
      <span
        ref={props.ref as Ref<HTMLSpanElement>}
        className={classNames(styles.none, className)}
        title={words}
      >
        {MISSING}
      </span>
    )
  return (
    <svg
      ref={props.ref as Ref<SVGSVGElement>}
      role="img"
      aria-label={words}
      className={classNames(styles.chart, className)}
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
