import { Chip } from '@haixuan/ui-kit'
import styles from './editor.module.css'

interface ChoiceEditorProps {
  value: string | undefined
  options: Readonly<Record<string, string>>
  /** What holds when nothing is chosen. */
  standard: string | undefined
  onChange: (value: string | undefined) => void
}

/** One of a closed list; without a standard, the first answer is 全部. */
export function ChoiceEditor({ value, options, standard, onChange }: ChoiceEditorProps) {
  const now = value ?? standard
  return (
    <div className={styles.chips}>
      {standard === undefined && (
        <Chip selected={now === undefined} onClick={() => onChange(undefined)}>
          全部
        </Chip>
      )}
      {Object.entries(options).map(([option, name]) => (
        <Chip key={option} selected={option === now} onClick={() => onChange(option)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
