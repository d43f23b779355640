import type { PathItem } from '../../../layout/display-list.ts'
import { pathSegments, type Segment } from '../../page/path-segments.ts'
import { num, nums } from '../file/pdf-text.ts'
import type { Content } from './content.ts'
import { inkOperator } from './ink.ts'

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

const parsed = new Map<string, readonly Segment[]>()

function segmentsOf(d: string): readonly Segment[] {
  const known = parsed.get(d)
  if (known) return known
  if (parsed.size > 500) parsed.clear()
  const made = pathSegments(d)
  parsed.set(d, made)
  return made
}

function outline({ d, place }: PathItem): string {
  return segmentsOf(d)
    .map(([letter, ...points]) => {
      const placed = points.map((value, at) =>
        at % 2 === 0 ? place.x + value * place.scaleX : place.y + value * place.scaleY,
      )
      return placed.length > 0 ? `${nums(placed, 2)} ${OPERATORS[letter]}` : OPERATORS[letter]
    })
    .join('\n')
}

/** An outline, filled and then drawn along as a canvas does it. */
export function drawPath(content: Content, item: PathItem): void {
  const path = outline(item)
  if (path === '') return
  if (item.fill) content.add(`${inkOperator(item.fill)}\n${path}\n${item.isEvenOdd ? 'f*' : 'f'}`)
  if (item.stroke && item.strokeWidth > 0) {
    const scale = Math.sqrt(Math.abs(item.place.scaleX * item.place.scaleY))
    const dash = item.dash.map((length) => length * scale)
    content.save()
    content.add(`${inkOperator(item.stroke, true)}\n${num(item.strokeWidth * scale)} w`)
    if (dash.length > 0) content.add(`[${nums(dash)}] 0 d`)
    content.add(`${path}\nS`)
    content.restore()
  }
}
