import { addElements } from '../commands/change-elements.ts'
import { editElements } from '../commands/command.ts'
import type { ShapeElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { newShape } from '../document/new-document.ts'
import { beginPath, withPath } from '../elements/shape/path-draft.ts'
import { AT_REST, type CanvasModel, type Pen } from './canvas-view.ts'

/** The path that is drawn or changed, before it is in the document. */
export interface PenDraft {
  /** Begins to draw a path, or to change that of an element. */
  begin(element: ShapeElement | null, pen: Pen): void
  show(pen: Pen): void
  /** A draft that was not changed is taken away without a step for undo. */
  apply(): void
  /** Leaves the label as it was. */
  bail(): void
  destroy(): void
}

/** The path of an element in the label, as the draft has it. */
function previewOf({ id, draft }: Pen) {
  if (id === null) return {}
  return {
    moving: new Set([id]),
    preview: (now: LabelDocument) =>
      editElements(now, [id], (element) => (element.kind === 'shape' ? withPath(element, draft) : element)),
  }
}

export function createPenDraft(model: CanvasModel, host: HTMLElement): PenDraft {
  const { store } = model
  let from: { element: ShapeElement | null; pageId: string; selected: string } | null = null

  const end = () => {
    from = null
    model.show({ ...AT_REST, pen: null })
  }
  const show = (pen: Pen) => model.show({ pen, ...previewOf(pen) })

  // Undone, removed, another page: what is drawn has no place any more.
  const stopListening = store.subscribe(() => {
    if (!from) return
    const { document, selection } = store.get()
    const isSame = !from.element || document.elements[from.element.id] === from.element
    if (!isSame || selection.pageId !== from.pageId || selection.ids.join() !== from.selected) end()
  })

  return {
    begin(element, pen) {
      store.select(element ? [element.id] : [], { wholeGroups: false })
      const { selection } = store.get()
      from = { element, pageId: selection.pageId, selected: selection.ids.join() }
      model.show(AT_REST)
      show(pen)
      host.focus({ preventScroll: true })
    },
    show,
    apply() {
      const { pen } = model.view()
      const begun = from
      if (!pen || !begun) return
      const { element, pageId } = begun
      end()
      if (pen.draft.nodes.length < 2) return
      if (element) {
        const next = withPath(element, pen.draft)
        if (JSON.stringify(next) === JSON.stringify(withPath(element, beginPath(element)))) return
        store.run('修改路径', (document) => editElements(document, [element.id], () => next))
        return
      }
      const made = withPath(newShape(crypto.randomUUID(), 'path'), pen.draft)
      store.run('绘制路径', addElements(pageId, [made]), [made.id])
    },
    bail: () => {
      if (from) end()
    },
    destroy: stopListening,
  }
}
