import { encodePng } from '../raster/png.ts'
import { rasterPage } from '../raster/raster-page.ts'
import type { ExportJob } from './export-job.ts'
import { type MadeFile, madeFile } from './made-file.ts'
import { type PagesInput, readyPages } from './ready-pages.ts'

export interface PngJobInput extends PagesInput {
  /** Black and white, or greys. */
  bits: 1 | 8
  /** Of the file, without ending. */
  name: string
}

/** Pictures of the pages, a dot of the printer each pixel. */
export const pngJob: ExportJob<PngJobInput, MadeFile> = async (input, resources) => {
  const { bits, name, now, document } = input
  const dpi = input.dpi ?? document.dpi
  const files: Uint8Array[] = []
  for await (const { page, sources } of readyPages(input, resources)) {
    files.push(await encodePng(rasterPage(page, { dpi, isOneBit: bits === 1 }, sources), { bits, dpi }))
  }
  return madeFile(files, name, 'png', now)
}
