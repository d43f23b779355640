import { Button, Chip, TextField } from '@haixuan/ui-kit'
import { type FormEvent, useState } from 'react'
import { typedInteger } from '../lib/typed-integer.ts'
import styles from './editor.module.css'

interface DaysEditorProps {
  label: string
  value: number | undefined
  presets: readonly number[]
  onChange: (days: number | undefined) => void
  onAhead: (days: number | undefined) => void
}

/** At most so many days ago: ready answers, and a number to type. */
export function DaysEditor({ label, value, presets, onChange, onAhead }: DaysEditorProps) {
  const isCustom = value !== undefined && !presets.includes(value)
  return (
    <div className={styles.editor}>
      <div className={styles.chips}>
        {presets.map((days) => (
          <Chip
            key={days}
            selected={days === value}
            onAhead={() => onAhead(days === value ? undefined : days)}
            onClick={() => onChange(days === value ? undefined : days)}
          >
            {days} 天内
          </Chip>
        ))}
      </div>
      <CustomDays key={value} label={label} first={isCustom ? String(value) : ''} onChange={onChange} />
    </div>
  )
}

type CustomDaysProps = Pick<DaysEditorProps, 'label' | 'onChange'> & { first: string }

function CustomDays({ label, first, onChange }: CustomDaysProps) {
  const [text, setText] = useState(first)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const days = typedInteger(text)
    if (days === null) return onChange(undefined)
    if (!(days >= 1 && days <= 3650)) return setError('请输入 1 到 3650 的整数')
    onChange(days)
  }
  return (
    <form className={styles.custom} onSubmit={submit}>
      <TextField
        className={styles.number}
        label={`${label}自定义天数`}
        labelPlacement="hidden"
        placeholder="自定义"
        inputMode="numeric"
        autoComplete="off"
        after="天"
        value={text}
        error={error}
        onChange={(next) => {
          setError(undefined)
          setText(next)
        }}
      />
      <Button type="submit">应用</Button>
    </form>
  )
}
