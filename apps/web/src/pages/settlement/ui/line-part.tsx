import { FailedState, Pagination, Skeleton, Tag } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amountText, type FinanceLinesQuery, financeLinesQuery, type ItemPart } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { isNarrowed, type LineFilter, LineTable, lineAsk } from '#widgets/finance-lines'

const LINES_A_PAGE = 50
/** CSS pixels: the figures above stay in sight. */
const LINES_HEIGHT = 420

interface LinePartProps {
  part: ItemPart
  month: string
  currency: string
  filter: LineFilter
}

/** The lines of one figure, with the proof that they add up to it. Keyed by figure and filter: the page starts at 1. */
export function LinePart({ part, month, currency, filter }: LinePartProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    ...financeLinesQuery({
      ...part.ask,
      ...{ store: part.stores.join(','), from: month, to: month, currency, page, limit: LINES_A_PAGE },
      ...lineAsk(filter, currency),
    } as FinanceLinesQuery),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? (
      <FailedState
        reason={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        size="section"
      />
    ) : (
      <Skeleton height="220px" />
    )
  }
  const sum = data.sums.find((one) => one.currency === currency)
  const isEqual = (sum?.minor ?? 0) === part.minor
  const isPart = isNarrowed(filter)
  const twice = sum?.twiceRows ?? 0
  const shown = data.rows.reduce((all, line) => all + (line.isTwice ? 0 : line.minor), 0)
  return (
    <>
      <div className={layout.line}>
        <strong>{amountText(isPart ? (sum?.minor ?? 0) : part.minor, currency)}</strong>
        <span>{data.count.toLocaleString('zh-CN')} 行相加</span>
        {isPart ? (
          <Tag tone="info">已筛选，单元格共 {amountText(part.minor, currency)}</Tag>
        ) : isEqual ? (
          <Tag tone="success">✓ 行合计 = 单元格</Tag>
        ) : (
          <Tag tone="danger">行合计 {amountText(sum?.minor ?? 0, currency)}，数字刚变过，请刷新</Tag>
        )}
        {twice > 0 && <Tag tone="info">{twice} 笔在「销售冲回」也出现，只计一次</Tag>}
      </div>
      <LineTable label={part.name} page={data} maxHeight={LINES_HEIGHT} />
      <div className={layout.line}>
        <span>
          本页 {data.rows.length} 行 {amountText(shown, currency)} / 全部 {data.count.toLocaleString('zh-CN')}{' '}
          行合计 {amountText(sum?.minor ?? 0, currency)}
        </span>
        {data.count > LINES_A_PAGE && (
          <Pagination
            label="明细分页"
            page={page}
            limit={LINES_A_PAGE}
            count={data.count}
            onPageChange={setPage}
          />
        )}
      </div>
    </>
  )
}
