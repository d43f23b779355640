import { Button, IconButton, Menu, MoreIcon } from '@haixuan/ui-kit'
import { useEffect, useState } from 'react'
import { parseDocument, serializeDocument } from '../../document/parse-document.ts'
import type { ShelfEntry } from '../../shelf/shelf.ts'
import { type Desk, useDesk, useShown } from '../desk.ts'
import styles from './tools.module.css'

const sizeText = ({ width, height, pages }: ShelfEntry) =>
  `${width / 100} × ${height / 100} mm${pages > 1 ? ` · ${pages} 页` : ''}`

/** The labels that are kept, as they are now. */
function useShelfEntries(): readonly ShelfEntry[] | null {
  const { shelf } = useDesk()
  const [entries, setEntries] = useState<readonly ShelfEntry[] | null>(null)
  useEffect(() => {
    const read = () => {
      shelf.list().then(setEntries, () => setEntries([]))
    }
    read()
    return shelf.subscribe(read)
  }, [shelf])
  return entries
}

async function openEntry(desk: Desk, entry: ShelfEntry) {
  const label = await desk.shelf.read(entry.id)
  if (!label) {
    desk.say('error', '这个标签已被删除')
    return
  }
  const document = parseDocument(label.content)
  if (!entry.isMyTemplate) {
    await desk.openLabel(document, label.revision)
    return
  }
  // A template is used, not changed: what is opened is a label made from it.
  await desk.openLabel({ ...document, id: desk.makeId(), isMyTemplate: false }, 0)
  desk.say('success', `已用模板“${entry.name}”新建标签`)
}

async function changeEntry(desk: Desk, entry: ShelfEntry, action: string) {
  const label = await desk.shelf.read(entry.id)
  if (!label) return
  const document = parseDocument(label.content)
  if (action === 'edit') await desk.openLabel(document, label.revision)
  else if (action === 'remove') {
    await desk.shelf.remove(entry.id)
    desk.say('success', `已删除“${entry.name}”`)
  } else if (action === 'template') {
    const next = { ...document, isMyTemplate: !entry.isMyTemplate }
    const { revision, ...rest } = label
    await desk.shelf.save(
      { ...rest, isMyTemplate: next.isMyTemplate, content: serializeDocument(next) },
      revision,
    )
  }
}

function Card({ entry, isOpen }: { entry: ShelfEntry; isOpen: boolean }) {
  const desk = useDesk()
  return (
    <div className={styles.card}>
      <Button
        className={styles.open}
        onClick={() => void openEntry(desk, entry)}
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
            ],
            [{ id: 'remove', label: '删除', danger: true, disabled: isOpen }],
          ]}
          onAction={(action) => void changeEntry(desk, entry, action)}
        />
      </div>
    </div>
  )
}

/** Labels of this browser: the templates, or those last worked on. */
export function OwnLabels({ listing, query }: { listing: 'templates' | 'recent'; query: string }) {
  const { document } = useShown()
  const entries = useShelfEntries()
  const words = query.trim().toLowerCase()
  const listed = (entries ?? []).filter(
    (entry) => entry.isMyTemplate === (listing === 'templates') && entry.name.toLowerCase().includes(words),
  )
  if (entries && listed.length === 0) {
    return (
      <p className={styles.hint}>
        {words
          ? '没有名称符合的标签'
          : listing === 'templates'
            ? '还没有模板。打开一个标签，在右上角“文件”里选“存为我的模板”。'
            : '还没有标签。改动会自动保存在本机，出现在这里。'}
      </p>
    )
  }
  return (
    <div className={styles.grid}>
      {listed.map((entry) => (
        <Card key={entry.id} entry={entry} isOpen={entry.id === document.id} />
      ))}
    </div>
  )
}
