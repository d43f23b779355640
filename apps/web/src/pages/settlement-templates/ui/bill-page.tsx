import {
  FailedState,
  NoDataState,
  Pagination,
  SearchField,
  SegmentedControl,
  Skeleton,
  Tag,
} from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { amountText, financeLinesQuery } from '#entities/finance-book'
import { LineTable } from '#widgets/finance-lines'
import type { BillDeclaration } from '../lib/bill-pages.ts'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

// Fetched when they are first opened.
const SkuDialog = lazy(async () => ({ default: (await import('./sku-dialog.tsx')).SkuDialog }))
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))

const LINES_A_PAGE = 50

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
  const { read, go, page } = address
  const part = bill.parts.find(({ id }) => id === read('part')) ?? bill.parts[0]
  const keyword = read('q') ?? ''
  const [sku, order] = [read('sku'), read('order')]
  const close = () => go({ sku: undefined, order: undefined, page })
  const { data, error, isFetching, refetch } = useQuery({
    ...financeLinesQuery({
      ...part?.ask,
      ...{ store, from: month, to: month, currency: chosen.currency, page, limit: LINES_A_PAGE },
      ...(keyword === '' ? {} : { keyword }),
    } as Parameters<typeof financeLinesQuery>[0]),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        {bill.parts.length > 1 && (
          <SegmentedControl
            label="哪一种"
            options={bill.parts.map(({ id, name }) => ({ value: id, label: name }))}
            value={part?.id ?? ''}
            onChange={(next) => go({ part: next })}
          />
        )}
        <SearchField
          label="单号、SKU ID 或货号"
          labelPlacement="hidden"
          placeholder="完整的单号、SKU ID 或货号"
          value={keyword}
          onChange={(words) => go({ q: words.trim() || undefined })}
        />
      </div>
      {!data && error && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height="420px" />}
      {data && data.count === 0 && (
        <NoDataState>
          {keyword === ''
            ? `${month} 没有「${part?.name}」的行。没有导入过这种账单时，请先导入；平台没有账单时，这里就是空的。`
            : `没有与“${keyword}”完全相同的单号、SKU ID 或货号。`}
        </NoDataState>
      )}
      {data && data.count > 0 && (
        <>
          <LineTable
            label={part?.name ?? bill.title}
            page={data}
            onOpen={(which) => go({ ...which, page })}
          />
          <div className={styles.line}>
            {data.sums.map(({ currency, rows, minor, twiceRows }) => (
              <span key={currency} className={styles.sum}>
                合计 {rows.toLocaleString('zh-CN')} 行 <strong>{amountText(minor, currency)}</strong>{' '}
                {currency}
                {twiceRows > 0 && <Tag tone="info">{twiceRows} 笔在「销售冲回」也出现，只计一次</Tag>}
              </span>
            ))}
            {data.count > LINES_A_PAGE && (
              <Pagination
                label="明细分页"
                page={page}
                limit={LINES_A_PAGE}
                count={data.count}
                onPageChange={(next) => go({ page: next })}
              />
            )}
          </div>
        </>
      )}
      <Suspense>
        {sku !== undefined && <SkuDialog {...{ view, sku }} onClose={close} />}
        {order !== undefined && <OrderDialog {...{ view, order }} onClose={close} />}
      </Suspense>
    </div>
  )
}
