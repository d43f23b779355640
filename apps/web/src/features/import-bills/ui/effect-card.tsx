import { differenceText, monthName, ownMoneyText } from '#entities/finance-book'
import { type MonthEffect, uncostedText } from '../lib/preview-sums.ts'
import styles from './effect.module.css'

const CNY = 'CNY'

/** What an import changes in one month: the profit before and after, and the parts of the difference. */
export function EffectCard({ effect }: { effect: MonthEffect }) {
  const { month, currency, net, profit } = effect
  const heading =
    currency === CNY
      ? `对毛利的影响 · ${monthName(month)}`
      : `对结算净额的影响 · ${monthName(month)} · ${currency}`
  const shown = currency === CNY ? profit : net
  const change = (shown.after ?? 0) - (shown.before ?? 0)
  const uncosted = uncostedText(effect)
  const parts: [string, number][] = [
    ['收入与扣款', effect.platformNet],
    ['缺成本的 SKU，不计入', effect.missingIncome],
    ['成本（按每笔账务时间的版本）', effect.costFen],
  ]
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl className={styles.effect}>
        <Bar name="导入前" value={shown.before} most={shown} currency={currency} />
        <Bar name="导入后" value={shown.after} most={shown} currency={currency} />
        {currency === CNY &&
          parts.map(([name, minor]) => (
            <div key={name} className={styles.part}>
              <dt>{name}</dt>
              <dd>{differenceText(minor, CNY)}</dd>
            </div>
          ))}
        <div className={styles.part} data-sum>
          <dt>{currency === CNY ? '毛利变化' : '结算净额变化'}</dt>
          <dd>{differenceText(change, currency)}</dd>
        </div>
      </dl>
      {uncosted !== null && <p className={styles.note}>{uncosted}</p>}
    </section>
  )
}

interface BarProps {
  name: string
  value: number | null
  /** The larger of both is as long as the row. */
  most: { before: number | null; after: number | null }
  currency: string
}

function Bar({ name, value, most, currency }: BarProps) {
  const longest = Math.max(Math.abs(most.before ?? 0), Math.abs(most.after ?? 0))
  const share = longest === 0 ? 0 : Math.abs(value ?? 0) / longest
  return (
    <div className={styles.bar}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.track} aria-hidden="true">
          <span
            style={{ width: `${(share * 100).toFixed(1)}%` }}
            data-loss={(value ?? 0) < 0 || undefined}
            data-before={name === '导入前' || undefined}
          />
        </span>
        <strong>{ownMoneyText(value, currency)}</strong>
      </dd>
    </div>
  )
}
