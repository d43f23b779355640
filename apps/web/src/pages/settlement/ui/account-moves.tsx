import { amountText, differenceText, type FinanceBook, firstDay, lastDay } from '#entities/finance-book'
import { accountMoves } from '../lib/reconcile-rows.ts'
import styles from './settlement.module.css'

interface AccountMovesProps {
  month: string
  currency: string
  books: readonly FinanceBook[]
}

/** How the account moved. The file of the account book has no balance: without one it shows the movement alone. */
export function AccountMoves({ month, currency, books }: AccountMovesProps) {
  const moves = accountMoves(books)
  const figures = [
    { label: '收支（下表账务一列）', minor: moves.turnover },
    { label: '提现（转账，不是支出）', minor: moves.withdrawal },
    { label: '预留与冻结', minor: moves.freeze },
    { label: '解冻', minor: moves.unfreeze },
    ...(moves.others === 0 ? [] : [{ label: '充值与账户间转账', minor: moves.others }]),
  ]
  return (
    <dl className={styles.moves} aria-label="账户变动">
      {figures.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{differenceText(minor, currency)}</dd>
        </div>
      ))}
      <div>
        <dt>
          {firstDay(month)} 至 {lastDay(month)} 变动
        </dt>
        <dd>{amountText(moves.all, currency)}</dd>
      </div>
    </dl>
  )
}
