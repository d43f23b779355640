import { useQuery } from '@tanstack/react-query'
import { amountText, differenceText, type FinanceBook, firstDay, lastDay } from '#entities/finance-book'
import { apiQuery } from '#shared/api'
import { accountBalance } from '../lib/account-balance.ts'
import { accountMoves } from '../lib/reconcile-rows.ts'
import styles from './settlement.module.css'

interface AccountMovesProps {
  month: string
  currency: string
  books: readonly FinanceBook[]
}

/** How the account moved. The file of the account book has no balance: without a typed one it shows the movement alone. */
export function AccountMoves({ month, currency, books }: AccountMovesProps) {
  const { data } = useQuery(apiQuery('getFinanceMoneyStates', {}))
  const moves = accountMoves(books)
  const place = { stores: [...new Set(books.map(({ store }) => store))], currency, month }
  const balance = accountBalance(data?.typed ?? [], place, moves.all)
  const amount = (minor: number) => amountText(minor, currency)
  const changed = (minor: number) => differenceText(minor, currency)
  const figures = [
    ...(balance ? [{ label: `${firstDay(month)} 期初余额（手填）`, text: amount(balance.opening) }] : []),
    { label: '收支（下表账务一列）', text: changed(moves.turnover) },
    { label: '提现（转账，不是支出）', text: changed(moves.withdrawal) },
    { label: '预留与冻结', text: changed(moves.freeze) },
    { label: '解冻', text: changed(moves.unfreeze) },
    ...(moves.others === 0 ? [] : [{ label: '充值与账户间转账', text: changed(moves.others) }]),
    balance
      ? { label: `${lastDay(month)} 期末余额`, text: amount(balance.closing) }
      : { label: `${firstDay(month)} 至 ${lastDay(month)} 变动`, text: amount(moves.all) },
    ...(balance ? [{ label: '与后台余额（手填）', text: typedText(balance, changed) }] : []),
  ]
  return (
    <dl className={styles.moves} aria-label="账户变动">
      {figures.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether the balance that the marketplace shows is the one that the account book leads to. */
function typedText(
  { closing, typed }: { closing: number; typed: number | null },
  changed: (minor: number) => string,
): string {
  if (typed === null) return '—'
  return typed === closing ? '✓ 一致' : `差 ${changed(typed - closing)}`
}
