import { NoDataState, Tag } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { amountText, type FinanceLinesQuery, financeLinesQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { isNarrowed, LineFilters, LineTable, lineAsk, readLineFilter } from '#widgets/finance-lines'
import type { BillDeclaration } from '../lib/bill-pages.ts'
import { BillCharts } from './bill-charts.tsx'
import { BillRateLine } from './bill-rate-line.tsx'
import { ListAnswer, ListFoot, ListHead } from './list-parts.tsx'
import { OpenDialogs } from './open-dialogs.tsx'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

const LINES_A_PAGE = 50
/** CSS pixels: the sums below are seen on a laptop. */
const LINES_HEIGHT = 560

/** Lines of one kind of bill: official columns, source, sums by currency. */
export function BillPage({ bill }: { bill: BillDeclaration }) {
  return (
    <TemplatePage title={bill.title} note={bill.note}>
      {(view) => <BillLines bill={bill} view={view} />}
    </TemplatePage>
  )
}

function BillLines({ bill, view }: { bill: BillDeclaration; view: TemplateView }) {
  const { address, chosen, month, store } = view
  const { read, page } = address
  const part = bill.parts.find(({ id }) => id === read('part')) ?? bill.parts[0]
  const keyword = read('q')
  const filter = readLineFilter(read, month)
  const query = useQuery({
    ...financeLinesQuery({
      ...part?.ask,
      ...{ store, from: month, to: month, currency: chosen.currency, page, limit: LINES_A_PAGE },
      ...(keyword !== undefined && { keyword }),
      ...lineAsk(filter, chosen.currency),
    } as FinanceLinesQuery),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={layout.part}>
      <ListHead
        address={address}
        choice={{ label: '哪一种', name: 'part' }}
        parts={bill.parts.map(({ id, name }) => ({ value: id, label: name }))}
        part={part?.id}
        words={{ label: '单号、SKU ID 或货号', placeholder: '完整的单号、SKU ID 或货号' }}
      />
      {bill.rated && <BillRateLine rated={bill.rated} view={view} />}
      {part && <BillCharts {...{ bill, part, view }} />}
      <LineFilters {...{ address, filter, month }} currency={chosen.currency} />
      <ListAnswer
        query={query}
        empty={
          <NoDataState>
            {isNarrowed(filter)
              ? '没有符合筛选的行，请放宽账务时间或金额。'
              : keyword === undefined
                ? `${month} 没有「${part?.name}」的行。没有导入过这种账单时，请先导入；平台没有账单时，这里就是空的。`
                : `没有与“${keyword}”完全相同的单号、SKU ID 或货号。`}
          </NoDataState>
        }
      >
        {(data) => (
          <>
            <LineTable
              label={part?.name ?? bill.title}
              page={data}
              address={address}
              maxHeight={LINES_HEIGHT}
            />
            <ListFoot address={address} label="明细分页" count={data.count} limit={LINES_A_PAGE}>
              {data.sums.map(({ currency, rows, minor, twiceRows }) => (
                <span key={currency} className={styles.sum}>
                  合计 {rows.toLocaleString('zh-CN')} 行 <strong>{amountText(minor, currency)}</strong>{' '}
                  {currency}
                  {twiceRows > 0 && <Tag tone="info">{twiceRows} 笔在「销售冲回」也出现，只计一次</Tag>}
                </span>
              ))}
            </ListFoot>
          </>
        )}
      </ListAnswer>
      <OpenDialogs view={view} />
    </div>
  )
}
