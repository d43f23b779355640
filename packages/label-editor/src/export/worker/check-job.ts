import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { setAbsent } from '../../fonts/absent-faces.ts'
import type { Box } from '../../geometry/box.ts'
import { ExportError } from '../export-error.ts'
import { AbsentFaceError } from '../fonts/font-source.ts'
import type { ExportProblem } from '../page/export-page.ts'
import type { Raster } from '../raster/png.ts'
import { rasterPage } from '../raster/raster-page.ts'
import type { BarcodeCheck } from '../verify/check-barcodes.ts'
import { checkPage } from '../verify/check-page.ts'
import type { SymbolReader } from '../verify/symbol-reader.ts'
import { startZxing } from '../verify/zxing-reader.ts'
import type { ExportJob, JobResources } from './export-job.ts'
import { type PagesInput, readyPages } from './ready-pages.ts'

/** A page as it prints, and what was read of its barcodes. */
export interface CheckedPage {
  pageIndex: number
  /** Hundredths of a millimetre. */
  width: number
  height: number
  /** Null where the pages before it took all the space. */
  raster: Raster | null
  checks: readonly BarcodeCheck[]
  /** Where the barcodes are. */
  boxes: readonly { elementId: string; box: Box }[]
  problems: readonly ExportProblem[]
}

let starting: Promise<SymbolReader> | null = null

/** The reader is fetched once; what could not be fetched is asked for again next time. */
export function symbolReader(): Promise<SymbolReader> {
  starting ??= startZxing({ url: wasmUrl }).catch((cause: unknown) => {
    starting = null
    throw new ExportError('条码检查程序没有下载成功，请检查网络后重试', { cause })
  })
  return starting
}

/** Dots that are kept to be shown: a label of many pages at 600 dpi would fill the memory. */
const MOST_SHOWN = 60_000_000

async function checkPages(input: PagesInput, resources: JobResources): Promise<CheckedPage[]> {
  const dpi = input.dpi ?? input.document.dpi
  const pages: CheckedPage[] = []
  let shown = 0
  for await (const { page, sources } of readyPages(input, resources)) {
    const raster = rasterPage(page, { dpi, isOneBit: true }, sources)
    const { pageIndex, width, height, problems, barcodes, codes } = page
    const isRead = barcodes.length > 0 || codes.length > 0 || problems.some(({ isLost }) => isLost)
    const checks = isRead ? await checkPage(page, raster, dpi, await symbolReader()) : []
    const boxes = [...barcodes, ...codes].map(({ elementId, box }) => ({ elementId, box }))
    shown += raster.dots.length
    const isShown = pages.length === 0 || shown <= MOST_SHOWN
    pages.push({ pageIndex, width, height, raster: isShown ? raster : null, checks, boxes, problems })
  }
  return pages
}

/**
 * Prints every page in dots and reads its barcodes back. What is written in a face that cannot be loaded now is told among
 * the problems of its page; all else is checked.
 */
export const checkJob: ExportJob<PagesInput, CheckedPage[]> = async (input, resources) => {
  try {
    return await checkPages(input, resources)
  } catch (error) {
    if (!(error instanceof AbsentFaceError)) throw error
    setAbsent(error.face, true)
    return checkJob(input, resources)
  }
}
