import { Button, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { stateWord } from '#shared/known-word'
import { $isSendingAgain, type MailRow, mailSentAgain } from '../model/mail.ts'
import styles from './mail-dialog.module.css'

const STATE = {
  waiting: { name: '待确认', tone: 'warning' },
  verified: { name: '已确认', tone: 'success' },
  bounced: { name: '退信，请重新确认', tone: 'danger' },
} as const

interface MailListProps {
  rows: readonly MailRow[]
  /** The site sends mail, so a link can be sent again. */
  canSend: boolean
  onRemove: (row: MailRow) => void
}

/** Addresses with their state, and what can be done with each. A list: a long address wraps on a phone. */
export function MailList({ rows, canSend, onRemove }: MailListProps) {
  const { again, isSending } = useUnit({ again: mailSentAgain, isSending: $isSendingAgain })
  return (
    <ul className={styles.list} aria-label="邮箱地址">
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <span className={styles.address}>
            {row.address}{' '}
            <Tag tone={stateWord(STATE, row.state).tone}>{stateWord(STATE, row.state).name}</Tag>
          </span>
          <span className={styles.acts}>
            {canSend && row.state !== 'verified' && (
              <Button
                size="small"
                disabled={isSending}
                aria-label={`重新发送确认邮件到 ${row.address}`}
                onClick={() => again(row.address)}
              >
                重新发送
              </Button>
            )}
            <Button size="small" aria-label={`移除 ${row.address}`} onClick={() => onRemove(row)}>
              移除
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
