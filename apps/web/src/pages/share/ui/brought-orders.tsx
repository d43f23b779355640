import type { OperationData } from '@haixuan/api-sdk'
import { exactTime, type StaticColumn, Tag } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { yuan } from '#entities/order'
import { referralOrdersQuery } from '#entities/referral'
import { useListAddress } from '#shared/list-address'
import { PagedList } from './paged-list.tsx'

type Row = OperationData<'listReferralOrders'>['rows'][number]

// Specification, section 3: the shown status is always paid.
const COLUMNS: readonly StaticColumn<Row>[] = [
  { id: 'nickname', heading: '昵称', isRowName: true, cell: ({ user }) => user.nickname },
  { id: 'total', heading: '金额', isNumeric: true, cell: ({ totalFen }) => yuan(totalFen) },
  { id: 'commission', heading: '佣金', isNumeric: true, cell: ({ commissionFen }) => yuan(commissionFen) },
  {
    id: 'status',
    heading: '状态',
    cell: ({ isHeld }) => (
      <>
        <Tag tone="success">已支付</Tag>
        {isHeld && <Tag tone="warning">待核实</Tag>}
      </>
    ),
  },
  { id: 'created', heading: '支付时间', cell: ({ created_at }) => exactTime(created_at) },
]

/** Orders that those people have paid. */
export function BroughtOrders() {
  const { page, go } = useListAddress()
  const { data, error, refetch } = useQuery({
    ...referralOrdersQuery(page),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      label="订单"
      columns={COLUMNS}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPageChange={(next) => go({ page: next })}
      empty="还没有付费订单"
    />
  )
}
