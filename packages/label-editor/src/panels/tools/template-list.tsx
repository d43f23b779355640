import { Button, SearchField, Tabs } from '@haixuan/ui-kit'
import { useDeferredValue, useState } from 'react'
import { newDocument } from '../../document/new-document.ts'
import { LABEL_SIZES } from '../../library/sizes/label-sizes.ts'
import { useEditor } from '../editor.ts'
import { OwnLabels } from './own-labels.tsx'
import { ReadyTemplates } from './ready-templates.tsx'
import styles from './tools.module.css'

type Listing = 'ready' | 'templates' | 'recent' | 'sizes'

function Sizes() {
  const editor = useEditor()
  const make = (width: number, height: number) => {
    const document = newDocument(editor.makeId)
    const pages = document.pages.map((page) => ({ ...page, width, height }))
    void editor.openLabel({ ...document, pages }, 0)
  }
  return (
    <div className={styles.grid}>
      {LABEL_SIZES.map(({ id, width, height, use }) => (
        <Button key={id} className={styles.tile} onClick={() => make(width, height)}>
          <span>{`${width / 100} × ${height / 100}`}</span>
          <span className={styles.hint}>{use}</span>
        </Button>
      ))}
    </div>
  )
}

/** Ready templates, my templates, the labels last worked on, and an empty label by its size. */
export function TemplateList() {
  const [listing, setListing] = useState<Listing>('ready')
  const [query, setQuery] = useState('')
  const words = useDeferredValue(query)
  return (
    <div className={styles.stack}>
      <SearchField
        label="搜索模板和标签"
        labelPlacement="hidden"
        placeholder="搜索"
        value={query}
        onChange={setQuery}
      />
      <Tabs
        label="模板和标签"
        value={listing}
        onChange={setListing}
        items={[
          { id: 'ready', label: '推荐', content: <ReadyTemplates query={words} /> },
          { id: 'templates', label: '我的', content: <OwnLabels listing="templates" query={words} /> },
          { id: 'recent', label: '最近', content: <OwnLabels listing="recent" query={words} /> },
          { id: 'sizes', label: '空白', content: <Sizes /> },
        ]}
      />
    </div>
  )
}
