import { newTable } from '../../document/new-document.ts'
import { BLACK, type DisplayItem, type LayoutNote } from '../../layout/display-list.ts'
import { fillVariables, unfilledVariables } from '../../layout/fill-variables.ts'
import { glyphItems } from '../../layout/glyph-items.ts'
import { layOutText } from '../../layout/lay-out-text.ts'
import { defineElement } from '../element-definition.ts'
import { glyphNotes } from '../text/glyph-notes.ts'
import { tableGrid } from './table-grid.ts'

/** Space between a cell's line and its text. */
const PADDING = 50

const shifted = (item: DisplayItem, dx: number, dy: number): DisplayItem =>
  item.kind === 'glyphs'
    ? { ...item, x: item.x + dx, y: item.y + dy }
    : item.kind === 'path'
      ? { ...item, place: { ...item.place, x: item.place.x + dx, y: item.place.y + dy } }
      : item

export const tableDefinition = defineElement({
  kind: 'table',
  title: '表格',
  caption: ({ cells, columns }) => `表格 ${cells.length}×${columns.length}`,
  create: (id) => newTable(id),
  layout(element, context) {
    const { fontSize, align, hasHeading } = element
    const grid = tableGrid(element)
    const items: DisplayItem[] =
      grid.lines.length > 0 ? [{ kind: 'rects', rects: grid.lines, ink: BLACK }] : []
    const notes: LayoutNote[] = []
    for (const { row, column, x, y, width, height } of grid.cells) {
      const isBold = hasHeading && row === 0
      const written = element.cells[row]?.[column] ?? ''
      const layout = layOutText({
        text: fillVariables(written, context),
        width: Math.max(0, width - PADDING * 2),
        height,
        fontSize,
        fontWeight: isBold ? 'bold' : 'normal',
        lineHeight: 1.1,
        letterSpacing: 0,
        align,
        verticalAlign: 'middle',
        isVertical: false,
        autoFit: false,
      })
      if (layout.isOverflowing && unfilledVariables(written, context).length === 0) {
        notes.push({ kind: 'overflow', message: `第 ${row + 1} 行第 ${column + 1} 列的文字超出单元格` })
      }
      notes.push(...glyphNotes(layout))
      const glyphs = glyphItems(layout, { isBold, spacing: 0, ink: BLACK, isVertical: false })
      items.push(...glyphs.map((item) => shifted(item, x + PADDING, y)))
    }
    return { items, notes, hint: null }
  },
  handles: { corners: true, edges: true, keepsRatio: false, turns: true },
  isSolid: () => true,
  inspector: [
    {
      title: '表格',
      fields: [
        { control: 'own', key: 'cells', label: '单元格' },
        { control: 'length', key: 'fontSize', label: '字号', min: 1, max: 20, step: 0.1 },
        { control: 'length', key: 'strokeWidth', label: '线宽', min: 0, max: 5, step: 0.05 },
        {
          control: 'segments',
          key: 'align',
          label: '对齐',
          options: [
            { value: 'left', label: '左' },
            { value: 'center', label: '中' },
            { value: 'right', label: '右' },
          ],
        },
        { control: 'switch', key: 'hasHeading', label: '首行加粗' },
      ],
    },
  ],
})
