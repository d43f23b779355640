export type SparkPoint = {
  /** Missing is null: the line does not touch zero there. */
  readonly value: number | null
  /** 'interpolated' is drawn dashed, 'stock-out' as a dot. */
  readonly mark?: 'interpolated' | 'stock-out' | undefined
}

type SparkShape = {
  /** Path of what was measured. */
  readonly solid: string
  /** Path across what was not: gaps and interpolated points. */
  readonly dashed: string
  readonly stockOuts: readonly { readonly x: number; readonly y: number }[]
  /** The only value, where no line can be drawn. */
  readonly single: { readonly x: number; readonly y: number } | null
}

type Spot = { readonly x: number; readonly y: number; readonly isSure: boolean; readonly index: number }

const PAD = 2

/**
 * The lines of a small chart in a box of CSS pixels. The smallest value is at the bottom, the largest
 * at the top; when all are equal the line runs in the middle. Two measured neighbours are joined by the
 * solid path, everything else by the dashed one.
 */
export function sparkShape(points: readonly SparkPoint[], width: number, height: number): SparkShape {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0) return { solid: '', dashed: '', stockOuts: [], single: null }
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const step = points.length > 1 ? (width - 2 * PAD) / (points.length - 1) : 0
  const round = (value: number) => Math.round(value * 10) / 10
  const spots: Spot[] = points.flatMap(({ value, mark }, index) => {
    if (value === null) return []
    const share = span === 0 ? 0.5 : (value - low) / span
    const y = round(height - PAD - share * (height - 2 * PAD))
    return [{ x: round(PAD + index * step), y, isSure: mark !== 'interpolated', index }]
  })
  let solid = ''
  let dashed = ''
  let wasSolid = false
  let wasDashed = false
  spots.forEach((spot, at) => {
    const before = spots[at - 1]
    if (!before) return
    const isSolid = before.isSure && spot.isSure && spot.index === before.index + 1
    const line = `L${spot.x} ${spot.y}`
    const start = `M${before.x} ${before.y}`
    if (isSolid) solid += wasSolid ? line : start + line
    else dashed += wasDashed ? line : start + line
    wasSolid = isSolid
    wasDashed = !isSolid
  })
  const stockOuts = spots
    .filter(({ index }) => points[index]?.mark === 'stock-out')
    .map(({ x, y }) => ({ x, y }))
  const only = spots.length === 1 && stockOuts.length === 0 ? spots[0] : undefined
  return { solid, dashed, stockOuts, single: only ? { x: only.x, y: only.y } : null }
}

/** The course in words, for those who do not see it: 最低、最高、最新 and what was not measured. */
export function sparkWords(points: readonly SparkPoint[], write: (value: number) => string): string {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const last = values.at(-1)
  const first = values[0]
  if (last === undefined || first === undefined) return '暂无数据'
  const trend = last > first ? '上升' : last < first ? '下降' : '持平'
  const gaps = points.length - values.length
  const stockOuts = points.filter(({ mark }) => mark === 'stock-out').length
  return [
    `最低 ${write(Math.min(...values))}`,
    `最高 ${write(Math.max(...values))}`,
    `最新 ${write(last)}`,
    trend,
    ...(gaps > 0 ? [`缺 ${gaps} 天`] : []),
    ...(stockOuts > 0 ? [`断货 ${stockOuts} 天`] : []),
  ].join('，')
}
