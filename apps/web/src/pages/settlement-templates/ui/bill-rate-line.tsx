import { useQuery } from '@tanstack/react-query'
import { financeSkusQuery, shareText } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { BILL_RATES, type BillRate, type RatedBill } from '../lib/bill-rates.ts'
import type { TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

interface BillRateLineProps {
  rated: RatedBill
  view: TemplateView
}

/** Shares of the month that a bill is looked at for, each with what it is made of. */
export function BillRateLine({ rated, view }: BillRateLineProps) {
  const { chosen, month } = view
  const rates = BILL_RATES[rated](chosen.books.filter((book) => book.month === month))
  return (
    <div className={layout.line}>
      {rates.map((rate) => (
        <Rate key={rate.name} rate={rate} />
      ))}
      {rated === 'refunds' && <GoodsReturnRate view={view} />}
    </div>
  )
}

const Rate = ({ rate: { name, formula, share } }: { rate: BillRate }) => (
  <span className={styles.sum}>
    {name} <strong>{shareText(share)}</strong> <span className={layout.note}>{formula}</span>
  </span>
)

/** Pieces that came back: two thirds of refunds are price differences with no goods coming back. */
function GoodsReturnRate({ view: { store, month, chosen, scope } }: { view: TemplateView }) {
  const { data } = useQuery(
    financeSkusQuery({
      ...{ store, from: month, to: month, currency: chosen.currency, returns: scope.returns, limit: 1 },
    }),
  )
  if (!data) return null
  const { sold, returned } = data.total
  const share = sold === 0 ? null : returned / sold
  return <Rate rate={{ name: '退货率', formula: '退回件数 ÷ 销售件数，只退款不退货的不算', share }} />
}
