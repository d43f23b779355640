import { useEffect, useState } from 'react'
import { foldersOf } from '../../storage/folders.ts'
import type { LabelEntry } from '../../storage/label-storage.ts'
import { useEditor, useShown } from '../editor.ts'
import { FolderList } from './folder-list.tsx'
import { LabelCard } from './label-card.tsx'
import styles from './tools.module.css'

interface Kept {
  entries: readonly LabelEntry[]
  /** Folders that were made here. */
  made: readonly string[]
}

/** The labels that are kept, and their folders, as they are now. */
function useStorage(): Kept | null {
  const { storage } = useEditor()
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    const read = () => {
      Promise.all([storage.list(), storage.folders()]).then(
        ([entries, made]) => setKept({ entries, made }),
        () => setKept({ entries: [], made: [] }),
      )
    }
    read()
    return storage.subscribe(read)
  }, [storage])
  return kept
}

const EMPTY = {
  words: '没有名称符合的标签',
  folder: '这个文件夹是空的。用模板右上角的菜单，或把模板拖到文件夹上。',
  templates: '还没有模板。打开一个标签，在右上角“文件”里选“存为我的模板”。',
  recent: '还没有标签。改动会自动保存在本机，出现在这里。',
} as const

/** Labels of this browser: the templates in their folders, or those last worked on. */
export function OwnLabels({ listing, query }: { listing: 'templates' | 'recent'; query: string }) {
  const { storage, say } = useEditor()
  const { document } = useShown()
  const kept = useStorage()
  const [folder, setFolder] = useState<string | null>(null)
  const words = query.trim().toLowerCase()
  if (!kept) return null
  const isTemplates = listing === 'templates'
  const folders = isTemplates ? foldersOf(kept.entries, kept.made) : []
  // A folder that another window removed shows everything again.
  const isThere = folder !== '' && folders.some(({ name }) => name === folder)
  const chosen = isThere || (folder === '' && folders.length > 0) ? folder : null
  const all = kept.entries.filter(({ isMyTemplate }) => isMyTemplate === isTemplates)
  const listed = all.filter(
    (entry) => (chosen === null || entry.folder === chosen) && entry.name.toLowerCase().includes(words),
  )
  const file = (id: string, to: string) => {
    storage.file(id, to).then(
      (isDone) => !isDone && say('error', '这个标签已被删除'),
      () => say('error', '没有移动成功：浏览器没有写入本地数据库，请重试'),
    )
  }
  return (
    <div className={styles.stack}>
      {isTemplates && (all.length > 0 || folders.length > 0) ? (
        <FolderList
          folders={folders}
          total={all.length}
          unfiled={all.filter((entry) => entry.folder === '').length}
          chosen={chosen}
          onChoose={setFolder}
          onFile={file}
        />
      ) : null}
      {listed.length === 0 ? (
        <p className={styles.hint}>{EMPTY[words ? 'words' : chosen === null ? listing : 'folder']}</p>
      ) : (
        <div className={styles.grid}>
          {listed.map((entry) => (
            <LabelCard
              key={entry.id}
              entry={entry}
              isOpen={entry.id === document.id}
              folders={folders.map(({ name }) => name)}
              onFile={file}
            />
          ))}
        </div>
      )}
    </div>
  )
}
