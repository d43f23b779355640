import type { components } from '@haixuan/api-sdk'
import { type StaticColumn, StaticTable, Tag, type TagTone } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { goodsHistoryQuery } from '#entities/goods'
import { Card } from '#shared/card'
import { type GoodsEvent, goodsEvents } from '../lib/goods-events.ts'

const TONES: Partial<Record<GoodsEvent['kind'], TagTone>> = {
  上架: 'accent',
  断货: 'danger',
  恢复销售: 'success',
  开始投流: 'info',
}

const COLUMNS: readonly StaticColumn<GoodsEvent>[] = [
  { id: 'day', heading: '日期', cell: ({ day }) => day },
  { id: 'kind', heading: '记录', cell: ({ kind }) => <Tag tone={TONES[kind] ?? 'neutral'}>{kind}</Tag> },
  { id: 'text', heading: '内容', isRowName: true, cell: ({ text }) => text },
]

/** What happened to a product: listed, price rises and drops, out of stock and back, shown for money. */
export function GoodsLog({ detail }: { detail: components['schemas']['GoodsDetail'] }) {
  const { row, firstSeenAt } = detail
  const { data } = useQuery(goodsHistoryQuery(row.marketplace, row.id, undefined))
  const events = useMemo(
    () => (data ? goodsEvents(data, { listedAt: row.listedAt, firstSeenAt }) : []),
    [data, row.listedAt, firstSeenAt],
  )
  return (
    <Card title="记录">
      <StaticTable
        label="记录"
        columns={COLUMNS}
        rows={events}
        rowId={({ id }) => id}
        empty={data ? '近期没有上架、改价、断货或投流的记录。' : '正在加载…'}
        maxHeight={320}
      />
    </Card>
  )
}
