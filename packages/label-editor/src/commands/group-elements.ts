import type { LabelDocument } from '../document/label-document.ts'
import { type Command, editElements, editPage } from './command.ts'

/** Every element of the outermost groups that the given ids belong to, so that a click takes the whole group. */
export function withGroupMembers(document: LabelDocument, ids: readonly string[]): string[] {
  const groups = new Set(ids.flatMap((id) => document.elements[id]?.groups[0] ?? []))
  const members = Object.values(document.elements)
    .filter((element) => element.groups[0] && groups.has(element.groups[0]))
    .map(({ id }) => id)
  return [...new Set([...ids, ...members])]
}

/** Makes a group of the elements and brings them together in the pile, at the height of the front one. */
export const groupElements =
  (pageId: string, ids: readonly string[], groupId: string): Command =>
  (document) => {
    const members = ids.filter((id) => document.elements[id])
    if (members.length < 2) return document
    const grouped = editElements(
      document,
      members,
      (element) => ({ ...element, groups: [groupId, ...element.groups] }),
      true,
    )
    return editPage(grouped, pageId, (page) => {
      const inside = new Set(members)
      const taken = page.order.filter((id) => inside.has(id))
      const front = page.order.findLastIndex((id) => inside.has(id))
      const at = page.order.slice(0, front).filter((id) => !inside.has(id)).length
      return { ...page, order: page.order.filter((id) => !inside.has(id)).toSpliced(at, 0, ...taken) }
    })
  }

/** Dissolves the outermost group of each element. */
export const ungroupElements =
  (ids: readonly string[]): Command =>
  (document) =>
    editElements(
      document,
      withGroupMembers(document, ids),
      (element) => (element.groups.length ? { ...element, groups: element.groups.slice(1) } : element),
      true,
    )
