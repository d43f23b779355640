import { MISSING } from '@haixuan/ui-kit'
import styles from './row-cells.module.css'

/** Words on two lines at most; the whole text is told when pointed at. */
export function Lines({ text, title = text }: { text: string; title?: string }) {
  return (
    <span className={text === MISSING ? styles.missing : styles.lines} title={title}>
      {text}
    </span>
  )
}
