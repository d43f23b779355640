import type { Command } from '../commands/command.ts'
import { withGroupMembers } from '../commands/group-elements.ts'
import type { LabelDocument } from '../document/label-document.ts'
import {
  bailGesture,
  beginGesture,
  commit,
  type EditHistory,
  endGesture,
  redo,
  type Selection,
  select,
  startHistory,
  undo,
} from '../history/edit-history.ts'
import { createListeners } from './listeners.ts'

export interface LabelStore {
  get(): EditHistory
  /** Called after every change; answers the way to stop. */
  subscribe(listener: () => void): () => void
  /** Runs a command as one step, or as a part of the gesture that is in progress. */
  run(label: string, command: Command, selectAfter?: readonly string[]): void
  select(ids: readonly string[], options?: { pageId?: string; wholeGroups?: boolean }): void
  begin(): void
  end(label: string): void
  bail(): void
  undo(): void
  redo(): void
  /** Opens another document; the way back ends there. */
  open(document: LabelDocument): void
}

/** The editor's own small store. Several can live on one page; nothing here knows React. */
export function createLabelStore(document: LabelDocument): LabelStore {
  let history = startHistory(document)
  const { subscribe, tell } = createListeners()

  const set = (next: EditHistory) => {
    if (next === history) return
    history = next
    tell()
  }

  /** Selected ids that still exist. */
  const standing = (selection: Selection, within: LabelDocument): Selection => {
    const ids = selection.ids.filter((id) => within.elements[id])
    const pageId = within.pages.some(({ id }) => id === selection.pageId)
      ? selection.pageId
      : (within.pages[0]?.id ?? '')
    return { pageId, ids }
  }

  return {
    get: () => history,
    subscribe,
    run(label, command, selectAfter) {
      const next = command(history.document)
      if (next === history.document && !selectAfter) return
      const wanted = selectAfter ? { ...history.selection, ids: selectAfter } : history.selection
      set(commit(history, label, next, standing(wanted, next)))
    },
    select(ids, { pageId = history.selection.pageId, wholeGroups = true } = {}) {
      const all = wholeGroups ? withGroupMembers(history.document, ids) : ids
      set(select(history, standing({ pageId, ids: all }, history.document)))
    },
    begin: () => set(beginGesture(history)),
    end: (label) => set(endGesture(history, label)),
    bail: () => set(bailGesture(history)),
    undo: () => set(undo(history)),
    redo: () => set(redo(history)),
    open: (next) => set(startHistory(next)),
  }
}
