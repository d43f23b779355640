import { Button, FailedState, NoDataState, Pagination } from '@haixuan/ui-kit'
import { type Column, DataTable } from '@haixuan/ui-kit/data-table'
import { useIsNarrow } from '#shared/viewport'
import styles from './admin.module.css'

export const DESK_PAGE = 20

interface DeskTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** Rows; undefined while they are on their way. */
  rows: readonly Row[] | undefined
  error: Error | null
  onRetry: () => void
  isFetching?: boolean
  /** Of a list that has pages. */
  paging?: { page: number; count: number; onPageChange: (page: number) => void }
}

/** On a phone what can be done must not be off the screen: it comes behind the name of the row. */
const actsFirst = <Row,>(columns: readonly Column<Row>[]) => [
  ...columns.slice(0, 1),
  ...columns.slice(1).filter(({ id }) => id === 'act'),
  ...columns.slice(1).filter(({ id }) => id !== 'act'),
]

/** A list of the console, with its failure and its emptiness. */
export function DeskTable<Row extends object>(props: DeskTableProps<Row>) {
  const { label, columns, rowId, rows, error, onRetry, isFetching = false, paging } = props
  const isNarrow = useIsNarrow()
  if (!rows && error) return <FailedState reason={error.message} onRetry={onRetry} retrying={isFetching} />
  return (
    <>
      <DataTable
        label={label}
        columns={isNarrow ? actsFirst(columns) : columns}
        rows={rows ?? []}
        rowId={rowId}
        isLoading={rows === undefined}
        fit="content"
        empty={<NoDataState>没有记录</NoDataState>}
      />
      {paging && paging.count > DESK_PAGE && (
        <Pagination
          label={`${label}分页`}
          page={paging.page}
          limit={DESK_PAGE}
          count={paging.count}
          onPageChange={paging.onPageChange}
        />
      )}
    </>
  )
}

/** Buttons of a row. */
export function RowActs({
  acts,
  tabIndex,
}: {
  acts: readonly { label: string; name: string; onPress: () => void }[]
  tabIndex: 0 | -1
}) {
  return (
    <span className={styles.acts}>
      {acts.map(({ label, name, onPress }) => (
        <Button key={label} size="small" tabIndex={tabIndex} aria-label={name} onClick={onPress}>
          {label}
        </Button>
      ))}
    </span>
  )
}
