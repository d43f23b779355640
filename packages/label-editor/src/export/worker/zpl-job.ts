import { type ZplOptions, zplPage } from '../zpl/zpl-page.ts'
import type { ExportJob } from './export-job.ts'
import { type MadeFile, madeFile } from './made-file.ts'
import { type PagesInput, readyPages } from './ready-pages.ts'

export interface ZplJobInput extends PagesInput, Omit<ZplOptions, 'dpi'> {
  /** Of the file, without ending. */
  name: string
}

/** The pages as one file of label formats, in their order. */
export const zplJob: ExportJob<ZplJobInput, MadeFile> = async (input, resources) => {
  const { copies, compression, hasNativeBarcodes, document, name, now } = input
  const options = { dpi: input.dpi ?? document.dpi, copies, compression, hasNativeBarcodes }
  let formats = ''
  for await (const { page, sources } of readyPages(input, resources)) {
    formats += await zplPage(page, options, sources)
  }
  return madeFile([new TextEncoder().encode(formats)], name, 'zpl', now)
}
