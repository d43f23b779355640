import type { LabelElement } from './element.ts'
import { type LabelDocument, SCHEMA_VERSION } from './label-document.ts'
import { newPage } from './new-document.ts'

/** A label of one page without a frame. */
export function labelOf(
  elements: readonly LabelElement[],
  size: { width: number; height: number } = { width: 7_000, height: 4_000 },
  over: Partial<LabelDocument> = {},
): LabelDocument {
  const page = {
    ...newPage('page', size.width, size.height),
    borderWidth: 0,
    order: elements.map(({ id }) => id),
  }
  return {
    schemaVersion: SCHEMA_VERSION,
    id: 'label',
    name: '测试标签',
    isMyTemplate: false,
    dpi: 203,
    pages: [page],
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
    images: {},
    pdfs: {},
    ...over,
  }
}
