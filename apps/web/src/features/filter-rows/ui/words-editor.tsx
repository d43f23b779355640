import { Button, Chip, TextField } from '@haixuan/ui-kit'
import { type FormEvent, useState } from 'react'
import { toggleWord, wordsOf } from '../lib/word-list.ts'
import styles from './editor.module.css'

interface WordsEditorProps {
  label: string
  value: string | undefined
  /** Words to choose from, of which several may be on; without them one value is typed. */
  common?: readonly string[] | undefined
  onChange: (words: string | undefined) => void
}

/** A value typed as it is, a brand for example, or a list of such values; an empty field takes the filter off. */
export function WordsEditor({ label, value, common, onChange }: WordsEditorProps) {
  const [text, setText] = useState(value ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = common ? wordsOf(text).join(',') : text.trim()
    onChange(typed === '' ? undefined : typed)
  }
  const on = new Set(wordsOf(value))
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
      <form className={styles.custom} onSubmit={submit}>
        <TextField
          label={label}
          labelPlacement="hidden"
          autoComplete="off"
          placeholder={common ? '多个用逗号分开' : undefined}
          value={text}
          onChange={setText}
        />
        <Button type="submit">应用</Button>
      </form>
    </div>
  )
}
