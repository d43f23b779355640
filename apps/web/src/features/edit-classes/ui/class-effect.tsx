import { BOOK_CLASS_NAMES } from '@haixuan/rules'
import { StaticTable } from '@haixuan/ui-kit'
import { amountText, differenceText } from '#entities/finance-book'
import type { ClassEffect } from '../model/keep-classes.ts'
import styles from './edit-classes.module.css'

/** Which lines change their class, and what that does to the profit of each month. */
export function ClassEffectTables({ effect }: { effect: ClassEffect }) {
  const { moves, books, stores } = effect
  if (moves.length === 0) return <p className={styles.note}>保存后，没有账务行换类别。</p>
  return (
    <section aria-label="保存后会这样变">
      <h3 className={styles.heading}>保存后会这样变</h3>
      <StaticTable
        label="换类别的账务行"
        rows={moves}
        rowId={({ month, currency, from, to }) => `${month} ${currency} ${from} ${to}`}
        maxHeight={180}
        columns={[
          { id: 'month', heading: '月份', isRowName: true, cell: ({ month }) => month },
          {
            ...{ id: 'class', heading: '类别' },
            cell: ({ from, to }) => `${BOOK_CLASS_NAMES[from]} → ${BOOK_CLASS_NAMES[to]}`,
          },
          { id: 'rows', heading: '行数', isNumeric: true, cell: ({ rows }) => rows.toLocaleString('zh-CN') },
          {
            ...{ id: 'minor', heading: '金额', isNumeric: true },
            cell: ({ minor, currency }) => `${amountText(minor, currency)} ${currency}`,
          },
        ]}
      />
      {books.length > 0 && (
        <StaticTable
          label="各月的结算净额和毛利"
          rows={books}
          rowId={({ store, month, currency }) => `${store} ${month} ${currency}`}
          maxHeight={180}
          columns={[
            {
              ...{ id: 'month', heading: '账本', isRowName: true },
              cell: ({ store, month, currency }) =>
                `${month} · ${stores.find(({ id }) => id === store)?.name ?? '—'} · ${currency}`,
            },
            {
              ...{ id: 'net', heading: '结算净额', isNumeric: true },
              cell: ({ before, after, currency }) =>
                `${amountText(before.platformNet, currency)} → ${amountText(after.platformNet, currency)}（${differenceText(after.platformNet - before.platformNet, currency)}）`,
            },
            {
              ...{ id: 'profit', heading: '毛利（元）', isNumeric: true },
              cell: ({ before, after }) =>
                before.profitFen === null || after.profitFen === null
                  ? '缺汇率，算不出'
                  : `${amountText(before.profitFen, 'CNY')} → ${amountText(after.profitFen, 'CNY')}`,
            },
            {
              ...{ id: 'different', heading: '相差的类别', isNumeric: true },
              cell: ({ before, after }) => `${before.different} → ${after.different}`,
            },
          ]}
        />
      )}
    </section>
  )
}
