import { moneyText } from '@haixuan/ui-kit'
import type { GoodsRow } from '#entities/goods'
import styles from './figure-cell.module.css'

/** Local price, and US dollars where the local currency is another one. */
export function PriceCell({ row }: { row: GoodsRow }) {
  const { price, priceUsd } = row
  if (!price) return <span className={styles.missing}>—</span>
  const isForeign = price.currency !== 'USD'
  return (
    <span className={styles.figure}>
      <span>{moneyText({ minor: price.amount, currency: price.currency })}</span>
      {isForeign && (
        <span className={styles.second} title="按来源日期的汇率折算">
          {priceUsd === null ? '无美元汇率' : `≈ ${moneyText({ minor: priceUsd, currency: 'USD' })}`}
        </span>
      )}
    </span>
  )
}
