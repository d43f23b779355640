import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { pressedLink } from '../link/index.ts'
import { shortNumber } from '../number/index.ts'
import { placeNames } from './name-positions.ts'
import styles from './scatter.module.css'
import { layScatter, median, type ScatterPoint } from './scatter-layout.ts'

export type ScatterProps = {
  readonly label: string
  readonly points: readonly ScatterPoint[]
  readonly xLabel: string
  readonly yLabel: string
  readonly sizeLabel?: string
  /** Where the quadrants meet; the medians by default. The further from it, the denser the measure. */
  readonly split?: { readonly x: number; readonly y: number }
  /** What the quadrants mean, from the upper right against the clock: 明星, 潜力, 观望, 红海. */
  readonly quadrants?: readonly [string, string, string, string]
  readonly formatX?: (value: number) => string
  readonly formatY?: (value: number) => string
  /** Of a point that is a link only a plain click: others open it as the browser does. */
  readonly onPointPress?: (point: ScatterPoint) => void
  /** CSS pixels. */
  readonly height?: number
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

const NAMES = ['upperRight', 'upperLeft', 'lowerLeft', 'lowerRight'] as const

/** Two figures of many things against each other, divided into quadrants. Arrows go from point to point. */
export function Scatter(props: ScatterProps) {
  const { points, height = 320, formatX = shortNumber, formatY = shortNumber } = props
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  const [active, setActive] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 600))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const split = props.split ?? { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) }
  const layout = layScatter(points, split, width, height)
  const inOrder = [...layout.points].sort((a, b) => a.left - b.left)
  const wordsOf = (point: ScatterPoint) =>
    [
      point.label,
      `${props.xLabel} ${formatX(point.x)}`,
      `${props.yLabel} ${formatY(point.y)}`,
      ...(props.sizeLabel && point.size !== undefined
        ? [`${props.sizeLabel} ${shortNumber(point.size)}`]
        : []),
    ].join('，')
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(inOrder.length - 1, active + step))
    setActive(next)
    box.current?.querySelector<HTMLElement>(`[data-order="${next}"]`)?.focus()
  }
  return (
    <figure ref={props.ref} className={classNames(styles.root, props.className)} aria-label={props.label}>
      <div className={styles.yLabel}>
        {props.yLabel} ↑{points.length > 0 && <span className={styles.split}>分界 {formatY(split.y)}</span>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener moves between the points, which are buttons or links. */}
      <div
        ref={box}
        role="presentation"
        className={styles.box}
        style={{ blockSize: height }}
        onKeyDown={pressed}
      >
        {points.length === 0 ? (
          <div className={styles.empty}>暂无数据</div>
        ) : (
          <>
            <span className={styles.vertical} style={{ insetInlineStart: layout.splitLeft }} />
            <span className={styles.horizontal} style={{ insetBlockStart: layout.splitTop }} />
            {placeNames(layout, width, height).map(({ id, text, left, top }) => (
              <span
                key={id}
                aria-hidden
                className={styles.name}
                style={{ insetInlineStart: left, insetBlockStart: top }}
              >
                {text}
              </span>
            ))}
          </>
        )}
        {props.quadrants?.map((name, index) => (
          <span key={name} className={classNames(styles.quadrant, styles[NAMES[index] ?? 'upperRight'])}>
            {name}
          </span>
        ))}
        {layout.points.map((point) => {
          const order = inOrder.indexOf(point)
          const shared = {
            className: styles.point,
            'data-quadrant': point.quadrant,
            'data-order': order,
            tabIndex: order === Math.min(active, inOrder.length - 1) ? 0 : -1,
            style: {
              insetInlineStart: point.left - point.radius,
              insetBlockStart: point.top - point.radius,
              inlineSize: point.radius * 2,
              blockSize: point.radius * 2,
            },
            title: wordsOf(point),
            'aria-label': wordsOf(point),
            onFocus: () => setActive(order),
          }
          const { onPointPress } = props
          return point.href === undefined ? (
            <button key={point.id} type="button" {...shared} onClick={() => onPointPress?.(point)} />
          ) : (
            <a
              key={point.id}
              href={point.href}
              {...shared}
              onClick={onPointPress && pressedLink(() => onPointPress(point))}
            />
          )
        })}
      </div>
      <div className={styles.xLabel}>
        {points.length > 0 && <span className={styles.split}>分界 {formatX(split.x)}</span>}
        {props.xLabel} →
      </div>
    </figure>
  )
}
