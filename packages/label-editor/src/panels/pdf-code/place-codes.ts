import { hasSpaceFor } from '../../commands/change-images.ts'
import { resizePage } from '../../commands/change-pages.ts'
import { moveElements } from '../../commands/place-elements.ts'
import type { ImageElement, LabelElement } from '../../document/element.ts'
import { elementsOf, type LabelDocument, type LabelPage, pageOf } from '../../document/label-document.ts'
import { boundsOf, overlaps } from '../../geometry/box.ts'
import { CODE_PICTURE } from '../../import-pdf/placement/join-codes.ts'
import { addCodeSlot, codeSlot, placeSize } from '../../import-pdf/placement/label-codes.ts'
import { pageAsPdf } from '../../import-pdf/worker/pdf-importer.ts'
import { type Editor, shownIn } from '../editor.ts'
import { freePosition } from '../tools/free-position.ts'
import { codesOf, type PdfSession } from './pdf-session.ts'

/** The place of codes that a label already has. */
export const codeSlotOf = ({ elements }: LabelDocument): ImageElement | null =>
  Object.values(elements).find(
    (element): element is ImageElement => element.kind === 'image' && element.field === CODE_PICTURE,
  ) ?? null

/** A free place at the wanted size, else the top or the bottom edge, whatever covers less. */
function placeOn(document: LabelDocument, page: LabelPage, size: { width: number; height: number }) {
  const taken = page.order.flatMap((id) => document.elements[id] ?? []).map(boundsOf)
  const free = freePosition(size, taken, page)
  if (free) return free
  const x = Math.round((page.width - size.width) / 2)
  const covered = (y: number) => taken.filter((box) => overlaps({ x, y, ...size }, box)).length
  const bottom = page.height - size.height
  return covered(bottom) < covered(0) ? { x, y: bottom } : { x, y: 0 }
}

/** Puts the place for the codes of a file onto the label that is open, at the size of the file where it fits. */
export async function placeCodes(editor: Editor, session: PdfSession): Promise<void> {
  const codes = codesOf(session)
  const [sample] = codes
  if (!sample) return
  const source = await pageAsPdf(session.bytes, sample.page)
  const { document, page } = shownIn(editor.store.get())
  if (!hasSpaceFor(document, source.length + sample.preview.source.length)) {
    throw new Error('标签里的图片太多太大，请先删除一些再放条码')
  }
  const natural = placeSize(codes)
  const scale = Math.min(1, page.width / natural.width, page.height / natural.height)
  const size = { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) }
  const place = { ...codeSlot(editor.makeId(), editor.makeId(), size), ...placeOn(document, page, size) }
  editor.store.run('放置平台条码', addCodeSlot(page.id, place, sample, source), [place.id])
}

/** Elements that the place of codes covers; a frame around the whole label is in nobody's way. */
export function coveredBy(place: ImageElement, document: LabelDocument): LabelElement[] {
  const page = pageOf(document, place.id)
  if (!page) return []
  const box = boundsOf(place)
  return elementsOf(document, page).filter(
    (element) =>
      element.id !== place.id &&
      !element.isHidden &&
      !(element.kind === 'shape' && !element.isFilled) &&
      overlaps(box, boundsOf(element)),
  )
}

/** Makes the label higher by the place of the codes and puts it below everything. */
export function makeSpace(editor: Editor, place: ImageElement): void {
  const page = pageOf(editor.store.get().document, place.id)
  if (!page) return
  editor.store.run('加高标签', (document) =>
    moveElements(
      [place.id],
      0,
      page.height - place.y,
    )(resizePage(page.id, page.width, page.height + place.height)(document)),
  )
  editor.canvas?.fit()
}
