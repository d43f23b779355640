import type { Box } from '../../geometry/box.ts'
import { BLACK, type DisplayItem, type RectRun } from '../../layout/display-list.ts'
import { glyphItems } from '../../layout/glyph-items.ts'
import { layOutText } from '../../layout/lay-out-text.ts'
import type { Length } from '../../units/length.ts'

/** Crop marks are 4 mm long and 0.1 mm thin. */
const MARK_LENGTH: Length = 400
const LINE: Length = 10

const rects = (...list: RectRun['rects']): RectRun => ({ kind: 'rects', ink: BLACK, rects: list })

/** Lines outside the corners that show where to cut. They keep away from the print by at least the bleed. */
export function cropMarks({ x, y, width, height }: Box, away: Length): DisplayItem {
  const [right, bottom] = [x + width, y + height]
  const half = LINE / 2
  return rects(
    ...[x, right].flatMap((at) => [
      { x: at - half, y: y - away - MARK_LENGTH, width: LINE, height: MARK_LENGTH },
      { x: at - half, y: bottom + away, width: LINE, height: MARK_LENGTH },
    ]),
    ...[y, bottom].flatMap((at) => [
      { x: x - away - MARK_LENGTH, y: at - half, width: MARK_LENGTH, height: LINE },
      { x: right + away, y: at - half, width: MARK_LENGTH, height: LINE },
    ]),
  )
}

/** A dashed line around a label, to cut along. */
export function cutLine({ x, y, width, height }: Box): DisplayItem {
  return {
    kind: 'path',
    d: `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
    fill: null,
    stroke: '#808080',
    strokeWidth: LINE,
    dash: [150, 100],
    isEvenOdd: false,
    place: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
  }
}

/** Length of the calibration bar, 50 mm. */
export const CALIBRATION_LENGTH: Length = 5_000
/** Height that the bar and its words take. */
export const CALIBRATION_HEIGHT: Length = 600

/** A bar of exactly 50 mm with a tick each centimetre: anyone who measures it sees whether the printer scaled. */
export function calibrationBar(x: Length, y: Length): DisplayItem[] {
  const ticks = Array.from({ length: 6 }, (_, tick) => ({
    x: x + Math.min(tick * 1_000, CALIBRATION_LENGTH - LINE),
    y,
    width: LINE,
    height: tick === 0 || tick === 5 ? 200 : 120,
  }))
  const words = layOutText({
    text: '50 mm 校准线：量得不是 50 mm，请在打印设置里选“实际大小”',
    width: CALIBRATION_LENGTH * 2,
    height: 300,
    fontSize: 170,
    fontWeight: 'normal',
    lineHeight: 1,
    letterSpacing: 0,
    align: 'left',
    verticalAlign: 'top',
    isVertical: false,
    autoFit: false,
  })
  const glyphs = glyphItems(words, { isBold: false, spacing: 0, ink: BLACK, isVertical: false })
  return [
    rects({ x, y, width: CALIBRATION_LENGTH, height: LINE }, ...ticks),
    ...glyphs.map((item) =>
      item.kind === 'glyphs' ? { ...item, x: item.x + x, y: item.y + y + 250 } : item,
    ),
  ]
}
