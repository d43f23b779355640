import type { LabelDocument } from '../../document/label-document.ts'
import { safeFileName } from '../../export/batch/file-name.ts'
import type { PrintLayout } from '../../export/sheet/print-layout.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import type { MadeFile } from '../../export/worker/made-file.ts'
import { fromMm } from '../../units/length.ts'
import type { ExportSettings } from './export-settings.ts'
import { sharedExporter } from './shared-exporter.ts'
import { rollOf, sheetOf } from './sheet-choice.ts'

/** How the pages are on the paper of a PDF. */
function layoutOf(settings: ExportSettings, document: LabelDocument): PrintLayout {
  const { hasCutLine, hasCalibrationBar, hasCropMarks } = settings
  if (settings.layout === 'roll') return rollOf(settings, document)
  const sheet = settings.layout === 'sheet' ? sheetOf(settings, document) : null
  if (sheet) {
    return {
      kind: 'sheet',
      sheet,
      skip: settings.skip,
      isByColumn: false,
      hasCutLines: hasCutLine,
      hasCalibrationBar,
    }
  }
  return {
    kind: 'labels',
    marks: { bleed: fromMm(settings.bleed), hasCropMarks, hasCutLine, hasCalibrationBar },
  }
}

/** A run whose output is a file under a name. */
export const toMadeFile = <T>(
  { result, cancel }: ExportRun<T>,
  made: (output: T) => MadeFile,
): ExportRun<MadeFile> => ({
  result: result.then(made),
  cancel,
})

/**
 * Starts making the file that was asked for.
 * @param name Of the file, without ending; made safe for every file system.
 */
export function startExport(
  document: LabelDocument,
  settings: ExportSettings,
  name: string,
  now: number,
  onProgress: (done: number, of: number) => void,
): ExportRun<MadeFile> {
  const exporter = sharedExporter()
  const safe = safeFileName(name)
  const { format, dpi } = settings
  if (format === 'png') {
    return exporter.run('png', { document, dpi, now, bits: settings.bits, name: safe }, onProgress)
  }
  if (format === 'svg') {
    return exporter.run('svg', { document, now, text: settings.svgText, name: safe }, onProgress)
  }
  if (format === 'zpl') {
    const { zplCopies: copies, zplPacking: compression, hasNativeBarcodes } = settings
    const input = { document, dpi, now, name: safe, copies, compression, hasNativeBarcodes }
    return exporter.run('zpl', input, onProgress)
  }
  const layout = layoutOf(settings, document)
  const copies = layout.kind === 'labels' ? 1 : settings.sheetCopies
  const run = exporter.run('pdf', { document, now, copies, layout, title: document.name }, onProgress)
  return toMadeFile(run, ({ file }) => ({ file, name: `${safe}.pdf` }))
}
