import { Button, Sentence, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { dayText, purchaseRequestsQuery, REQUEST_STATUS, yuan } from '#entities/order'
import { stateWord } from '#shared/known-word'
import { requestWithdrawn, withdrawRequestFx } from '../model/request-purchase.ts'
import styles from './support-sheet.module.css'

const MOST = 3

/** What became of the last requests. */
export function RequestStates() {
  const { data = [], error } = useQuery(purchaseRequestsQuery())
  const [withdraw, isPending] = useUnit([requestWithdrawn, withdrawRequestFx.pending])
  if (error && data.length === 0)
    return (
      <p role="alert">
        <Sentence>{`申请记录没有读取到（${error.message}）`}</Sentence>
      </p>
    )
  if (data.length === 0) return null
  return (
    <ul className={styles.requests} aria-label="我的开通申请">
      {data.slice(0, MOST).map(({ id, planName, months, priceFen, status, reply, createdAt }) => (
        <li key={id}>
          <span>
            {planName} {months} 个月{' '}
            <Tag tone={stateWord(REQUEST_STATUS, status).tone}>{stateWord(REQUEST_STATUS, status).name}</Tag>
          </span>
          <span className={styles.note}>
            {dayText(createdAt)}，{priceFen === null ? '价格待确认' : yuan(priceFen)}
            {reply && `，回复：${reply}`}
          </span>
          {status === 'pending' && (
            <Button size="small" loading={isPending} onClick={() => withdraw(id)}>
              撤回
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
