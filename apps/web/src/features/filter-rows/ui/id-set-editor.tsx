import { Chip } from '@haixuan/ui-kit'
import type { IdSet } from '#shared/board'
import { isSetOn, toggleSet } from '../lib/id-sets.ts'
import styles from './editor.module.css'

interface IdSetEditorProps {
  value: string | undefined
  sets: readonly IdSet[]
  onChange: (value: string | undefined) => void
  onAhead: (value: string | undefined) => void
}

/** Any of several named sets; 全部 takes all of them off. */
export function IdSetEditor({ value, sets, onChange, onAhead }: IdSetEditorProps) {
  return (
    <div className={styles.chips}>
      <Chip
        selected={value === undefined}
        onAhead={() => onAhead(undefined)}
        onClick={() => onChange(undefined)}
      >
        全部
      </Chip>
      {sets.map((set) => (
        <Chip
          key={set.label}
          selected={isSetOn(value, set)}
          onAhead={() => onAhead(toggleSet(value, set))}
          onClick={() => onChange(toggleSet(value, set))}
        >
          {set.label}
        </Chip>
      ))}
    </div>
  )
}
