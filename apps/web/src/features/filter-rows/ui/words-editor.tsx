import { Button, TextField } from '@haixuan/ui-kit'
import { type FormEvent, useState } from 'react'
import styles from './editor.module.css'

interface WordsEditorProps {
  label: string
  value: string | undefined
  onChange: (words: string | undefined) => void
}

/** A value typed as it is, a brand for example; an empty field takes the filter off. */
export function WordsEditor({ label, value, onChange }: WordsEditorProps) {
  const [text, setText] = useState(value ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(text.trim() === '' ? undefined : text.trim())
  }
  return (
    <form className={styles.custom} onSubmit={submit}>
      <TextField label={label} labelPlacement="hidden" autoComplete="off" value={text} onChange={setText} />
      <Button type="submit">应用</Button>
    </form>
  )
}
