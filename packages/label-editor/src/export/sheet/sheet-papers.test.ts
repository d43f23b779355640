import { expect, test } from 'vitest'
import { TEMPLATES } from '../../library/templates/all-templates.ts'
import { documentFrom } from '../../library/templates/label-template.ts'
import { exportPages } from '../page/export-pages.ts'
import { apply } from '../page/matrix.ts'
import { type PrintLayout, paperCount, papersOf } from './print-layout.ts'
import { SHEET_SIZES } from './sheet-library.ts'
import { cellAt } from './sheet-papers.ts'
import { cellsOf, sheetFor } from './sheet-size.ts'

const [template] = TEMPLATES
const document = documentFrom(template as (typeof TEMPLATES)[number], () => 'id')
const resized = (width: number, height: number) => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, width, height })),
})
const pages = (count: number, width = 3_000, height = 2_000) =>
  exportPages(resized(width, height), { now: 0, copies: count })

test.each(SHEET_SIZES.map((sheet) => [sheet.name, sheet] as const))(
  '%s has its cells on its paper, beside each other',
  (_, sheet) => {
    const last = cellAt(sheet, cellsOf(sheet) - 1, false)
    // Makers round: a tenth of a millimetre of a cell may hang over the edge.
    expect(last.x + last.width).toBeLessThanOrEqual(sheet.width + 65)
    expect(last.y + last.height).toBeLessThanOrEqual(sheet.height + 65)
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.columns > 1 ? sheet.cellWidth : 0)
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.rows > 1 ? sheet.cellHeight : 0)
    expect(sheet.source).toMatch(/glabels/)
    expect(sheet.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)

const sheetLayout = (over: Partial<Extract<PrintLayout, { kind: 'sheet' }>> = {}): PrintLayout => ({
  kind: 'sheet',
  sheet: sheetFor('A4', { width: 6_000, height: 4_000 }, { margin: 500, gap: 200 }),
  skip: 0,
  isByColumn: false,
  hasCutLines: false,
  hasCalibrationBar: false,
  ...over,
})

test('labels fill sheet after sheet from the cell that is chosen', () => {
  const layout = sheetLayout({ skip: 5 })
  const papers = [...papersOf(pages(40), layout)]
  expect(papers.map(({ labels }) => labels.length)).toEqual([13, 18, 9])
  expect(paperCount(layout, 40)).toBe(3)
  const sheet = sheetFor('A4', { width: 6_000, height: 4_000 }, { margin: 500, gap: 200 })
  const cell = cellAt(sheet, 5, false)
  const [first] = papers[0]?.labels ?? []
  // In the middle of its cell, at its own size.
  expect(apply(first?.matrix ?? [0, 0, 0, 0, 0, 0], 0, 0)).toEqual({ x: cell.x + 1_500, y: cell.y + 1_000 })
})

test('a label that only fits lying down is turned, one that does not fit is refused', () => {
  const [paper] = [...papersOf(pages(1, 3_900, 5_900), sheetLayout())]
  const [label] = paper?.labels ?? []
  const { x, y } = apply(label?.matrix ?? [0, 0, 0, 0, 0, 0], 3_900, 5_900)
  const cell = cellAt(sheetFor('A4', { width: 6_000, height: 4_000 }, { margin: 500, gap: 200 }), 0, false)
  expect(x).toBeGreaterThanOrEqual(cell.x)
  expect(y).toBeLessThanOrEqual(cell.y + cell.height)
  expect(() => [...papersOf(pages(1, 6_100, 6_100), sheetLayout())]).toThrow(/放不进/)
})

test('rows of a roll are pages, the last one as wide as the others', () => {
  const layout: PrintLayout = { kind: 'roll', across: 3, gap: 200, margin: 100, dpi: 203 }
  const papers = [...papersOf(pages(7), layout)]
  expect(papers.map(({ labels, width }) => [labels.length, width])).toEqual([
    [3, 9_600],
    [3, 9_600],
    [1, 9_600],
  ])
  expect(paperCount(layout, 7)).toBe(3)
  // Where the gap says, to the nearest dot of the printer.
  for (const [at, { matrix }] of (papers[0]?.labels ?? []).entries()) {
    const dots = (matrix[4] * 203) / 2_540
    expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-9)
    expect(Math.abs(matrix[4] - (100 + at * 3_200))).toBeLessThan(7)
  }
})

test('bleed is printed beyond the cut, marks keep away from it, and the bar is 50 mm', () => {
  const marks = { bleed: 300, hasCropMarks: true, hasCutLine: true, hasCalibrationBar: true }
  const [paper] = [...papersOf(pages(1), { kind: 'labels', marks })]
  expect(paper?.labels[0]?.clip).toEqual({ x: -300, y: -300, width: 3_600, height: 2_600 })
  expect(paper?.trim).toMatchObject({ width: 3_000, height: 2_000 })
  const bar = paper?.marks
    .flatMap((item) => (item.kind === 'rects' ? item.rects : []))
    .find(({ width }) => width === 5_000)
  expect(bar).toBeDefined()
  for (const item of paper?.marks ?? []) {
    for (const rect of item.kind === 'rects' ? item.rects : []) {
      expect(rect.x).toBeGreaterThanOrEqual(0)
      expect(rect.x + rect.width).toBeLessThanOrEqual(paper?.width ?? 0)
      expect(rect.y + rect.height).toBeLessThanOrEqual(paper?.height ?? 0)
    }
  }
})
