/*
 * The seam between the document and what leaves it.
 *
 * exportPages(document, {now, dpi?, records?, copies?, pageIds?}): Generator<ExportPage>
 *   ExportPage = {index, recordIndex, pageIndex, copy, record, width, height, parts, barcodes, codes, problems, missing}
 *   parts: ExportPart[] = {isFixed, blocks: ExportBlock[]}; a fixed part is the same object on every page of a run
 *   ExportBlock = {elementId, kind, name, matrix, items: DisplayItem[], reading}
 *     to draw: save, transform(matrix), paint the items as the canvas does (unit 0.01 mm, y down), restore
 *   codes: {elementId, name, value, matrix, area, box}[]   codes of PDFs that are on the page as pictures
 *   barcodes: {elementId, name, format, value, box, rotation, matrix, quiet, modules, dots}[]
 *   problems: {elementId, name, kind, message, isLost}[]; missing: characters that no font has
 *
 * createLabelFonts(source: FontSource): LabelFonts
 *   await fonts.prepare(page.parts)  fetches and opens the slices of all glyph runs; cheap when they are there
 *   fonts.outline(character, face, isBold): GlyphOutline | null   after prepare
 * glyphPath(outline): string   SVG path, 1000 units an em, y down, baseline at 0; non-zero fill
 * runOutlines(run: GlyphRun, fonts): {outline, matrix}[]   the glyphs of a run in their places
 * readPicture(image, readOther?): Promise<Pixels>   PNG and JPEG in every surrounding, others by what is handed in
 * pathSegments(d): Segment[]   an SVG path as absolute moves, lines and cubic curves
 *
 * papersOf(pages, layout): Generator<Paper>   labels of their own size with marks, on sheets, on rolls
 * writePdf(papers, {title, language, created, document, isBatch}, {fonts, sink, readOther?, onPaper?}): Promise<number>
 * createExporter(makeWorker?): Exporter   run(job, input, onProgress?) -> {result, cancel}; jobs in worker/job-registry.ts
 */
export { ExportError } from './export-error.ts'
export { FontFileError, type FontSource } from './fonts/font-source.ts'
export { createLabelFonts, type LabelFonts } from './fonts/label-fonts.ts'
export type {
  ExportBarcode,
  ExportBlock,
  ExportItem,
  ExportPage,
  ExportPart,
  ExportProblem,
  LabelRecord,
} from './page/export-page.ts'
export { countPages, type ExportOptions, exportPages } from './page/export-pages.ts'
export type { Matrix } from './page/matrix.ts'
export type { ByteSink } from './pdf/file/pdf-file.ts'
export { type PdfOptions, type PdfResources, writePdf } from './pdf/write-pdf.ts'
export { type LabelMarks, NO_MARKS } from './sheet/label-papers.ts'
export { type PrintLayout, paperCount, papersOf } from './sheet/print-layout.ts'
export { SHEET_SIZES } from './sheet/sheet-library.ts'
export { PAPERS, type SheetSize, sheetFor } from './sheet/sheet-size.ts'
export { Cancelled } from './worker/cancelled.ts'
export { createExporter, type Exporter, type ExportRun } from './worker/create-exporter.ts'
export type { JobInput, JobName, JobOutput } from './worker/job-registry.ts'
