import { Button, linkClass, Tag } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { bookFigures, type FinanceBook, lastDay, ownMoneyText, shortMonth } from '#entities/finance-book'
import { cardClass } from '#shared/card'
import { layout } from '#shared/page-layout'
import styles from './finance.module.css'

export interface OtherBooksProps {
  month: string
  /** Books of the month in other currencies than the one that is shown. */
  books: readonly FinanceBook[]
  /** Profit of the shown currency, fen of CNY. */
  profitFen: number | null
  onCurrency: (currency: string) => void
}

/** Books in other currencies: never added to the figures of the page, told beside them by a dated rate. */
export function OtherBooks({ month, books, profitFen, onCurrency }: OtherBooksProps) {
  const [isMerged, setMerged] = useState(false)
  const currencies = [...new Set(books.map(({ currency }) => currency))].sort()
  if (currencies.length === 0) return null
  const others = currencies.map((currency) => ({
    currency,
    figures: bookFigures(books.filter((book) => book.currency === currency)),
  }))
  const merged = others.reduce<number | null>(
    (sum, { figures }) => (sum === null || figures.profitFen === null ? null : sum + figures.profitFen),
    profitFen,
  )
  return (
    <section className={cardClass} aria-label="其他币种的账本">
      {others.map(({ currency, figures }) => (
        <div key={currency} className={styles.other}>
          <div className={styles.line}>
            <Tag tone="info">{currency}</Tag>
            <span>
              {currency} 账本未并入：{shortMonth(month)}结算净额{' '}
              <strong>{ownMoneyText(figures.platformNet, currency)}</strong>，毛利{' '}
              {currency !== 'CNY' && '≈ '}
              {ownMoneyText(figures.profitFen, 'CNY')}
            </span>
            <Button variant="quiet" size="small" className={styles.end} onClick={() => onCurrency(currency)}>
              看 {currency} 账本
            </Button>
          </div>
          {figures.profitFen === null && (
            <p className={layout.note}>
              没有 {month.slice(0, 4)}-{lastDay(month)} 前 31 天内的 {currency} 汇率，毛利算不出。
              <Link to="." search={(said) => ({ ...said, rates: '1' }) as never} className={linkClass()}>
                补汇率 ›
              </Link>
            </p>
          )}
          {figures.rates.map(({ day, rate }) => (
            <p key={day} className={layout.note}>
              按 {day} 汇率 {rate} 折算，只作参考
            </p>
          ))}
        </div>
      ))}
      <div className={styles.line}>
        {isMerged && (
          <span role="status">
            并入后 {shortMonth(month)}毛利 <strong>{ownMoneyText(merged, 'CNY')}</strong>，只作参考
          </span>
        )}
        <Button variant="quiet" size="small" className={styles.end} onClick={() => setMerged(!isMerged)}>
          {isMerged ? '不并入' : '并入折算'}
        </Button>
      </div>
    </section>
  )
}
