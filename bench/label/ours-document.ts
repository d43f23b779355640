import { type LabelDocument, newBarcode, newDocument, newShape, newText } from '@haixuan/label-editor'
import { type BenchElement, labelOf } from './label-of.ts'

function elementOf({ id, kind, x, y, width, height, text }: BenchElement) {
  const box = { x, y, width, height }
  if (kind === 'text') return { ...newText(id, text), ...box, fontSize: 60 }
  if (kind === 'frame') return { ...newShape(id), ...box, strokeWidth: 10, cornerRadius: 30 }
  return {
    ...newBarcode(id, text.slice(-3)),
    ...box,
    format: 'code128' as const,
    showsText: false,
    moduleWidth: 12,
  }
}

/** The label of the bench as a document of this project. */
export function documentOf(count: number): LabelDocument {
  const empty = newDocument(() => crypto.randomUUID())
  const elements = labelOf(count).map(elementOf)
  const pages = empty.pages.map((page) => ({
    ...page,
    width: 10_000,
    height: 10_000,
    order: elements.map(({ id }) => id),
  }))
  return {
    ...empty,
    dpi: 600,
    pages,
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
  }
}
