import { Button } from '@haixuan/ui-kit'
import { useState } from 'react'
import { useIsNarrow } from '#shared/viewport'
import styles from './rule-line.module.css'

/** How a derived board is made. */
export interface BoardRule {
  text: string
  /** Of a rule that the server keeps by versions. */
  version?: string
}

/** Characters that fit one line of a wide window, and of a phone beside the button. */
const LONG = { wide: 80, narrow: 20 }

/** How the board is made, the same above every board; null while it is on its way. Long rules open on demand. */
export function RuleLine({ rule }: { rule: BoardRule | string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const { text, version }: BoardRule = typeof rule === 'string' ? { text: rule } : (rule ?? { text: '' })
  const isLong = text.length > LONG[useIsNarrow() ? 'narrow' : 'wide']
  const lead = version === undefined ? '榜单规则' : `榜单规则（${version}）`
  return (
    <div className={styles.rule}>
      <p className={isLong && !isOpen ? styles.short : styles.text}>
        {rule === null ? '榜单规则' : `${lead}：${text}`}
      </p>
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </Button>
      )}
    </div>
  )
}
