import { IconButton } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import { shortcutText } from '../actions/action.ts'
import { actionOf } from '../actions/actions.ts'
import { useEditHistory, useEditor } from '../editor.ts'
import { IS_MAC } from './platform.ts'

/** A button for an action of the editor: its words, its shortcut and whether it can be done come from the record. */
export function ActionButton({ id, icon, pressed }: { id: string; icon: ReactNode; pressed?: boolean }) {
  const editor = useEditor()
  useEditHistory()
  const action = actionOf(id)
  const [shortcut] = action.shortcuts ?? []
  return (
    <IconButton
      label={action.label}
      title={shortcut ? `${action.label}（${shortcutText(shortcut, IS_MAC)}）` : action.label}
      icon={icon}
      size="small"
      disabled={!action.isEnabled(editor)}
      {...(pressed === undefined ? {} : { pressed })}
      onClick={() => action.run(editor)}
    />
  )
}
