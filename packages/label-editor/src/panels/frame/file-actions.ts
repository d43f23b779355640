import type { MenuGroups } from '@haixuan/ui-kit'
import { dropUnusedImages } from '../../commands/change-images.ts'
import { setHeader } from '../../commands/change-pages.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { newDocument } from '../../document/new-document.ts'
import { DocumentError, parseDocument, serializeDocument } from '../../document/parse-document.ts'
import type { Desk } from '../desk.ts'

export const fileActions = ({ isMyTemplate }: LabelDocument): MenuGroups => [
  [
    { id: 'new', label: '新建标签' },
    { id: 'open', label: '从文件打开…' },
  ],
  [
    { id: 'save-file', label: '导出为 JSON 文件' },
    { id: 'save-copy', label: '另存为新标签' },
    { id: 'toggle-template', label: isMyTemplate ? '从我的模板移出' : '存为我的模板' },
  ],
  [
    { id: 'size', label: '标签尺寸…' },
    { id: 'screen', label: '校准屏幕…' },
    { id: 'shortcuts', label: '快捷键', shortcut: '?' },
  ],
]

function download(document: LabelDocument) {
  const url = URL.createObjectURL(
    new Blob([serializeDocument(dropUnusedImages(document))], { type: 'application/json' }),
  )
  const link = globalThis.document.createElement('a')
  link.href = url
  link.download = `${document.name.replace(/[\\/:*?"<>|]/g, '_')}.haixuan-label.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

function chooseFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = globalThis.document.createElement('input')
    input.type = 'file'
    input.accept = '.json,application/json'
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.oncancel = () => resolve(null)
    input.click()
  })
}

/** Opens a label file as a label of its own: what is on the shelf under its id stays. */
export async function openFile(desk: Desk, file: File): Promise<void> {
  try {
    const document = parseDocument(await file.text())
    await desk.openLabel({ ...document, id: desk.makeId(), isMyTemplate: false }, 0)
    desk.say('success', `已打开“${document.name}”`)
  } catch (error) {
    desk.say('error', error instanceof DocumentError ? error.message : '文件无法读取，请重新选择')
  }
}

export async function runFileAction(desk: Desk, id: string): Promise<void> {
  const { document } = desk.store.get()
  if (id === 'new') await desk.openLabel(newDocument(desk.makeId), 0)
  else if (id === 'open') {
    const file = await chooseFile()
    if (file) await openFile(desk, file)
  } else if (id === 'save-file') download(document)
  else if (id === 'save-copy') {
    await desk.openLabel(
      { ...document, id: desk.makeId(), name: `${document.name} 副本`, isMyTemplate: false },
      0,
    )
    desk.say('success', '已另存为新标签，原标签保持不变')
  } else if (id === 'toggle-template') {
    desk.store.run('我的模板', setHeader({ isMyTemplate: !document.isMyTemplate }))
    desk.say('success', document.isMyTemplate ? '已从我的模板移出' : '已存为我的模板')
  } else if (id === 'size' || id === 'screen' || id === 'shortcuts') desk.openDialog(id)
}
