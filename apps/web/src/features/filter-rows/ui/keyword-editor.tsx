import { Chip, SearchField } from '@haixuan/ui-kit'
import { useState } from 'react'
import styles from './filter-bar.module.css'

interface KeywordEditorProps {
  /** What the words are looked for in: 昵称、账号. 关键词 is a product's. */
  label: string
  words: string | undefined
  isExact: boolean
  onChange: (words: string | undefined, isExact: boolean) => void
}

/** Id of the field that `/` jumps to. */
export const KEYWORD_FIELD = 'board-keyword'

const GOODS = '关键词'

/** Words to search for; Enter searches. */
export function KeywordEditor({ label, words, isExact, onChange }: KeywordEditorProps) {
  const [text, setText] = useState(words ?? '')
  const [exact, setExact] = useState(isExact)
  const submit = (next: string) => onChange(next === '' ? undefined : next, exact)
  const toggle = () => {
    setExact(!exact)
    if (words !== undefined) onChange(words, !exact)
  }
  return (
    <div className={styles.search}>
      <SearchField
        id={KEYWORD_FIELD}
        className={styles.searchField}
        label={label}
        placeholder={label === GOODS ? '标题、商品ID或链接，-词 排除' : `${label}，-词 排除`}
        maxLength={200}
        value={text}
        onChange={setText}
        onSubmit={submit}
      />
      <Chip selected={exact} onClick={toggle} title="整句完全一致，不拆词">
        精确
      </Chip>
    </div>
  )
}
