import type { LabelDocument, LabelPage, PageGuide } from '../document/label-document.ts'
import { type MakeId, newPage } from '../document/new-document.ts'
import type { Length } from '../units/length.ts'
import { copyElements } from './change-elements.ts'
import { type Command, editPage } from './command.ts'

/** Smallest and largest side of a label. */
export const PAGE_LIMITS = { min: 500, max: 100_000 } as const

const clamp = (length: Length) => Math.max(PAGE_LIMITS.min, Math.min(PAGE_LIMITS.max, Math.round(length)))

/** Sets the size of a label; elements stay where they are. */
export const resizePage =
  (pageId: string, width: Length, height: Length): Command =>
  (document) =>
    editPage(document, pageId, (page) =>
      page.width === clamp(width) && page.height === clamp(height)
        ? page
        : { ...page, width: clamp(width), height: clamp(height) },
    )

/** Adds an empty page of the same size behind the named one. */
export const addPage =
  (afterPageId: string, id: string): Command =>
  (document) => {
    const at = document.pages.findIndex((page) => page.id === afterPageId)
    const model = document.pages[at]
    if (!model) return document
    return { ...document, pages: document.pages.toSpliced(at + 1, 0, newPage(id, model.width, model.height)) }
  }

/** Removes a page with all that is on it; the last page stays. */
export const removePage =
  (pageId: string): Command =>
  (document) => {
    const page = document.pages.find(({ id }) => id === pageId)
    if (!page || document.pages.length === 1) return document
    const gone = new Set(page.order)
    return {
      ...document,
      pages: document.pages.filter(({ id }) => id !== pageId),
      elements: Object.fromEntries(Object.entries(document.elements).filter(([id]) => !gone.has(id))),
    }
  }

/** Adds a copy of a page with all that is on it behind it. */
export const copyPage =
  (pageId: string, id: string, makeId: MakeId): Command =>
  (document) => {
    const at = document.pages.findIndex((page) => page.id === pageId)
    const model = document.pages[at]
    if (!model) return document
    const copies = copyElements(document, model.order, makeId, { dx: 0, dy: 0 })
    const page: LabelPage = { ...model, id, order: copies.map((copy) => copy.id) }
    return {
      ...document,
      pages: document.pages.toSpliced(at + 1, 0, page),
      elements: { ...document.elements, ...Object.fromEntries(copies.map((copy) => [copy.id, copy])) },
    }
  }

/** Sets the width of the frame that is printed around a label; 0 prints none. */
export const setPageBorder =
  (pageId: string, borderWidth: Length): Command =>
  (document) =>
    editPage(document, pageId, (page) =>
      page.borderWidth === borderWidth
        ? page
        : { ...page, borderWidth: Math.max(0, Math.round(borderWidth)) },
    )

export const setGuides =
  (pageId: string, guides: readonly PageGuide[]): Command =>
  (document) =>
    editPage(document, pageId, (page) => ({ ...page, guides }))

type Header = Partial<Pick<LabelDocument, 'name' | 'isMyTemplate' | 'dpi'>>

/** Sets the document's name, printer or template flag. */
export const setHeader =
  (header: Header): Command =>
  (document) => ({ ...document, ...header })
