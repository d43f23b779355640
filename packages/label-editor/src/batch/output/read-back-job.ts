import type { LabelDocument } from '../../document/label-document.ts'
import type { ExportPage, LabelRecord } from '../../export/page/export-page.ts'
import { countPages, exportPages } from '../../export/page/export-pages.ts'
import { readPicture } from '../../export/pictures/read-picture.ts'
import { rasterPage } from '../../export/raster/raster-page.ts'
import type { Pixels } from '../../export/raster/scale-picture.ts'
import type { BarcodeCheck } from '../../export/verify/check-barcodes.ts'
import { checkPage } from '../../export/verify/check-page.ts'
import { codeWindowOf, windowOf } from '../../export/verify/symbol-window.ts'
import { symbolReader } from '../../export/worker/check-job.ts'
import type { ExportJob, JobWorld } from '../../export/worker/export-job.ts'

export interface ReadBackInput {
  document: LabelDocument
  records: readonly LabelRecord[]
  /** Epoch milliseconds. */
  now: number
}

export interface ReadBack {
  /** How many barcodes were read back. */
  count: number
  /** Those that could not be read, or read as something else. */
  wrong: readonly BarcodeCheck[]
}

/** Pictures of a page: those that every label shows are kept, those of single rows are not. */
async function picturesOf(
  page: ExportPage,
  { images }: LabelDocument,
  kept: Map<string, Pixels>,
  { readOther }: JobWorld,
): Promise<ReadonlyMap<string, Pixels>> {
  const pictures = new Map(kept)
  for (const { isFixed, blocks } of page.parts) {
    for (const item of blocks.flatMap(({ items }) => items)) {
      if (item.kind !== 'picture' || pictures.has(item.imageId)) continue
      const image = images[item.imageId]
      if (!image) continue
      const pixels = await readPicture(image, readOther)
      pictures.set(item.imageId, pixels)
      if (isFixed) kept.set(item.imageId, pixels)
    }
  }
  return pictures
}

/** Prints every label of a run in the dots of its printer and reads its barcodes back; keeps only what is wrong. */
export const readBackJob: ExportJob<ReadBackInput, ReadBack> = async ({ document, records, now }, world) => {
  const of = countPages(document, { records, now })
  const wrong: BarcodeCheck[] = []
  const kept = new Map<string, Pixels>()
  let count = 0
  let done = 0
  for (const page of exportPages(document, { records, now })) {
    const near = [
      ...page.barcodes.map((barcode) => windowOf(barcode, document.dpi)),
      ...page.codes.map((code) => codeWindowOf(code, document.dpi)),
    ]
    if (near.length > 0) {
      await world.fonts.prepare(page.parts)
      const sources = { fonts: world.fonts, pictures: await picturesOf(page, document, kept, world) }
      const raster = rasterPage(page, { dpi: document.dpi, isOneBit: true, near }, sources)
      const checks = await checkPage(page, raster, document.dpi, await symbolReader())
      count += checks.length
      wrong.push(...checks.filter(({ isRight }) => !isRight))
    }
    await world.breathe(++done, of)
  }
  return { count, wrong }
}
