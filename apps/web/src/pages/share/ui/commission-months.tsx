import type { OperationData } from '@haixuan/api-sdk'
import { FailedState, Pagination, Skeleton, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { yuan } from '#entities/order'
import { commissionMonthsQuery, REFERRAL_PAGE } from '#entities/referral'
import { useListAddress } from '#shared/list-address'
import styles from './share-page.module.css'

type Row = OperationData<'listCommissionMonths'>[number]

const COLUMNS: readonly StaticColumn<Row>[] = [
  { id: 'month', heading: '月份', isRowName: true, cell: ({ month }) => month },
  { id: 'count', heading: '笔数', isNumeric: true, cell: ({ count }) => count },
  { id: 'total', heading: '金额', isNumeric: true, cell: ({ totalFen }) => yuan(totalFen) },
  { id: 'commission', heading: '佣金', isNumeric: true, cell: ({ commissionFen }) => yuan(commissionFen) },
]

/** Commission by month, net of refunds. */
export function CommissionMonths() {
  const { page, go } = useListAddress()
  const { data, error, refetch } = useQuery(commissionMonthsQuery())
  if (!data && error) return <FailedState reason={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" width="100%" height="320px" />
  const begin = (page - 1) * REFERRAL_PAGE
  return (
    <div className={styles.list}>
      <StaticTable
        label="月度佣金"
        columns={COLUMNS}
        rows={data.slice(begin, begin + REFERRAL_PAGE)}
        rowId={({ month }) => month}
        empty="还没有佣金"
      />
      {data.length > REFERRAL_PAGE && (
        <Pagination
          label="月度佣金"
          page={page}
          limit={REFERRAL_PAGE}
          count={data.length}
          onPageChange={(next) => go({ page: next })}
        />
      )}
    </div>
  )
}
