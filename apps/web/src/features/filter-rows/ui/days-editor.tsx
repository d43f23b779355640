import type { NumberBounds } from '@haixuan/rules'
import { Button, Chip, TextField, useDraft } from '@haixuan/ui-kit'
import type { FormEvent } from 'react'
import { typedInteger } from '../lib/typed-integer.ts'
import styles from './editor.module.css'

interface DaysEditorProps {
  label: string
  bounds: NumberBounds
  value: number | undefined
  presets: readonly number[]
  onChange: (days: number | undefined) => void
  onAhead: (days: number | undefined) => void
  /** The focus left a number that was typed and not confirmed. */
  onLeave: (days: number | undefined) => void
  /** A number as it is typed, null for none; undefined once nothing waits. */
  onTyped: (days: number | null | undefined) => void
}

/** At most so many days ago: ready answers, and a number to type. */
export function DaysEditor({ value, presets, onChange, onAhead, ...custom }: DaysEditorProps) {
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
      <CustomDays {...custom} applied={isCustom ? String(value) : ''} of={value} onChange={onChange} />
    </div>
  )
}

type CustomDaysProps = Pick<DaysEditorProps, 'label' | 'bounds' | 'onChange' | 'onLeave' | 'onTyped'> & {
  applied: string
  /** What holds, be it a ready answer or not. */
  of: number | undefined
}

function CustomDays({ label, bounds, applied, of, onChange, onLeave, onTyped }: CustomDaysProps) {
  const { minimum, maximum } = bounds
  /** Whether the list can be asked for it; nothing takes the filter off. */
  const isUsable = (days: number | null) => days === null || (days >= minimum && days <= maximum)
  const draft = useDraft({
    applied,
    key: String(of),
    onLeave: (text) => {
      const days = typedInteger(text)
      if (!isUsable(days)) return false
      onLeave(days ?? undefined)
      return undefined
    },
    onTyped: (text) => {
      const days = text === undefined ? undefined : typedInteger(text)
      onTyped(days !== undefined && isUsable(days) ? days : undefined)
    },
  })
  const days = typedInteger(draft.value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isUsable(days)) return
    draft.settle()
    onChange(days ?? undefined)
  }
  return (
    <form className={styles.custom} {...draft.group} onSubmit={submit}>
      <TextField
        className={styles.number}
        label={`${label}自定义天数`}
        labelPlacement="hidden"
        placeholder="自定义"
        inputMode="numeric"
        autoComplete="off"
        after="天"
        value={draft.value}
        error={isUsable(days) ? undefined : `请输入 ${minimum} 到 ${maximum} 的整数`}
        onChange={draft.set}
      />
      <Button type="submit" disabled={!isUsable(days)}>
        应用
      </Button>
    </form>
  )
}
