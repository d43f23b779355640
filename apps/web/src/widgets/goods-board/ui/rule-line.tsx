import { Button } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { RankPage } from '#entities/goods'
import styles from './rank-tabs.module.css'

/** Characters that fit one line of a wide window. */
const LONG = 80

/** How the board is made, as the server says it. Long rules open on demand. */
export function RuleLine({ rule }: { rule: RankPage['rule'] | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!rule) return <span className={styles.ruleText}>榜单规则</span>
  const isLong = rule.text.length > LONG
  return (
    <span className={styles.rule}>
      <span className={isLong && !isOpen ? styles.ruleShort : styles.ruleText}>
        榜单规则（{rule.version}）：{rule.text}
      </span>
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </Button>
      )}
    </span>
  )
}
