import type { GoodsRow } from '#entities/goods'
import { moneyText } from '#shared/money'
import styles from './figure-cell.module.css'

/** Local price, and US dollars where the local currency is another one. */
export function PriceCell({ row }: { row: GoodsRow }) {
  const { price, priceUsd } = row
  if (!price) return <span className={styles.missing}>—</span>
  const isForeign = price.currency !== 'USD'
  return (
    <span className={styles.figure}>
      <span>{moneyText(price.amount, price.currency)}</span>
      {isForeign && (
        <span className={styles.second} title="按来源日期的汇率折算">
          {priceUsd === null ? '无美元汇率' : `≈ ${moneyText(priceUsd, 'USD')}`}
        </span>
      )}
    </span>
  )
}
