import { Chip } from '@haixuan/ui-kit'
import styles from './editor.module.css'

interface ChoiceEditorProps {
  value: string | undefined
  options: Readonly<Record<string, string>>
  /** What holds when nothing is chosen. */
  standard: string | undefined
  onChange: (value: string | undefined) => void
  onAhead: (value: string | undefined) => void
}

/** One of a closed list; without a standard, the first answer is 全部. */
export function ChoiceEditor({ value, options, standard, onChange, onAhead }: ChoiceEditorProps) {
  const now = value ?? standard
  return (
    <div className={styles.chips}>
      {standard === undefined && (
        <Chip
          selected={now === undefined}
          onAhead={() => onAhead(undefined)}
          onClick={() => onChange(undefined)}
        >
          全部
        </Chip>
      )}
      {Object.entries(options).map(([option, name]) => (
        <Chip
          key={option}
          selected={option === now}
          onAhead={() => onAhead(option)}
          onClick={() => onChange(option)}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
