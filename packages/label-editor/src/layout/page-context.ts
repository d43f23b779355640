import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import type { LayoutContext } from '../layout/display-list.ts'

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
    pictureSize: (imageId) => document.images[imageId] ?? null,
  }
  return (element) => ({ ...context, left: element.x })
}
