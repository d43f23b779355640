import { Button, IconButton, Menu, MoreIcon } from '@haixuan/ui-kit'
import { parseDocument, serializeDocument } from '../../document/parse-document.ts'
import { UNFILED } from '../../storage/folders.ts'
import type { LabelEntry } from '../../storage/label-storage.ts'
import { type Editor, useEditor } from '../editor.ts'
import { startLabelDrag } from './label-drag.ts'
import styles from './tools.module.css'

const sizeText = ({ width, height, pages }: LabelEntry) =>
  `${width / 100} × ${height / 100} mm${pages > 1 ? ` · ${pages} 页` : ''}`

/** Begins the ids of the lines that put a label into a folder. */
const INTO = 'into:'

async function openEntry(editor: Editor, entry: LabelEntry) {
  const label = await editor.storage.read(entry.id)
  if (!label) {
    editor.say('error', '这个标签已被删除')
    return
  }
  const document = parseDocument(label.content)
  if (!entry.isMyTemplate) {
    await editor.openLabel(document, label.revision)
    return
  }
  // A template is used, not changed: what is opened is a label made from it.
  await editor.openLabel({ ...document, id: editor.makeId(), isMyTemplate: false }, 0)
  editor.say('success', `已用模板“${entry.name}”新建标签`)
}

async function changeEntry(editor: Editor, entry: LabelEntry, action: string) {
  const label = await editor.storage.read(entry.id)
  if (!label) return
  const document = parseDocument(label.content)
  if (action === 'edit') await editor.openLabel(document, label.revision)
  else if (action === 'remove') {
    await editor.storage.remove(entry.id)
    editor.say('success', `已删除“${entry.name}”`)
  } else if (action === 'template') {
    const next = { ...document, isMyTemplate: !entry.isMyTemplate }
    const { revision, ...rest } = label
    await editor.storage.save(
      { ...rest, isMyTemplate: next.isMyTemplate, content: serializeDocument(next) },
      revision,
    )
  }
}

interface LabelCardProps {
  entry: LabelEntry
  isOpen: boolean
  /** Folders it can go to; none where folders do not count. */
  folders: readonly string[]
  onFile(id: string, folder: string): void
}

/** A label that is kept: opens it, and what else can be done with it. */
export function LabelCard({ entry, isOpen, folders, onFile }: LabelCardProps) {
  const editor = useEditor()
  const elsewhere = folders.filter((name) => name !== entry.folder)
  const places = [
    ...elsewhere.map((name) => ({ id: `${INTO}${name}`, label: name })),
    ...(entry.folder ? [{ id: INTO, label: UNFILED }] : []),
  ]
  const act = (action: string) => {
    if (action.startsWith(INTO)) onFile(entry.id, action.slice(INTO.length))
    else void changeEntry(editor, entry, action)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the short way; the menu does the same by keyboard.
    <div
      className={styles.card}
      draggable={folders.length > 0}
      onDragStart={(event) => startLabelDrag(event, entry.id)}
    >
      <Button
        className={styles.open}
        onClick={() => void openEntry(editor, entry)}
        disabled={isOpen && !entry.isMyTemplate}
      >
        <span className={styles.thumb}>{entry.thumbnail ? <img src={entry.thumbnail} alt="" /> : null}</span>
        <span className={styles.cardName}>{entry.name}</span>
        <span className={styles.hint}>{isOpen ? '正在编辑' : sizeText(entry)}</span>
      </Button>
      <div className={styles.more}>
        <Menu
          trigger={<IconButton label={`${entry.name} 的操作`} size="small" icon={<MoreIcon />} />}
          groups={[
            [
              { id: 'edit', label: entry.isMyTemplate ? '修改模板' : '打开', disabled: isOpen },
              {
                id: 'template',
                label: entry.isMyTemplate ? '从我的模板移出' : '存为我的模板',
                disabled: isOpen,
              },
              ...(places.length > 0 ? [{ id: 'file', label: '移到文件夹', items: places }] : []),
            ],
            [{ id: 'remove', label: '删除', danger: true, disabled: isOpen }],
          ]}
          onAction={act}
        />
      </div>
    </div>
  )
}
