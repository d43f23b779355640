import type { MenuEntry, MenuGroups } from '@haixuan/ui-kit'
import { shortcutText } from './actions/action.ts'
import { actionOf } from './actions/actions.ts'
import type { Editor } from './editor.ts'
import { IS_MAC } from './frame/platform.ts'

const WITH_SELECTION = [
  ['edit-text', 'crop', 'edit-path'],
  ['cut', 'copy', 'paste', 'duplicate'],
  ['layer-order', 'align'],
  ['group', 'ungroup', 'lock', 'hide'],
  ['delete'],
]
/** What only some kinds have: left out for the others, not greyed. */
const OWN_EDITING = new Set(['edit-text', 'crop', 'edit-path'])
/** Menus one level down. */
const BELOW: Readonly<Record<string, { label: string; ids: readonly string[] }>> = {
  'layer-order': {
    label: '图层顺序',
    ids: ['layer-front', 'layer-forward', 'layer-backward', 'layer-back'],
  },
  align: {
    label: '对齐',
    ids: ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  },
}
const WITHOUT = [
  ['paste', 'paste-in-place', 'select-all'],
  ['fit', 'actual-size', 'toggle-grid', 'toggle-snapping'],
  ['page-size', 'check', 'shortcuts'],
]

/** Keys of the clipboard are the browser's; the menu shows them anyway. */
const BROWSER_KEYS: Readonly<Record<string, string>> = { cut: 'Ctrl+X', copy: 'Ctrl+C', paste: 'Ctrl+V' }

function entryOf(editor: Editor, id: string): MenuEntry {
  const below = BELOW[id]
  if (below) return { id, label: below.label, items: below.ids.map((inner) => entryOf(editor, inner)) }
  const { label, shortcuts, isEnabled } = actionOf(id)
  const shortcut = BROWSER_KEYS[id] ?? shortcuts?.[0]
  return {
    id,
    label,
    disabled: !isEnabled(editor),
    danger: id === 'delete',
    ...(shortcut ? { shortcut: shortcutText(shortcut, IS_MAC) } : {}),
  }
}

/** The menu of the right button: what can be done with the selection, or with the label. */
export function contextMenu(editor: Editor): MenuGroups {
  const groups = editor.store.get().selection.ids.length > 0 ? WITH_SELECTION : WITHOUT
  return groups
    .map((ids) => ids.filter((id) => !OWN_EDITING.has(id) || actionOf(id).isEnabled(editor)))
    .filter((ids) => ids.length > 0)
    .map((ids) => ids.map((id) => entryOf(editor, id)))
}
