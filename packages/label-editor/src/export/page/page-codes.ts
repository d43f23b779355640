import type { LabelDocument } from '../../document/label-document.ts'
import type { ExportPart, ImportedCode } from './export-page.ts'
import { boxAround } from './matrix.ts'

/** Codes that came out of PDFs and are on a page as pictures. */
export function codesOf(parts: readonly ExportPart[], images: LabelDocument['images']): ImportedCode[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap(({ elementId, name, matrix, items }) =>
      items.flatMap((item): ImportedCode[] => {
        if (item.kind !== 'picture' || !item.isDrawing) return []
        const clip = images[item.imageId]?.clip
        const { x, y, width, height } = item
        const area = { x, y, width, height }
        return clip
          ? [{ elementId, name, value: clip.code ?? null, matrix, area, box: boxAround(matrix, area) }]
          : []
      }),
    ),
  )
}
