export { PRINTER_DPI, type PrinterDpi } from '../../document/length.ts'
export type { PrintLayout } from '../sheet/print-layout.ts'
export { SHEET_SIZES } from '../sheet/sheet-library.ts'
export { type CheckedRun, prepareRun, type RenderRequest } from './render-labels.ts'
