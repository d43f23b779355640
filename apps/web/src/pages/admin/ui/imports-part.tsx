import type { OperationData } from '@haixuan/api-sdk'
import { exactTime, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import styles from './admin.module.css'
import { CONSOLE_PAGE_SIZE, ConsoleTable } from './console-table.tsx'

type Job = OperationData<'listAdminImports'>['rows'][number]

const STATUS = {
  open: { name: '等待数据', tone: 'info' },
  running: { name: '进行中', tone: 'info' },
  finished: { name: '已完成', tone: 'success' },
  cancelled: { name: '已取消', tone: 'warning' },
  failed: { name: '失败', tone: 'danger' },
} as const
const column = columnsFor<Job>()
const COLUMNS = [
  column.text('file', { heading: '文件', value: ({ fileName }) => fileName, width: 240, pin: 'left' }),
  column.text('marketplace', { heading: '平台', value: ({ marketplace }) => marketplace, width: 100 }),
  column.text('kind', { heading: '类型', value: ({ kind }) => kind, width: 100 }),
  column.text('map', { heading: '映射', value: ({ mapping }) => mapping, width: 140 }),
  column.custom('status', {
    heading: '状态',
    value: ({ status }) => status,
    text: ({ status }) => stateWord(STATUS, status).name,
    render: ({ row: { status } }) => (
      <Tag tone={stateWord(STATUS, status).tone}>{stateWord(STATUS, status).name}</Tag>
    ),
  }),
  column.number('accepted', { heading: '接受', unit: '行', value: ({ accepted }) => accepted }),
  column.number('rejected', { heading: '拒绝', unit: '行', value: ({ rejected }) => rejected }),
  column.text('started', { heading: '开始时间', value: ({ startedAt }) => exactTime(startedAt), width: 150 }),
]

/** Import jobs of everybody, those of the terminal included. */
export function ImportsPart() {
  const { page, go } = useListAddress()
  const list = useQuery({
    ...apiQuery('listAdminImports', { query: { page, limit: CONSOLE_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.part}>
      <ConsoleTable
        label="导入任务"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        paging={{ page, onPageChange: (next) => go({ page: next }) }}
      />
    </div>
  )
}
