import { Button, StaticTable, TrendDownIcon, TrendUpIcon } from '@haixuan/ui-kit'
import { amountText, shareText, shortMonth } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { type MatrixRow, monthsBefore, timeMatrix } from '../lib/time-matrix.ts'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

/** 月度汇总: months beside each other, to be printed. */
export function TimeMatrixPage() {
  return (
    <TemplatePage
      title="月度汇总"
      hasMonth={false}
      note="毛利和成本为人民币，未含缺成本的 SKU；其余为账本币种。箭头与上月相比。没有文件写明的为 —，不是 0。"
    >
      {(view) => <Matrix view={view} />}
    </TemplatePage>
  )
}

function Matrix({ view }: { view: TemplateView }) {
  const { books, currency } = view.chosen
  const months = [...new Set(books.map(({ month }) => month))].sort()
  const rows = timeMatrix(books, months)
  const before = monthsBefore(months)
  const text = ({ unit, isCny }: MatrixRow, value: number | null) => {
    if (value === null) return '—'
    if (unit === 'pieces') return value.toLocaleString('zh-CN')
    return unit === 'share' ? shareText(value) : amountText(value, isCny ? 'CNY' : currency)
  }
  return (
    <div className={layout.part}>
      <div className={layout.line} data-print="hide">
        <Button onClick={() => window.print()}>打印</Button>
      </div>
      <StaticTable
        label="月度汇总"
        className={styles.print ?? ''}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', heading: '项目', isRowName: true, cell: ({ name }) => name },
          {
            id: 'total',
            heading: '总计',
            isNumeric: true,
            cell: (row) => <strong>{text(row, row.total)}</strong>,
          },
          ...months.map((month, at) => ({
            ...{ id: month, heading: `${month.slice(0, 4)} ${shortMonth(month)}`, isNumeric: true },
            cell: (row: MatrixRow) => (
              <span className={styles.figure}>
                {/* Figures that read alike did not change for who reads them. */}
                {text(row, row.values[before[at] ?? -1] ?? null) !== text(row, row.values[at] ?? null) && (
                  <Trend before={row.values[before[at] ?? -1] ?? null} now={row.values[at] ?? null} />
                )}
                {text(row, row.values[at] ?? null)}
              </span>
            ),
          })),
        ]}
      />
    </div>
  )
}

/** Up or down against the month before; nothing where one of the two is not known. */
function Trend({ before, now }: { before: number | null; now: number | null }) {
  if (before === null || now === null || before === now) return null
  return now > before ? (
    <TrendUpIcon className={styles.up ?? ''} aria-label="比上月高" />
  ) : (
    <TrendDownIcon className={styles.down ?? ''} aria-label="比上月低" />
  )
}
