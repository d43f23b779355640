import {
  Button,
  ConfirmDialog,
  EmptyState,
  FailedState,
  Pagination,
  Skeleton,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  type FinanceImportBrief,
  financeImportsQuery,
  IMPORT_STATES,
  isWorking,
} from '#entities/finance-import'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { countText } from '../lib/sheet-text.ts'
import { timeText } from '../lib/time-text.ts'
import { undoImportFx } from '../model/import-acts.ts'
import { useSettled } from '../model/use-settled.ts'
import styles from './import-bills.module.css'

const SIZE = 20
/** While the server works on one of them. */
const ASK_MS = 3_000

interface BillImportsProps {
  /** Opens one import again, or a new one. */
  onOpen: (id?: string) => void
  /** Nothing is shown while there is no import: another part of the page says what to do. */
  isHiddenEmpty?: boolean
}

/** 导入管理: every import with its state, and the way to take it out again. */
export function BillImports({ onOpen, isHiddenEmpty = false }: BillImportsProps) {
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<FinanceImportBrief | null>(null)
  const undo = useUnit(undoImportFx)
  const { data: own } = useQuery(apiQuery('searchOwnStores', { query: { state: 'all', limit: 100 } }))
  const namesOf = (ids: readonly string[]) =>
    ids.map((id) => own?.rows.find((store) => store.id === id)?.name ?? '其他店铺').join('、') || '—'
  const { data, error, refetch, isFetching } = useQuery({
    ...financeImportsQuery(page),
    refetchInterval: ({ state }) => (state.data?.rows.some(isWorking) ? ASK_MS : false),
  })
  useSettled(data?.rows.some(isWorking) ?? false)
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" width="100%" height="320px" />
  if (data.count === 0) {
    if (isHiddenEmpty) return null
    return (
      <EmptyState
        title="还没有导入过结算单"
        action={
          <Button variant="primary" onClick={() => onOpen()}>
            导入结算单
          </Button>
        }
      >
        导入后，每个文件、每张表、每一行都能在这里查到，也能整批撤销。
      </EmptyState>
    )
  }
  return (
    <>
      <StaticTable
        label="导入管理"
        rows={data.rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'files',
            heading: '文件',
            isRowName: true,
            cell: ({ id, fileNames }) => (
              <Button variant="quiet" onClick={() => onOpen(id)}>
                {fileNames.length === 0
                  ? '查看'
                  : fileNames.length === 1
                    ? fileNames[0]
                    : `${fileNames[0]} 等 ${fileNames.length} 个`}
              </Button>
            ),
          },
          { id: 'stores', heading: '店铺', cell: ({ stores }) => namesOf(stores) },
          { id: 'months', heading: '期间', cell: ({ months }) => months.join('、') || '—' },
          { id: 'rows', heading: '行数', isNumeric: true, cell: ({ rows }) => countText(rows) },
          { id: 'added', heading: '新增', isNumeric: true, cell: ({ added }) => countText(added) },
          {
            id: 'duplicate',
            heading: '重复',
            isNumeric: true,
            cell: ({ duplicate }) => countText(duplicate),
          },
          { id: 'refused', heading: '拒收', isNumeric: true, cell: ({ refused }) => countText(refused) },
          { id: 'at', heading: '导入时间', cell: ({ createdAt }) => timeText(createdAt) },
          {
            id: 'state',
            heading: '状态',
            cell: ({ state, problem }) => {
              const { name, tone } = stateWord(IMPORT_STATES, state)
              return (
                <>
                  <Tag tone={tone}>{name}</Tag>
                  {problem !== null && <span className={styles.note}>{problem}</span>}
                </>
              )
            },
          },
          {
            id: 'acts',
            heading: '操作',
            cell: (row) =>
              row.state === 'committed' ? (
                <Button size="small" onClick={() => setUndone(row)}>
                  撤销
                </Button>
              ) : (
                '—'
              ),
          },
        ]}
      />
      {data.count > SIZE && <Pagination page={page} limit={SIZE} count={data.count} onPageChange={setPage} />}
      {undone && (
        <ConfirmDialog
          open
          title="撤销这次导入？"
          confirmLabel="撤销"
          onCancel={() => setUndone(null)}
          onConfirm={() => {
            void undo(undone.id).catch(() => undefined)
            setUndone(null)
          }}
        >
          {`${countText(undone.added)} 行会从账里取出，毛利和核对会重算，与导入前一分不差。`}
        </ConfirmDialog>
      )}
    </>
  )
}
