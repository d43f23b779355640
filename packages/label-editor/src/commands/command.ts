import type { ElementBase, LabelElement } from '../document/element.ts'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'

/** A command takes a document and answers a new one; it shares every record that it did not change. */
export type Command = (document: LabelDocument) => LabelDocument

type Edit = (element: LabelElement) => LabelElement

/** Replaces the named elements that exist and are not locked, unless locking itself is what changes. */
export function editElements(
  document: LabelDocument,
  ids: readonly string[],
  edit: Edit,
  evenLocked = false,
): LabelDocument {
  const elements = { ...document.elements }
  let isChanged = false
  for (const id of ids) {
    const element = elements[id]
    if (!element || (element.isLocked && !evenLocked)) continue
    const next = edit(element)
    if (next === element) continue
    elements[id] = next
    isChanged = true
  }
  return isChanged ? { ...document, elements } : document
}

/** Replaces one page. */
export function editPage(
  document: LabelDocument,
  pageId: string,
  edit: (page: LabelPage) => LabelPage,
): LabelDocument {
  const pages = document.pages.map((page) => (page.id === pageId ? edit(page) : page))
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

/** Fields of every kind that a command may set. */
export type BaseFields = Partial<Omit<ElementBase, 'id'>>
