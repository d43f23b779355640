import type { LabelDocument } from '../../document/label-document.ts'
import type { ExportPage } from '../page/export-page.ts'
import { countPages, type ExportOptions, exportPages } from '../page/export-pages.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { RasterSources } from '../raster/raster-page.ts'
import type { Pixels } from '../raster/scale-picture.ts'
import type { JobResources } from './export-job.ts'

/** What a run of pages is made of; can be sent to a worker. */
export interface PagesInput extends Pick<ExportOptions, 'dpi' | 'now' | 'pageIds'> {
  document: LabelDocument
}

/** A page whose fonts and pictures are there. */
interface ReadyPage {
  page: ExportPage
  sources: RasterSources
  /** Place in the run, and how many there are. */
  at: number
  of: number
}

/** Ids of the pictures that a page shows. */
function picturesOn({ parts }: ExportPage): string[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'picture' ? [item.imageId] : []))),
  )
}

/**
 * Pages one after the other, each with its fonts and pictures loaded; others have their turn in between.
 * @throws {FontFileError | PictureError} in Chinese when a font or a picture cannot be read.
 */
export async function* readyPages(
  { document, ...options }: PagesInput,
  { fonts, readOther, breathe }: JobResources,
): AsyncGenerator<ReadyPage> {
  const pictures = new Map<string, Pixels>()
  const of = countPages(document, options)
  let at = 0
  for (const page of exportPages(document, options)) {
    await fonts.prepare(page.parts)
    for (const id of picturesOn(page)) {
      const image = document.images[id]
      if (image && !pictures.has(id)) pictures.set(id, await readPicture(image, readOther))
    }
    yield { page, sources: { fonts, pictures }, at, of }
    await breathe(++at, of)
  }
}
