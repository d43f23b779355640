import { expect, test } from 'vitest'
import { dropUnusedImages } from '../../commands/change-images.ts'
import { newDocument } from '../../document/new-document.ts'
import { parseDocument, serializeDocument } from '../../document/parse-document.ts'
import { applyPatch, invertPatch, patchBetween } from '../../history/document-patch.ts'
import { clipOf, pasteOf } from '../../panels/clipboard/clip.ts'
import type { FoundCode } from '../read/page-report.ts'
import { CODE_PICTURE, guessKeyColumn, joinCodes, plainCode } from './join-codes.ts'
import { addCodeSlot, codeScale, codeSlot, placeSize, withCodes } from './label-codes.ts'

const code = (value: string, page = 0): FoundCode => ({
  id: `${page + 1}-1`,
  page,
  format: 'Code 128',
  value,
  clip: { page, area: { x: 0, y: 0, width: 198, height: 57 }, turn: 0 },
  preview: { source: 'data:image/png;base64,iVBORw0KGgo=', width: 827, height: 236 },
  width: 70,
  height: 20,
})

const table = (columns: string[], ...rows: string[][]) => ({
  columns,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
})

test('codes meet rows whatever way both are written', () => {
  expect(plainCode(' hx 20\u200b26 ')).toBe('HX2026')
  expect(plainCode('0012345678905')).toBe(plainCode('12345678905'))
  expect(plainCode('ＨＸ－１')).toBe('HX-1')
})

test('the column that holds the codes is found by its content, not by its name', () => {
  const codes = [code('602345678000'), code('HX-2', 1)]
  const data = table(['名称', '随便叫什么'], ['杯', 'hx-2'], ['碗', '602345678000'])
  expect(guessKeyColumn(codes, data)).toBe(1)
  expect(guessKeyColumn(codes, table(['名称'], ['杯']))).toBeNull()
})

test('nothing is dropped silently: codes and rows that stay alone, and codes with several rows, are told', () => {
  const codes = [code('A1'), code('B2', 1), code('A1', 2)]
  const data = table(['SKU', '名称'], ['a1', '杯'], ['C3', '碗'], ['A1', '盘'])
  const joined = joinCodes(codes, data, 0)
  expect(joined.table.columns).toEqual(['SKU', '名称', '条码内容', '条码图', '条码页码'])
  expect(joined.table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'a1', '杯', 'A1', '1-1', '1'],
    [2, 'a1', '杯', 'A1', '3-1', '3'],
  ])
  expect(joined.codesWithoutRow.map(({ value }) => value)).toEqual(['B2'])
  expect(joined.rowsWithoutCode.map(({ line }) => line)).toEqual([3])
  expect(joined.repeated).toEqual([{ value: 'A1', lines: [2, 4] }])
})

test('without a table each code is a label of its own', () => {
  const { table: made } = joinCodes([code('A1'), code('B2', 1)], null, null)
  expect(made.rows.map(({ cells }) => cells[0])).toEqual(['A1', 'B2'])
})

let next = 0
const makeId = () => `n${++next}`

function placed() {
  const empty = newDocument(makeId)
  const place = codeSlot('place', 'sample', placeSize([code('A1')]))
  const page = empty.pages[0]?.id ?? ''
  return {
    empty,
    page,
    document: addCodeSlot(page, place, code('A1', 4), 'data:application/pdf;base64,JVBERi0=')(empty),
  }
}

test('the place of codes takes the size of the file and keeps one page with the label', () => {
  const { document } = placed()
  expect(document.elements['place']).toMatchObject({
    kind: 'image',
    width: 7_000,
    height: 2_000,
    field: CODE_PICTURE,
  })
  // The page that is kept is the only one of its file.
  expect(document.images['sample']?.clip).toMatchObject({ pdfId: 'sample-pdf', page: 0 })
  expect(parseDocument(serializeDocument(document))).toEqual(document)
  expect(codeScale({ width: 3_500, height: 2_000 }, code('A1'))).toBe(0.5)
})

test('a PDF comes and goes with its picture: undo, leaving out what is unused, and the clipboard', () => {
  const { empty, page, document } = placed()
  const patch = patchBetween(empty, document)
  expect(patch && applyPatch(document, invertPatch(patch))).toEqual(empty)
  expect(dropUnusedImages(document)).toBe(document)
  const without = { ...document, elements: {}, pages: document.pages.map((each) => ({ ...each, order: [] })) }
  expect(dropUnusedImages(without)).toMatchObject({ images: {}, pdfs: {} })
  const paste = pasteOf(clipOf(document, page, ['place']), empty.pages[0]?.id ?? '', makeId, true)
  expect(paste?.command(empty).pdfs).toEqual(document.pdfs)
})

test('what is exported has every code under the name that its row carries', () => {
  const { document } = placed()
  const full = withCodes(document, [code('A1'), code('B2', 1)], 'data:application/pdf;base64,JVBERi0=')
  expect(Object.keys(full.images)).toEqual(['sample', '1-1', '2-1'])
  expect(full.images['2-1']?.clip?.page).toBe(1)
})
