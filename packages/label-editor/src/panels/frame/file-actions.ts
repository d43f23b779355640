import type { MenuGroups } from '@haixuan/ui-kit'
import { setHeader } from '../../commands/change-pages.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { newDocument } from '../../document/new-document.ts'
import { DocumentError, parseDocument } from '../../document/parse-document.ts'
import { shortcutText } from '../actions/action.ts'
import type { Editor } from '../editor.ts'
import type { LabelFiles } from '../files/label-files.ts'
import { IS_MAC } from './platform.ts'

const SAVE_ON_DISK = [
  { id: 'save-file', label: '保存到磁盘', shortcut: shortcutText('Ctrl+S', IS_MAC) },
  { id: 'save-file-as', label: '另存到磁盘…' },
]
const SAVE_BY_DOWNLOAD = [{ id: 'save-file', label: '导出为 JSON 文件' }]

export const fileActions = ({ isMyTemplate }: LabelDocument, { isInPlace }: LabelFiles): MenuGroups => [
  [
    { id: 'new', label: '新建标签' },
    { id: 'open', label: '从文件打开…' },
  ],
  [
    ...(isInPlace ? SAVE_ON_DISK : SAVE_BY_DOWNLOAD),
    { id: 'save-copy', label: '另存为新标签' },
    { id: 'toggle-template', label: isMyTemplate ? '从我的模板移出' : '存为我的模板' },
  ],
  [
    { id: 'size', label: '标签尺寸…' },
    { id: 'screen', label: '校准屏幕…' },
    { id: 'shortcuts', label: '快捷键', shortcut: '?' },
  ],
]

/** Opens a label file as a label of its own: what is in storage under its id stays. */
async function openFile(editor: Editor, file: File, keep = (_id: string) => {}): Promise<void> {
  try {
    const document = parseDocument(await file.text())
    const id = editor.makeId()
    keep(id)
    await editor.openLabel({ ...document, id, isMyTemplate: false }, 0)
    editor.say('success', `已打开“${document.name}”`)
  } catch (error) {
    editor.say('error', error instanceof DocumentError ? error.message : '文件无法读取，请重新选择')
  }
}

/** Writes the open label to the disk. */
export async function saveFile(editor: Editor, asNew = false): Promise<void> {
  try {
    const name = await editor.files.save(editor.store.get().document, asNew)
    if (name && editor.files.isInPlace) editor.say('success', `已保存到“${name}”`)
  } catch {
    editor.say('error', '文件没有写入成功：请检查磁盘空间和文件权限，或用“另存到磁盘”换一个位置')
  }
}

async function openChosen(editor: Editor): Promise<void> {
  try {
    const chosen = await editor.files.choose()
    if (chosen) await openFile(editor, chosen.file, chosen.keep)
  } catch {
    editor.say('error', '文件无法读取，请检查它是否还在原处，然后重新选择')
  }
}

export async function runFileAction(editor: Editor, id: string): Promise<void> {
  const { document } = editor.store.get()
  if (id === 'new') await editor.openLabel(newDocument(editor.makeId), 0)
  else if (id === 'open') await openChosen(editor)
  else if (id === 'save-file' || id === 'save-file-as') await saveFile(editor, id === 'save-file-as')
  else if (id === 'save-copy') {
    await editor.openLabel(
      { ...document, id: editor.makeId(), name: `${document.name} 副本`, isMyTemplate: false },
      0,
    )
    editor.say('success', '已另存为新标签，原标签保持不变')
  } else if (id === 'toggle-template') {
    editor.store.run('我的模板', setHeader({ isMyTemplate: !document.isMyTemplate }))
    editor.say('success', document.isMyTemplate ? '已从我的模板移出' : '已存为我的模板')
  } else if (id === 'size' || id === 'screen' || id === 'shortcuts') editor.openDialog(id)
}
