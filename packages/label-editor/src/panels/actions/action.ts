import type { Editor } from '../editor.ts'

export type ActionGroup = '文件' | '编辑' | '排列' | '图层' | '视图' | '帮助'

/** Something the user can do: one record feeds the toolbar, the context menu, the palette and the shortcut list. */
export interface EditorAction {
  id: string
  label: string
  group: ActionGroup
  /** As `Ctrl+Shift+Z`; Ctrl is Command on a Mac. The first is the one that is shown. */
  shortcuts?: readonly string[]
  /** Whether this browser and this host have it at all; they do when left out. */
  isOffered?(editor: Editor): boolean
  /** Whether it can be done now. */
  isEnabled(editor: Editor): boolean
  run(editor: Editor): void
}

const NAMED: Readonly<Record<string, string>> = { Plus: '+', Minus: '-', Space: ' ' }

/** Whether a key press is a shortcut. Shift counts only where the shortcut names it or the key is a letter. */
export function isShortcut(event: KeyboardEvent, shortcut: string): boolean {
  const parts = shortcut.split('+')
  const named = parts.at(-1) ?? ''
  const key = NAMED[named] ?? named
  const wants = (modifier: string) => parts.includes(modifier)
  if ((event.ctrlKey || event.metaKey) !== wants('Ctrl') || event.altKey !== wants('Alt')) return false
  const isPlain = key.length > 1 || /[a-z0-9]/i.test(key)
  if (isPlain && event.shiftKey !== wants('Shift')) return false
  return event.key.toLowerCase() === key.toLowerCase()
}

/** How a shortcut is written: `Ctrl Z`, on a Mac `⌘ Z`. */
export function shortcutText(shortcut: string, isMac: boolean): string {
  const names: Record<string, string> = {
    Ctrl: isMac ? '⌘' : 'Ctrl',
    Alt: isMac ? '⌥' : 'Alt',
    Shift: isMac ? '⇧' : 'Shift',
    Plus: '+',
    Minus: '-',
    Space: '空格',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Delete: 'Del',
    Escape: 'Esc',
  }
  return shortcut
    .split('+')
    .map((part) => names[part] ?? part)
    .join(' ')
}
