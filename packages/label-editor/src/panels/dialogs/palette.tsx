import { CommandPalette } from '@haixuan/ui-kit'
import { shortcutText } from '../actions/action.ts'
import { ACTIONS, runAction } from '../actions/actions.ts'
import { isRepeated } from '../actions/keyboard-actions.ts'
import { useEditor } from '../editor.ts'
import { IS_MAC } from '../frame/platform.ts'

/** Every action of the editor by its words or their pinyin initials. */
export function Palette({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const commands = ACTIONS.filter(
    (action) => action.id !== 'palette' && !isRepeated(action) && action.isEnabled(editor),
  ).map((action) => {
    const [shortcut] = action.shortcuts ?? []
    return {
      id: action.id,
      label: action.label,
      context: action.group,
      ...(shortcut ? { shortcut: shortcutText(shortcut, IS_MAC) } : {}),
    }
  })
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      commands={commands}
      onRun={(id) => {
        onClose()
        runAction(editor, id)
      }}
    />
  )
}
