import type { LabelElement } from '../document/element.ts'
import type { LabelDocument, LabelImage, LabelPage, LabelPdf } from '../document/label-document.ts'

type Change<T> = readonly [before: T | undefined, after: T | undefined]

/** What differs between two versions of a document, record by record; turned round, it is its own undo. */
export interface DocumentPatch {
  header: Change<Omit<LabelDocument, 'pages' | 'elements' | 'images' | 'pdfs'>> | null
  /** Pages as a whole list: their order matters and they are few. */
  pages: readonly [before: readonly LabelPage[], after: readonly LabelPage[]] | null
  elements: Readonly<Record<string, Change<LabelElement>>>
  images: Readonly<Record<string, Change<LabelImage>>>
  pdfs: Readonly<Record<string, Change<LabelPdf>>>
}

function changes<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>) {
  const found: Record<string, Change<T>> = {}
  if (before === after) return found
  for (const id of Object.keys(before)) if (before[id] !== after[id]) found[id] = [before[id], after[id]]
  for (const id of Object.keys(after)) if (!(id in before)) found[id] = [undefined, after[id]]
  return found
}

const headerOf = ({ pages: _1, elements: _2, images: _3, pdfs: _4, ...header }: LabelDocument) => header

const sameHeader = (a: LabelDocument, b: LabelDocument) =>
  a.id === b.id && a.name === b.name && a.isMyTemplate === b.isMyTemplate && a.dpi === b.dpi

/** The patch that turns `before` into `after`, or null when nothing differs. Compares records by identity. */
export function patchBetween(before: LabelDocument, after: LabelDocument): DocumentPatch | null {
  const patch: DocumentPatch = {
    header: sameHeader(before, after) ? null : [headerOf(before), headerOf(after)],
    pages: before.pages === after.pages ? null : [before.pages, after.pages],
    elements: changes(before.elements, after.elements),
    images: changes(before.images, after.images),
    pdfs: changes(before.pdfs, after.pdfs),
  }
  const isEmpty =
    !patch.header &&
    !patch.pages &&
    [patch.elements, patch.images, patch.pdfs].every((records) => Object.keys(records).length === 0)
  return isEmpty ? null : patch
}

function applyChanges<T>(records: Readonly<Record<string, T>>, patch: Readonly<Record<string, Change<T>>>) {
  const ids = Object.keys(patch)
  if (ids.length === 0) return records
  const next = { ...records }
  for (const id of ids) {
    const after = patch[id]?.[1]
    if (after === undefined) delete next[id]
    else next[id] = after
  }
  return next
}

/** Applies a patch to the document it was made for. */
export function applyPatch(document: LabelDocument, patch: DocumentPatch): LabelDocument {
  return {
    ...document,
    ...patch.header?.[1],
    pages: patch.pages?.[1] ?? document.pages,
    elements: applyChanges(document.elements, patch.elements),
    images: applyChanges(document.images, patch.images),
    pdfs: applyChanges(document.pdfs, patch.pdfs),
  }
}

function turned<T>(patch: Readonly<Record<string, Change<T>>>) {
  return Object.fromEntries(
    Object.entries(patch).map(([id, [before, after]]) => [id, [after, before] as const]),
  )
}

/** The patch that takes `patch` back. */
export function invertPatch({ header, pages, elements, images, pdfs }: DocumentPatch): DocumentPatch {
  return {
    header: header && [header[1], header[0]],
    pages: pages && [pages[1], pages[0]],
    elements: turned(elements),
    images: turned(images),
    pdfs: turned(pdfs),
  }
}
