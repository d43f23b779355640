import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import type { LayoutContext } from '../layout/display-list.ts'

/**
 * Where the element's own left and top edge begin on the page, each counted along its own direction: from the left or
 * from the top of the page, and backwards when it runs backwards.
 */
function startOf({ x, y, width, height, rotation }: LabelElement): { left: number; top: number } {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  if (rotation === 90) return { left: middleY - width / 2, top: -(middleX + height / 2) }
  if (rotation === 180) return { left: -(x + width), top: -(y + height) }
  if (rotation === 270) return { left: -(middleY + width / 2), top: middleX - height / 2 }
  return { left: x, top: y }
}

/** What a page says to its elements; made once for a page, then moved to each element. */
export function pageContext(
  document: LabelDocument,
  pageId: string,
  now: number,
  record: Readonly<Record<string, string>> = {},
): (element: LabelElement) => LayoutContext {
  const context: LayoutContext = {
    dpi: document.dpi,
    pageNumber: document.pages.findIndex(({ id }) => id === pageId) + 1,
    pageCount: document.pages.length,
    now,
    record,
    left: 0,
    top: 0,
    pictureSize: (imageId) => {
      // Ids come out of files and rows: no name that every object has may pass for a picture.
      const image = Object.hasOwn(document.images, imageId) ? document.images[imageId] : undefined
      return image ? { width: image.width, height: image.height, isDrawing: image.clip !== undefined } : null
    },
  }
  return (element) => ({ ...context, ...startOf(element) })
}
