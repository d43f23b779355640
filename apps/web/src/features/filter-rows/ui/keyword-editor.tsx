import { Chip, SearchField, useDraft } from '@haixuan/ui-kit'
import type { KeyboardEvent } from 'react'
import styles from './filter-bar.module.css'

interface KeywordEditorProps {
  label: string
  /** What the words are looked for in: 昵称、账号. */
  hint: string
  /** Most characters that the list takes. */
  most: number | undefined
  words: string | undefined
  isExact: boolean
  onChange: (words: string | undefined, isExact: boolean) => void
}

/** Id of the field that `/` jumps to. */
export const KEYWORD_FIELD = 'board-keyword'

/** Words to search for; Enter searches, and so does leaving the field. Escape brings back what was searched for. */
export function KeywordEditor({ label, hint, most, words, isExact, onChange }: KeywordEditorProps) {
  const applied = { text: words ?? '', isExact }
  const search = ({ text, isExact }: typeof applied) => onChange(text.trim() || undefined, isExact)
  const draft = useDraft({
    applied,
    key: `${applied.text} ${isExact}`,
    onLeave: (typed) => {
      if (typed.text.trim() !== applied.text) search(typed)
      return undefined
    },
  })
  const submit = (typed: typeof applied) => {
    draft.settle()
    search(typed)
  }
  // Without words there is nothing to match exactly: the choice waits for them.
  const toggle = () => {
    const typed = { ...draft.value, isExact: !draft.value.isExact }
    typed.text.trim() === '' ? draft.set(typed) : submit(typed)
  }
  // The field itself empties on Escape; here that is for a second press.
  const takeBack = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft.isTyped && draft.value.text !== applied.text) event.preventDefault()
  }
  return (
    <div className={styles.search} {...draft.group}>
      <SearchField
        id={KEYWORD_FIELD}
        className={styles.searchField}
        label={label}
        placeholder={`${hint}，-词 排除`}
        maxLength={most}
        value={draft.value.text}
        onChange={(text) => draft.set({ ...draft.value, text })}
        onKeyDown={takeBack}
        onSubmit={(text) => submit({ ...draft.value, text })}
      />
      <Chip selected={draft.value.isExact} onClick={toggle} title="整句完全一致，不拆词">
        精确
      </Chip>
    </div>
  )
}
