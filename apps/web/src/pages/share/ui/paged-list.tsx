import { FailedState, Pagination, Skeleton, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { REFERRAL_PAGE } from '#entities/referral'
import styles from './share-page.module.css'

interface PagedListProps<Row> {
  label: string
  columns: readonly StaticColumn<Row>[]
  /** Of this page; undefined while they are on their way. */
  data: { rows: Row[]; count: number } | undefined
  error: Error | null
  onRetry: () => void
  page: number
  onPageChange: (page: number) => void
  empty: string
}

/** A list of ten rows a page. */
export function PagedList<Row extends { created_at: number }>(props: PagedListProps<Row>) {
  const { label, columns, data, error, onRetry, page, onPageChange, empty } = props
  if (!data && error) return <FailedState reason={error.message} onRetry={onRetry} />
  if (!data) return <Skeleton shape="block" width="100%" height="320px" />
  return (
    <div className={styles.list}>
      <StaticTable
        label={label}
        columns={columns}
        rows={data.rows.map((row, index) => ({ ...row, index }))}
        rowId={({ created_at, index }) => `${created_at} ${index}`}
        empty={empty}
      />
      {data.count > REFERRAL_PAGE && (
        <Pagination
          label={label}
          page={page}
          limit={REFERRAL_PAGE}
          count={data.count}
          onPageChange={onPageChange}
        />
      )}
    </div>
  )
}
