import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { readDataAddress } from '../pictures/data-address.ts'
import { dataAddress } from '../pictures/write-data-address.ts'
import { shownPictures } from './shown-pictures.ts'

type PdfLib = typeof import('pdf-lib')
type Opened = Awaited<ReturnType<PdfLib['PDFDocument']['load']>>

/**
 * Makes documents that carry of large PDFs only the pages that some rows show: where each row becomes a file of its own,
 * each would otherwise open the whole PDF again.
 */
export function createPageCutter(document: LabelDocument) {
  const opened = new Map<string, Promise<Opened>>()

  async function openOnce(lib: PdfLib, pdfId: string): Promise<Opened | null> {
    const pdf = document.pdfs[pdfId]
    if (!pdf) return null
    const known =
      opened.get(pdfId) ??
      lib.PDFDocument.load(readDataAddress(pdf.source).bytes, { password: '', updateMetadata: false })
    opened.set(pdfId, known)
    return known
  }

  return async (records: readonly LabelRecord[]): Promise<LabelDocument> => {
    const ids = [...shownPictures(document, records)]
    const images = Object.fromEntries(
      ids.flatMap((id) => (document.images[id] ? [[id, document.images[id]]] : [])),
    )
    const clipped = Object.values(images).filter(({ clip }) => clip)
    if (clipped.length === 0) return { ...document, images, pdfs: {} }
    const lib = await import('pdf-lib')
    const pdfs: Record<string, { id: string; source: string }> = {}
    for (const image of clipped) {
      const { clip } = image
      const whole = clip && (await openOnce(lib, clip.pdfId))
      if (!clip || !whole) continue
      const key = `${clip.pdfId}-${clip.page}`
      images[image.id] = { ...image, clip: { ...clip, pdfId: key, page: 0 } }
      if (pdfs[key]) continue
      const single = await lib.PDFDocument.create({ updateMetadata: false })
      const [page] = await single.copyPages(whole, [clip.page])
      if (page) single.addPage(page)
      pdfs[key] = { id: key, source: dataAddress(await single.save(), 'application/pdf') }
    }
    return { ...document, images, pdfs }
  }
}
