import type { Editor } from '../editor.ts'
import { type EditorAction, isShortcut } from './action.ts'
import { ARRANGE_ACTIONS, LAYER_ACTIONS } from './arrange-actions.ts'
import { EDIT_ACTIONS } from './edit-actions.ts'
import { isRepeated, KEYBOARD_ACTIONS } from './keyboard-actions.ts'
import { OUTPUT_ACTIONS } from './output-actions.ts'
import { VIEW_ACTIONS } from './view-actions.ts'

/** Everything that can be done, by name. */
export const ACTIONS: readonly EditorAction[] = [
  ...OUTPUT_ACTIONS,
  ...EDIT_ACTIONS,
  ...KEYBOARD_ACTIONS,
  ...ARRANGE_ACTIONS,
  ...LAYER_ACTIONS,
  ...VIEW_ACTIONS,
]

const byId = new Map(ACTIONS.map((action) => [action.id, action]))

export function actionOf(id: string): EditorAction {
  const action = byId.get(id)
  if (!action) throw new Error(`No action is called ${id}.`)
  return action
}

/** What the list of shortcuts shows: whatever has one here, whether or not it can be done now. */
export const listedActions = (editor: Editor): EditorAction[] =>
  ACTIONS.filter(
    (action) =>
      (action.shortcuts?.length ?? 0) > 0 && !isRepeated(action) && (action.isOffered?.(editor) ?? true),
  )

/** Runs an action when it can be run now. Answers whether it was. */
export function runAction(editor: Editor, id: string): boolean {
  const action = actionOf(id)
  if (!action.isEnabled(editor)) return false
  action.run(editor)
  return true
}

/**
 * Runs the action of a key press, if any can be run now. A key that moves things begins a gesture: while it is held down
 * all of it is one step for undo, which `endRepeated` closes.
 */
export function runShortcut(editor: Editor, event: KeyboardEvent): boolean {
  const action = ACTIONS.find(
    ({ shortcuts, isEnabled }) =>
      shortcuts?.some((shortcut) => isShortcut(event, shortcut)) && isEnabled(editor),
  )
  if (!action) return false
  if (isRepeated(action)) editor.store.begin()
  else endRepeated(editor)
  action.run(editor)
  return true
}

/** A key was let go: what it moved is one step. */
export function endRepeated({ store, canvas }: Editor): void {
  // The gesture of a text that is being edited is the text's own.
  if (store.get().mark && !canvas?.view().editing) store.end('移动')
}
