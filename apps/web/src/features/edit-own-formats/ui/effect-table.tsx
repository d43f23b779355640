import type { components } from '@haixuan/api-sdk/schema'
import { StaticTable } from '@haixuan/ui-kit'
import { amountText, differenceText } from '#entities/finance-book'
import styles from './edit-own-formats.module.css'

const profitText = (fen: number | null) => (fen === null ? '缺汇率，算不出' : amountText(fen, 'CNY'))

/** What saving does to the profit of each month. */
export function EffectTable({ effect }: { effect: components['schemas']['FinanceCostEffect'] }) {
  const { books, stores } = effect
  const title =
    books.length === 1 ? `保存后，${Number(books[0]?.month.slice(5))} 月会这样变` : '保存后，各月会这样变'
  if (books.length === 0) return <p className={styles.note}>保存后，已入账月份的毛利不变。</p>
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <StaticTable
        label={title}
        rows={books}
        rowId={({ store, month, currency }) => `${store} ${month} ${currency}`}
        maxHeight={160}
        columns={[
          {
            id: 'month',
            heading: '月份',
            isRowName: true,
            cell: ({ store, month, currency }) =>
              `${month} · ${stores.find(({ id }) => id === store)?.name ?? '—'} · ${currency}`,
          },
          {
            id: 'profit',
            heading: '毛利（元）',
            isNumeric: true,
            cell: ({ before, after }) =>
              before.profitFen === null || after.profitFen === null
                ? `${profitText(before.profitFen)} → ${profitText(after.profitFen)}`
                : `${amountText(before.profitFen, 'CNY')} → ${amountText(after.profitFen, 'CNY')}（${differenceText(after.profitFen - before.profitFen, 'CNY')}）`,
          },
          {
            id: 'missing',
            heading: '缺成本 SKU',
            isNumeric: true,
            cell: ({ before, after }) => `${before.missingSkus} → ${after.missingSkus}`,
          },
        ]}
      />
      <p className={styles.note}>退回的货按可再售计，按所退销售当时的成本冲回。</p>
    </section>
  )
}
