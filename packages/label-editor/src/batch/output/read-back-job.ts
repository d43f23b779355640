import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelRecord } from '../../export/page/export-page.ts'
import { countPages, exportPages } from '../../export/page/export-pages.ts'
import { readPicture } from '../../export/pictures/read-picture.ts'
import { rasterPage } from '../../export/raster/raster-page.ts'
import type { Pixels } from '../../export/raster/scale-picture.ts'
import { type BarcodeCheck, checkBarcodes } from '../../export/verify/check-barcodes.ts'
import { windowOf } from '../../export/verify/symbol-window.ts'
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

/** Pictures that every label shows may cover a barcode; those of single rows are codes that were read already. */
async function fixedPictures(
  { elements, images }: LabelDocument,
  { readOther }: JobWorld,
): Promise<ReadonlyMap<string, Pixels>> {
  const pictures = new Map<string, Pixels>()
  for (const element of Object.values(elements)) {
    const image = element.kind === 'image' ? images[element.imageId] : undefined
    if (image && !pictures.has(image.id)) pictures.set(image.id, await readPicture(image, readOther))
  }
  return pictures
}

/** Prints every label of a run in the dots of its printer and reads its barcodes back; keeps only what is wrong. */
export const readBackJob: ExportJob<ReadBackInput, ReadBack> = async ({ document, records, now }, world) => {
  const of = countPages(document, { records, now })
  const wrong: BarcodeCheck[] = []
  const sources = { fonts: world.fonts, pictures: await fixedPictures(document, world) }
  let count = 0
  let done = 0
  for (const page of exportPages(document, { records, now })) {
    if (page.barcodes.length > 0) {
      await world.fonts.prepare(page.parts)
      const near = page.barcodes.map((barcode) => windowOf(barcode, document.dpi))
      const raster = rasterPage(page, { dpi: document.dpi, isOneBit: true, near }, sources)
      const checks = await checkBarcodes(page, raster, document.dpi, await symbolReader())
      count += checks.length
      wrong.push(...checks.filter(({ isRight }) => !isRight))
    }
    await world.breathe(++done, of)
  }
  return { count, wrong }
}
