import { Button, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { amountText, differenceText, type FinanceBook } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { whenText } from '../lib/when-text.ts'
import { type ClassKey, withdrawAcceptanceFx } from '../model/accept-difference.ts'
import { AcceptDialog, type AcceptDialogProps } from './accept-dialog.tsx'
import styles from './accept-difference.module.css'
import { AcceptanceHistory } from './acceptance-history.tsx'

interface AcceptedPartProps {
  place: ClassKey
  sums: AcceptDialogProps['sums']
  accepted: FinanceBook['reconciliation'][number]['accepted']
}

/** Whether a difference is accepted, by whom and why, and the ways to accept it or to take that back. */
export function AcceptedPart({ place, sums, accepted }: AcceptedPartProps) {
  const [isAsking, setAsking] = useState(false)
  const [withdraw, isWithdrawing] = useUnit([withdrawAcceptanceFx, withdrawAcceptanceFx.pending])
  const { currency } = place
  return (
    <div className={styles.part}>
      <div className={layout.line}>
        {accepted === null ? (
          <span>还没有接受：查不到原因、或已与平台确认的差额可以写明备注后接受。</span>
        ) : (
          <>
            <Tag tone={accepted.isCurrent ? 'info' : 'warning'}>
              {accepted.isCurrent ? '已接受' : '已接受 · 之后变动'}
            </Tag>
            <span>{accepted.note}</span>
          </>
        )}
        {!accepted?.isCurrent && (
          <Button size="small" onClick={() => setAsking(true)}>
            接受差额…
          </Button>
        )}
        {accepted && (
          <Button
            size="small"
            loading={isWithdrawing}
            onClick={() => void withdraw(place).catch(() => undefined)}
          >
            撤回接受
          </Button>
        )}
      </div>
      {accepted && !accepted.isCurrent && (
        <p className={styles.plain}>
          接受时 {differenceText(accepted.difference, currency)}（明细 {amountText(accepted.detail, currency)}
          ，账务 {amountText(accepted.ledger, currency)}），现在 {differenceText(sums.difference, currency)}
          （明细 {amountText(sums.detail, currency)}，账务 {amountText(sums.ledger, currency)}）。
        </p>
      )}
      {accepted && (
        <p className={layout.note}>
          {accepted.userName ?? '已注销的账号'} {whenText(accepted.at)}
        </p>
      )}
      <AcceptanceHistory place={place} />
      {isAsking && <AcceptDialog place={place} sums={sums} onClose={() => setAsking(false)} />}
    </div>
  )
}
