import type uPlot from 'uplot'
import type { Palette } from './palette.ts'
import { type ChartSeries, type MergedSeries, stretches } from './series.ts'

const LINE = 1.75
const DASH = 4
const DOT = 3

/** Which of the palette's colours a series has. */
function colorOf(series: ChartSeries, index: number, palette: Palette): string {
  return palette.series[(series.color ?? index + 1) - 1] ?? palette.axis
}

/**
 * Draws lines and marks into a plot: measured stretches solid, the others dashed; interpolated points
 * hollow, stock-outs as crosses, the pointed-at points filled. Points stand alone where no line meets them.
 */
export function drawSeries(
  plot: uPlot,
  all: readonly ChartSeries[],
  merged: MergedSeries,
  palette: Palette,
  isShown: (id: string) => boolean,
): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top - DOT * ratio, bbox.width, bbox.height + 2 * DOT * ratio)
  ctx.clip()
  ctx.lineWidth = LINE * ratio
  ctx.lineJoin = 'round'
  all.forEach((series, index) => {
    if (!isShown(series.id)) return
    const points = merged.points[index] ?? []
    const color = colorOf(series, index, palette)
    const scale = series.axis ?? 'left'
    const x = (at: number) => plot.valToPos((merged.times[at] ?? 0) / 1000, 'x', true)
    const y = (at: number) => plot.valToPos(points[at]?.value ?? 0, scale, true)
    const lines = stretches(points)
    ctx.strokeStyle = color
    for (const isSolid of [true, false]) {
      ctx.setLineDash(isSolid ? [] : [DASH * ratio, DASH * ratio])
      ctx.beginPath()
      let end = -1
      for (const line of lines) {
        if (line.isSolid !== isSolid) continue
        if (line.from !== end) ctx.moveTo(x(line.from), y(line.from))
        ctx.lineTo(x(line.to), y(line.to))
        end = line.to
      }
      ctx.stroke()
    }
    ctx.setLineDash([])
    points.forEach((point, at) => {
      if (!point || point.value === null) return
      if (point.mark === 'stock-out') drawCross(ctx, x(at), y(at), DOT * ratio, palette.stockOut)
      else if (point.mark === 'interpolated' || lines.length === 0)
        drawRing(ctx, x(at), y(at), DOT * 0.8 * ratio, color, palette.surface)
    })
  })
  ctx.restore()
}

function drawRing(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  line: string,
  fill: string,
) {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.strokeStyle = line
  ctx.stroke()
}

function drawCross(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string) {
  ctx.beginPath()
  ctx.moveTo(x - radius, y - radius)
  ctx.lineTo(x + radius, y + radius)
  ctx.moveTo(x + radius, y - radius)
  ctx.lineTo(x - radius, y + radius)
  ctx.strokeStyle = color
  ctx.stroke()
}
