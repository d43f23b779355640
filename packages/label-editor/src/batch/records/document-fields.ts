import type { LabelElement } from '../../document/element.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { variablesIn } from '../../layout/fill-variables.ts'

/** A field that the label asks a table for. */
export interface DocumentField {
  name: string
  /** Kinds of elements that show it; a barcode cannot do without it. */
  kinds: ReadonlySet<LabelElement['kind']>
}

/** Texts of an element that may hold `{{fields}}`. */
function textsOf(element: LabelElement): readonly string[] {
  if (element.kind === 'text') return [element.text]
  if (element.kind === 'barcode') return [element.value]
  return element.kind === 'table' ? element.cells.flat() : []
}

/** Names of the fields of one element; an image has the one that names its picture. */
export function elementFields(element: LabelElement): string[] {
  if (element.kind === 'image') return element.field ? [element.field] : []
  return [...new Set(textsOf(element).flatMap(variablesIn))]
}

/** Fields of a label in the order of pages and layers; what is hidden asks for nothing. */
export function documentFields(document: LabelDocument): DocumentField[] {
  const fields = new Map<string, Set<LabelElement['kind']>>()
  for (const page of document.pages) {
    for (const id of page.order) {
      const element = document.elements[id]
      if (!element || element.isHidden) continue
      for (const name of elementFields(element)) {
        fields.set(name, (fields.get(name) ?? new Set()).add(element.kind))
      }
    }
  }
  return [...fields].map(([name, kinds]) => ({ name, kinds }))
}
