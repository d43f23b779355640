import type { LabelDocument } from '../document/label-document.ts'
import { applyPatch, type DocumentPatch, invertPatch, patchBetween } from './document-patch.ts'

/** Steps that can be undone. */
export const HISTORY_LIMIT = 200

/** What is selected, by element id, and on which page. */
export interface Selection {
  pageId: string
  ids: readonly string[]
}

interface Step {
  label: string
  patch: DocumentPatch
  before: Selection
  after: Selection
}

/** Document, selection and the way back. Immutable. */
export interface EditHistory {
  document: LabelDocument
  selection: Selection
  past: readonly Step[]
  future: readonly Step[]
  /** Start of a gesture that is in progress: what Escape returns to, and what becomes one step. */
  mark: { document: LabelDocument; selection: Selection } | null
}

export function startHistory(document: LabelDocument): EditHistory {
  const selection = { pageId: document.pages[0]?.id ?? '', ids: [] }
  return { document, selection, past: [], future: [], mark: null }
}

/** Selecting is not a step, but undo and redo bring the selection of their step back. */
export function select(history: EditHistory, selection: Selection): EditHistory {
  return { ...history, selection }
}

function record(
  history: EditHistory,
  from: { document: LabelDocument; selection: Selection },
  label: string,
) {
  const patch = patchBetween(from.document, history.document)
  if (!patch) return history
  const step: Step = { label, patch, before: from.selection, after: history.selection }
  return { ...history, past: [...history.past, step].slice(-HISTORY_LIMIT), future: [] }
}

/**
 * Takes a new version of the document. Inside a gesture it joins the gesture's step.
 * @param label What the step is called in "撤销 …".
 */
export function commit(
  history: EditHistory,
  label: string,
  document: LabelDocument,
  selection: Selection = history.selection,
): EditHistory {
  const next = { ...history, document, selection }
  return history.mark ? next : record(next, history, label)
}

/** Begins a gesture: everything until `endGesture` becomes one step. A gesture inside a gesture joins it. */
export function beginGesture(history: EditHistory): EditHistory {
  return history.mark
    ? history
    : { ...history, mark: { document: history.document, selection: history.selection } }
}

export function endGesture(history: EditHistory, label: string): EditHistory {
  return history.mark ? record({ ...history, mark: null }, history.mark, label) : history
}

/** Escape: the document is again what it was when the gesture began. */
export function bailGesture(history: EditHistory): EditHistory {
  return history.mark ? { ...history, ...history.mark, mark: null } : history
}

export function undo(history: EditHistory): EditHistory {
  const step = history.past.at(-1)
  if (!step || history.mark) return history
  return {
    document: applyPatch(history.document, invertPatch(step.patch)),
    selection: step.before,
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
    mark: null,
  }
}

export function redo(history: EditHistory): EditHistory {
  const [step, ...rest] = history.future
  if (!step || history.mark) return history
  return {
    document: applyPatch(history.document, step.patch),
    selection: step.after,
    past: [...history.past, step],
    future: rest,
    mark: null,
  }
}
