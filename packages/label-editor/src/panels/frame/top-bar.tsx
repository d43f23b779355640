import { Badge, Button, Menu, type MenuGroups, TextField } from '@haixuan/ui-kit'
import { type ReactNode, useState } from 'react'
import { setHeader } from '../../commands/change-pages.ts'
import type { SaveState } from '../../storage/autosave.ts'
import { useEditor, useShown } from '../editor.ts'
import { RedoIcon, UndoIcon } from '../icons.tsx'
import { useFindingCount } from '../use-findings.ts'
import { ActionButton } from './action-button.tsx'
import { fileActions, runFileAction } from './file-actions.ts'
import styles from './top-bar.module.css'

const SAVE_TEXTS: Readonly<Record<SaveState, string>> = {
  saved: '已保存在本机',
  waiting: '有改动，正在保存…',
  saving: '正在保存…',
  failed: '没有保存成功，请导出文件',
  copied: '其他窗口改过此标签，已另存为副本',
}

function NameField() {
  const { store } = useEditor()
  const { document } = useShown()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const name = typed?.trim()
    if (name && name !== document.name) store.run('改名', setHeader({ name: name.slice(0, 60) }))
    setTyped(null)
  }
  return (
    <TextField
      label="标签名称"
      labelPlacement="hidden"
      className={styles.name}
      value={typed ?? document.name}
      maxLength={60}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

interface TopBarProps {
  /** The way back to the site. */
  brand?: ReactNode
  /** What the host adds at the right: printing and exporting. */
  extra?: ReactNode
  saveState: SaveState
  /** Text for a saved label instead of 已保存在本机, by a host that keeps it elsewhere too. */
  savedNote?: SavedNote | undefined
}

/** What the top bar says of where the label is kept; a warning stands out. */
export interface SavedNote {
  text: string
  tone: 'calm' | 'warning'
}

/** Name, state of saving, undo, file menu, check. */
export function TopBar({ brand, extra, saveState, savedNote }: TopBarProps) {
  const editor = useEditor()
  const { document } = useShown()
  const wrong = useFindingCount()
  const groups: MenuGroups = fileActions(document, editor.files)
  const isWarning = saveState === 'failed' || saveState === 'copied'
  const own: SavedNote = { text: SAVE_TEXTS[saveState], tone: isWarning ? 'warning' : 'calm' }
  const note = saveState === 'saved' ? (savedNote ?? own) : own
  return (
    <header className={styles.bar}>
      {brand}
      <NameField />
      <span className={styles.state} data-tone={note.tone} role="status">
        {note.text}
      </span>
      <span className={styles.space} />
      <ActionButton id="undo" icon={<UndoIcon />} />
      <ActionButton id="redo" icon={<RedoIcon />} />
      <Badge count={wrong} label="个问题">
        <Button size="small" variant="secondary" onClick={() => editor.openDialog('rules')}>
          检查
        </Button>
      </Badge>
      {editor.allows('File') ? (
        <Menu
          trigger={
            <Button size="small" variant="secondary">
              文件
            </Button>
          }
          groups={groups}
          onAction={(id) => void runFileAction(editor, id)}
        />
      ) : null}
      {editor.allows('Batch') ? (
        <Button size="small" variant="secondary" onClick={() => editor.openDialog('batch')}>
          批量
        </Button>
      ) : null}
      {editor.allows('Export') ? (
        <Button size="small" variant="primary" onClick={() => editor.openDialog('export')}>
          导出
        </Button>
      ) : null}
      {extra}
    </header>
  )
}
