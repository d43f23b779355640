import type { LabelDocument } from '../document/label-document.ts'
import type { Box } from '../geometry/box.ts'
import { pageContext } from '../layout/page-context.ts'
import { createElementNode, type ElementNode, inkOf, updateElementNode } from './element-node.ts'
import { inkOnPage } from './ink.ts'
import type { ShownScene } from './scene-state.ts'

type Shown = Pick<ShownScene, 'document' | 'page' | 'moving' | 'editedId'>

/** Whether what elements are drawn with, beside themselves, is another. */
const isContextNew = (before: Shown | null, document: LabelDocument): boolean =>
  before?.document.dpi !== document.dpi ||
  before.document.pages.length !== document.pages.length ||
  before.document.images !== document.images

/**
 * The nodes of the elements of a page.
 * @param dirty Told which parts of the resting label change.
 */
export function createNodeTable(dirty: { add(box: () => Box): void }) {
  const nodes = new Map<string, ElementNode>()
  const now = Date.now()

  return {
    /** Nodes of a page from the back to the front: those that move, or the others. */
    pile: ({ page, moving }: Pick<ShownScene, 'page' | 'moving'>, isMoving: boolean): ElementNode[] =>
      page.order.flatMap((id) => (moving.has(id) === isMoving ? (nodes.get(id) ?? []) : [])),

    /** Brings the nodes up to date. Answers whether what moves has changed. */
    update(before: Shown | null, { document, page, moving, editedId }: Shown): boolean {
      const contextOf = pageContext(document, page.id, now)
      const wasMoving = before?.moving
      const isNew = isContextNew(before, document)
      let isMotionChanged = wasMoving !== moving
      const isSame = before?.document.elements === document.elements && before.page === page
      if (isSame && !isMotionChanged && !isNew && before.editedId === editedId) return false
      const gone = new Set(nodes.keys())
      for (const id of page.order) {
        const element = document.elements[id]
        if (!element) continue
        gone.delete(id)
        const node = nodes.get(id)
        const [wasStill, isStill] = [!wasMoving?.has(id), !moving.has(id)]
        if (!node) {
          nodes.set(id, createElementNode(element, contextOf(element), id === editedId))
          if (isStill) dirty.add(() => inkOf(nodes.get(id) as ElementNode))
          continue
        }
        const { element: lastElement, list: lastList, ink: lastInk } = node
        const isChanged = updateElementNode(node, element, contextOf, id === editedId, isNew)
        if (isChanged && !isStill) isMotionChanged = true
        if (!isChanged && wasStill === isStill) continue
        if (wasStill) dirty.add(() => lastInk ?? inkOnPage(lastElement, lastList))
        if (isStill) dirty.add(() => inkOf(node))
      }
      for (const id of gone) {
        const node = nodes.get(id)
        nodes.delete(id)
        if (node) dirty.add(() => inkOf(node))
      }
      return isMotionChanged
    },
  }
}
