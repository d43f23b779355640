import type { OperationData } from '@haixuan/api-sdk'
import { Button, ConfirmDialog, exactTime, PlusIcon, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, apiQuery } from '#shared/api'
import { deskActFx } from '../model/desk-act.ts'
import styles from './admin.module.css'
import { DeskTable, RowActs } from './desk-table.tsx'
import { NEWS_KINDS, NewsDialog } from './news-dialog.tsx'

export type DeskNews = OperationData<'listAdminNews'>[number]

const column = columnsFor<DeskNews>()
const FACTS = [
  column.text('title', { heading: '标题', value: ({ title }) => title, width: 320, pin: 'left', grow: 1 }),
  column.text('kind', { heading: '类型', value: ({ kind }) => NEWS_KINDS[kind] }),
  column.custom('state', {
    heading: '状态',
    value: ({ publishedAt }) => publishedAt ?? 0,
    text: ({ publishedAt }) => (publishedAt === null ? '草稿' : '已发布'),
    render: ({ row: { publishedAt } }) =>
      publishedAt === null ? <Tag>草稿</Tag> : <Tag tone="success">已发布</Tag>,
  }),
  column.text('updated', { heading: '修改时间', value: ({ updatedAt }) => exactTime(updatedAt), width: 150 }),
]

/** News and drafts. */
export function NewsPart() {
  const [edited, setEdited] = useState<DeskNews | 'new' | null>(null)
  const [doomed, setDoomed] = useState<DeskNews | null>(null)
  const run = useUnit(deskActFx)
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listAdminNews'))
  const act = column.custom('act', {
    heading: '操作',
    value: ({ id }) => id,
    text: () => '',
    width: 150,
    render: ({ row, tabIndex }) => (
      <RowActs
        tabIndex={tabIndex}
        acts={[
          { label: '修改', name: `修改 ${row.title}`, onPress: () => setEdited(row) },
          { label: '删除', name: `删除 ${row.title}`, onPress: () => setDoomed(row) },
        ]}
      />
    ),
  })
  const remove = ({ id }: DeskNews) => {
    setDoomed(null)
    const call = () => api.call('removeNews', { path: { id } })
    void run({ run: call, done: '已删除', refresh: ['listAdminNews'] }).catch(() => undefined)
  }
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          写资讯
        </Button>
      </div>
      <DeskTable
        label="资讯"
        columns={[...FACTS, act]}
        rows={data}
        rowId={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        isFetching={isFetching}
      />
      {edited && <NewsDialog news={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && (
        <ConfirmDialog
          open
          title={`删除“${doomed.title}”？`}
          confirmLabel="删除"
          onCancel={() => setDoomed(null)}
          onConfirm={() => remove(doomed)}
        >
          删除后不能恢复。
        </ConfirmDialog>
      )}
    </div>
  )
}
