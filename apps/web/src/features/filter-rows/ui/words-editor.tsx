import { typedWords } from '@haixuan/rules'
import { Button, Chip, TextField, useDraft } from '@haixuan/ui-kit'
import type { FormEvent } from 'react'
import { toggleWord } from '../lib/word-list.ts'
import styles from './editor.module.css'

interface WordsEditorProps {
  label: string
  /** Most characters that the list takes. */
  most: number | undefined
  value: string | undefined
  /** Words to choose from, of which several may be on; without them one value is typed. */
  common?: readonly string[] | undefined
  onChange: (words: string | undefined) => void
  /** The focus left words that were typed and not confirmed. */
  onLeave: (words: string | undefined) => void
  /** Words as they are typed, null for none; undefined once nothing waits. */
  onTyped: (words: string | null | undefined) => void
}

/** A value typed as it is, a brand for example, or a list of such values; an empty field takes the filter off. */
export function WordsEditor({ label, most, value, common, onChange, onLeave, onTyped }: WordsEditorProps) {
  const read = (text: string) => (common ? typedWords(text).join(',') : text.trim()) || undefined
  const draft = useDraft({
    applied: value ?? '',
    key: value ?? '',
    onLeave: (text) => {
      onLeave(read(text))
      return undefined
    },
    onTyped: (text) => onTyped(text === undefined ? undefined : (read(text) ?? null)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.settle()
    onChange(read(draft.value))
  }
  const on = new Set(typedWords(value ?? ''))
  return (
    <div className={styles.editor}>
      {common && (
        <div className={styles.chips}>
          <Chip selected={on.size === 0} onClick={() => onChange(undefined)}>
            全部
          </Chip>
          {common.map((word) => (
            <Chip key={word} selected={on.has(word)} onClick={() => onChange(toggleWord(value, word))}>
              {word}
            </Chip>
          ))}
        </div>
      )}
      <form className={styles.custom} {...draft.group} onSubmit={submit}>
        <TextField
          label={label}
          labelPlacement="hidden"
          autoComplete="off"
          maxLength={most}
          placeholder={common ? '多个用逗号分开' : undefined}
          value={draft.value}
          onChange={draft.set}
        />
        <Button type="submit">应用</Button>
      </form>
    </div>
  )
}
