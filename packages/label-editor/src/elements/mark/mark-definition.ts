import { newMark } from '../../document/new-document.ts'
import { BLACK, emptyList, type LayoutNote, type PathItem, WHITE } from '../../layout/display-list.ts'
import { findMark } from '../../library/marks/all-marks.ts'
import type { Mark } from '../../library/marks/mark.ts'
import { defineElement } from '../element-definition.ts'

/** The drawing as large as fits the box, in its middle. */
function markItems(mark: Mark, width: number, height: number): PathItem[] {
  const scale = Math.min(width / mark.viewBox.width, height / mark.viewBox.height)
  const place = {
    x: (width - mark.viewBox.width * scale) / 2,
    y: (height - mark.viewBox.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  }
  return mark.paths.map(({ d, fill }) => ({
    kind: 'path',
    d,
    fill: fill === 'ink' ? BLACK : WHITE,
    stroke: null,
    strokeWidth: 0,
    dash: [],
    isEvenOdd: false,
    place,
  }))
}

function notesOf(mark: Mark, height: number): LayoutNote[] {
  const least = mark.minimumMm === null ? 0 : mark.minimumMm * 100
  if (height >= least) return []
  const ratio = mark.viewBox.width / mark.viewBox.height
  return [
    {
      kind: 'mark-size',
      message: `${mark.name.zh}高 ${(height / 100).toFixed(1)} mm，规定至少 ${mark.minimumMm} mm`,
      fix: {
        label: `放大到 ${mark.minimumMm} mm`,
        changes: { height: least, width: Math.ceil(least * ratio) },
      },
    },
  ]
}

/** A mark of the library in its usual size: its minimum, or 8 mm where no rule gives one. */
export function markElement(id: string, mark: Mark) {
  const height = Math.max(mark.minimumMm ?? 0, 8) * 100
  return newMark(id, mark.id, Math.round((height * mark.viewBox.width) / mark.viewBox.height), height)
}

export const markDefinition = defineElement({
  kind: 'mark',
  title: '标志',
  caption: ({ markId }) => findMark(markId)?.name.zh ?? markId,
  create: null,
  layout({ markId, width, height }) {
    const mark = findMark(markId)
    if (!mark) {
      return emptyList('图库中没有这个标志', {
        kind: 'unknown',
        message: `图库中没有“${markId}”，请换一个标志`,
      })
    }
    return { items: markItems(mark, width, height), notes: notesOf(mark, height), hint: null }
  },
  handles: { corners: true, edges: false, keepsRatio: true, turns: true },
  isSolid: () => true,
  inspector: [],
})
