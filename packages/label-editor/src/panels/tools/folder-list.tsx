import { Button, Chip, ConfirmDialog, IconButton, Menu, MoreIcon, PlusIcon } from '@haixuan/ui-kit'
import { type DragEvent, useState } from 'react'
import { EVERYTHING, type Folder, removeFolder, renameFolder, UNFILED } from '../../storage/folders.ts'
import { useEditor } from '../editor.ts'
import { FolderNameDialog } from './folder-name-dialog.tsx'
import { draggedLabel, isLabelDrag } from './label-drag.ts'
import styles from './tools.module.css'

interface FolderListProps {
  folders: readonly Folder[]
  /** Templates in all, and those in no folder. */
  total: number
  unfiled: number
  /** Null shows everything, the empty name what is in no folder. */
  chosen: string | null
  onChoose(folder: string | null): void
  /** A label was let go above a folder. */
  onFile(id: string, folder: string): void
}

type Asking = 'new' | 'rename' | 'remove' | null

/** The folders of the own templates: to choose, to drop a label on, to make, to rename and to remove. */
export function FolderList({ folders, total, unfiled, chosen, onChoose, onFile }: FolderListProps) {
  const { storage, say } = useEditor()
  const [asking, setAsking] = useState<Asking>(null)
  const [over, setOver] = useState<string | null>(null)
  const failed = () => say('error', '文件夹没有改成功：浏览器没有写入本地数据库，请重试')
  const close = () => setAsking(null)

  const dropOn = (folder: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!isLabelDrag(event)) return
      event.preventDefault()
      setOver(folder)
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      const id = draggedLabel(event)
      setOver(null)
      if (!id) return
      event.preventDefault()
      onFile(id, folder)
    },
  })
  const chip = (name: string, folder: string, count: number) => (
    <Chip
      key={folder}
      className={over === folder ? styles.over : undefined}
      selected={chosen === folder}
      onClick={() => onChoose(folder)}
      {...dropOn(folder)}
    >
      {name}
      <span className={styles.least}> {count}</span>
    </Chip>
  )

  const named = (name: string) => {
    close()
    const done =
      asking === 'rename' && chosen ? renameFolder(storage, chosen, name) : storage.keepFolder(name)
    done.then(() => onChoose(name), failed)
  }
  const remove = () => {
    close()
    if (chosen) removeFolder(storage, chosen).then(() => onChoose(null), failed)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label="模板文件夹" className={styles.chips}>
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        {EVERYTHING}
        <span className={styles.least}> {total}</span>
      </Chip>
      {folders.length > 0 ? chip(UNFILED, '', unfiled) : null}
      {folders.map(({ name, count }) => chip(name, name, count))}
      {chosen ? (
        <Menu
          trigger={<IconButton label={`文件夹“${chosen}”的操作`} size="small" icon={<MoreIcon />} />}
          groups={[
            [{ id: 'rename', label: '重命名' }],
            [{ id: 'remove', label: '删除文件夹', danger: true }],
          ]}
          onAction={(id) => setAsking(id === 'rename' ? 'rename' : 'remove')}
        />
      ) : null}
      <Button size="small" variant="quiet" icon={<PlusIcon />} onClick={() => setAsking('new')}>
        新建文件夹
      </Button>
      {asking === 'new' || asking === 'rename' ? (
        <FolderNameDialog
          before={asking === 'rename' ? (chosen ?? '') : ''}
          taken={folders.map(({ name }) => name)}
          onClose={close}
          onDone={named}
        />
      ) : null}
      {asking === 'remove' && chosen ? (
        <ConfirmDialog
          open
          danger
          title={`删除文件夹“${chosen}”？`}
          confirmLabel="删除文件夹"
          onCancel={close}
          onConfirm={remove}
        >
          里面的模板不会删除，会移到“{UNFILED}”。
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
