import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import type { MakeId } from '../document/new-document.ts'
import { type BaseFields, type Command, editElements, editPage } from './command.ts'

/** Puts elements on a page, in front of what is there. */
export const addElements =
  (pageId: string, added: readonly LabelElement[]): Command =>
  (document) => {
    const fresh = added.filter(({ id }) => !document.elements[id])
    if (fresh.length === 0 || !document.pages.some(({ id }) => id === pageId)) return document
    const elements = {
      ...document.elements,
      ...Object.fromEntries(fresh.map((element) => [element.id, element])),
    }
    return editPage({ ...document, elements }, pageId, (page) => ({
      ...page,
      order: [...page.order, ...fresh.map(({ id }) => id)],
    }))
  }

/** Takes elements away; locked ones stay. */
export const removeElements =
  (ids: readonly string[]): Command =>
  (document) => {
    const gone = new Set(ids.filter((id) => document.elements[id] && !document.elements[id].isLocked))
    if (gone.size === 0) return document
    const elements = Object.fromEntries(Object.entries(document.elements).filter(([id]) => !gone.has(id)))
    const pages = document.pages.map((page) =>
      page.order.some((id) => gone.has(id))
        ? { ...page, order: page.order.filter((id) => !gone.has(id)) }
        : page,
    )
    return { ...document, elements, pages }
  }

type FieldsOf<K extends LabelElement['kind']> = Partial<
  Omit<Extract<LabelElement, { kind: K }>, 'id' | 'kind'>
>

/** Sets fields of elements of one kind; elements of other kinds are left alone. */
export const setFields =
  <K extends LabelElement['kind']>(ids: readonly string[], kind: K, fields: FieldsOf<K>): Command =>
  (document) =>
    editElements(document, ids, (element) => (element.kind === kind ? { ...element, ...fields } : element))

/** Sets fields that every kind has. Locking, hiding and naming also reach locked elements. */
export const setBaseFields =
  (ids: readonly string[], fields: BaseFields): Command =>
  (document) => {
    const isAboutLayers = Object.keys(fields).every((key) => ['isLocked', 'isHidden', 'name'].includes(key))
    return editElements(document, ids, (element) => ({ ...element, ...fields }), isAboutLayers)
  }

export type LayerMove = 'front' | 'forward' | 'backward' | 'back'

/** Moves elements in the pile. Several keep their order among themselves. */
export const reorderElements =
  (pageId: string, ids: readonly string[], move: LayerMove): Command =>
  (document) =>
    editPage(document, pageId, (page) => {
      const moving = new Set(ids)
      const [rest, taken] = [
        page.order.filter((id) => !moving.has(id)),
        page.order.filter((id) => moving.has(id)),
      ]
      if (taken.length === 0) return page
      const lowest = page.order.indexOf(taken[0] as string)
      const below = page.order.slice(0, lowest).filter((id) => !moving.has(id)).length
      const at = { front: rest.length, back: 0, forward: below + 1, backward: below - 1 }[move]
      const order = rest.toSpliced(Math.max(0, Math.min(rest.length, at)), 0, ...taken)
      return order.every((id, index) => id === page.order[index]) ? page : { ...page, order }
    })

/** Drops one element at a place of the pile, counted from the back without it; for dragging in the layer list. */
export const moveInPile =
  (pageId: string, id: string, at: number): Command =>
  (document) =>
    editPage(document, pageId, (page) => {
      const rest = page.order.filter((other) => other !== id)
      if (rest.length === page.order.length) return page
      const order = rest.toSpliced(Math.max(0, Math.min(rest.length, at)), 0, id)
      return order.every((other, index) => other === page.order[index]) ? page : { ...page, order }
    })

/** Copies of elements with new ids, moved by an offset; groups are renamed so that copies form their own. */
export function copyElements(
  document: LabelDocument,
  ids: readonly string[],
  makeId: MakeId,
  offset: { dx: number; dy: number },
): LabelElement[] {
  const groupNames = new Map<string, string>()
  const renamed = (group: string) => {
    const name = groupNames.get(group) ?? makeId()
    groupNames.set(group, name)
    return name
  }
  return ids.flatMap((id) => {
    const element = document.elements[id]
    if (!element) return []
    return {
      ...element,
      id: makeId(),
      x: element.x + offset.dx,
      y: element.y + offset.dy,
      groups: element.groups.map(renamed),
      isLocked: false,
    }
  })
}
