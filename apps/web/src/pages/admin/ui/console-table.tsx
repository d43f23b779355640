import { Button, FailedState, NoDataState, Pagination } from '@haixuan/ui-kit'
import { type Column, columnsFor, DataTable } from '@haixuan/ui-kit/data-table'
import { useIsNarrow } from '#shared/viewport'
import styles from './admin.module.css'

export const CONSOLE_PAGE_SIZE = 20

/** What a query knows of a list that comes whole, or of one page of it. */
interface ConsoleList<Row> {
  data: readonly Row[] | { rows: readonly Row[]; count: number } | undefined
  error: Error | null
  refetch: () => unknown
  isFetching: boolean
}

/** Something that can be done with a row; `name` says to which, for screen readers. */
interface ConsoleAction {
  label: string
  name: string
  onPress: () => void
}

interface ConsoleTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  list: ConsoleList<Row>
  /** What can be done with a row; none shows as —. */
  acts?: (row: Row) => readonly ConsoleAction[]
  /** Pixels for the buttons of `acts`; two short ones fit unless told. */
  actsWidth?: number
  /** Of a list that has pages. */
  paging?: { page: number; onPageChange: (page: number) => void }
}

/** A list of the console, with what can be done, its failure and its emptiness. */
export function ConsoleTable<Row extends object>({
  label,
  columns,
  rowId,
  list,
  acts,
  actsWidth = 150,
  paging,
}: ConsoleTableProps<Row>) {
  const isNarrow = useIsNarrow()
  const { data, error, refetch, isFetching } = list
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const page = data && 'count' in data ? data : { rows: data ?? [], count: 0 }
  return (
    <>
      <DataTable
        label={label}
        columns={acts ? withActs(columns, actsColumn(acts, actsWidth), isNarrow) : columns}
        rows={page.rows}
        rowId={rowId}
        isLoading={data === undefined}
        fit="content"
        empty={<NoDataState>没有记录</NoDataState>}
      />
      {paging && page.count > CONSOLE_PAGE_SIZE && (
        <Pagination label={`${label}分页`} limit={CONSOLE_PAGE_SIZE} count={page.count} {...paging} />
      )}
    </>
  )
}

/** On a phone what can be done must not be off the screen: it comes behind the name of the row. */
function withActs<Row>(columns: readonly Column<Row>[], acts: Column<Row>, isNarrow: boolean) {
  const [name, ...facts] = columns
  return isNarrow && name ? [name, acts, ...facts] : [...columns, acts]
}

function actsColumn<Row extends object>(
  acts: (row: Row) => readonly ConsoleAction[],
  width: number,
): Column<Row> {
  return columnsFor<Row>().custom('act', {
    heading: '操作',
    value: () => null,
    text: () => '',
    width,
    render: ({ row, tabIndex }) => {
      const all = acts(row)
      if (all.length === 0) return '—'
      return (
        <span className={styles.acts}>
          {all.map(({ label, name, onPress }) => (
            <Button key={label} size="small" tabIndex={tabIndex} aria-label={name} onClick={onPress}>
              {label}
            </Button>
          ))}
        </span>
      )
    },
  })
}
