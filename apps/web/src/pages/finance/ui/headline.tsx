import { ChangeMark, HelpIcon, IconButton, Popover, Tag } from '@haixuan/ui-kit'
import {
  amountText,
  type BookFigures,
  firstDay,
  lastDay,
  ownMoneyText,
  shareText,
  shortMonth,
} from '#entities/finance-book'
import { cardClass } from '#shared/card'
import { layout } from '#shared/page-layout'
import styles from './finance.module.css'

export interface HeadlineProps {
  month: string
  currency: string
  figures: BookFigures
  /** Of the month before; null where it has no books. */
  before: BookFigures | null
  /** Rule of returned goods, in words. */
  returnsText: string
  /** Lines of details behind the figures. */
  rows: number
}

/** How much was earned, on what basis, and how much of the sales that covers. */
export function Headline({ month, currency, figures, before, returnsText, rows }: HeadlineProps) {
  const { profitFen, coverage, missingSkus, missingSales, margin, sales } = figures
  const last = before?.profitFen ?? null
  const change = profitFen !== null && last !== null && last > 0 ? profitFen / last - 1 : null
  return (
    <section className={cardClass} aria-label={`${shortMonth(month)}毛利`}>
      <div className={styles.line}>
        <span>{shortMonth(month)}毛利</span>
        <Popover
          label="毛利的口径"
          trigger={<IconButton size="small" label="毛利的口径" icon={<HelpIcon />} />}
        >
          <p className={styles.formula}>
            毛利 = 结算净额 − 缺成本未计入 − 店铺费用 − 成本。由 {rows.toLocaleString('zh-CN')}{' '}
            行账单明细得出。
            <br />
            结算净额 {amountText(figures.platformNet, currency)}，缺成本未计入{' '}
            {amountText(figures.missingIncome, currency)}，店铺费用 {amountText(figures.storeCosts, currency)}
            ，成本 {ownMoneyText(figures.costFen, 'CNY')}。
          </p>
        </Popover>
        {missingSkus > 0 && <Tag tone="warning">未含 {missingSkus} 个缺成本 SKU</Tag>}
      </div>
      <div className={styles.line}>
        <strong className={styles.profit} data-loss={(profitFen ?? 0) < 0 || undefined}>
          {ownMoneyText(profitFen, 'CNY')}
        </strong>
        {change !== null && <ChangeMark ratio={change} against="较上月" />}
        {last !== null && (
          <span className={layout.note}>
            {shortMonth(monthBefore(month))} {ownMoneyText(last, 'CNY')}
          </span>
        )}
      </div>
      <p className={styles.plain}>
        利润率 <strong>{shareText(margin)}</strong>（毛利 ÷ 有成本的销售额{' '}
        {ownMoneyText(sales - missingSales, currency)}）
      </p>
      <Coverage share={coverage} missing={missingSales > 0 ? ownMoneyText(missingSales, currency) : null} />
      <p className={styles.basis}>
        按账务时间 {firstDay(month)} 至 {lastDay(month)} 入账，不是下单日期。{returnsText}
        。提现、冻结、预留不算成本。
        {currency !== 'CNY' &&
          figures.rates.map(({ day, rate }) => `按 ${day} 汇率 ${rate} 折算，只作参考。`).join('')}
      </p>
    </section>
  )
}

const monthBefore = (month: string) =>
  `${month.slice(0, 5)}${String(((Number(month.slice(5)) + 10) % 12) + 1).padStart(2, '0')}`

/** Sales whose cost is known, and the rest. */
function Coverage({ share, missing }: { share: number | null; missing: string | null }) {
  return (
    <div className={styles.coverage}>
      <div className={styles.line}>
        <span>
          成本覆盖 <strong>{shareText(share)}</strong>
        </span>
        {missing !== null && <span className={styles.end}>缺 {missing}</span>}
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.known} style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
