import { Button, exactTime, PlusIcon, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NEWS_KINDS } from '#entities/news'
import { api, apiQuery } from '#shared/api'
import { wordOf } from '#shared/known-word'
import type { ConsoleNews } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'
import { NewsDialog } from './news-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const column = columnsFor<ConsoleNews>()
const COLUMNS = [
  column.text('title', { heading: '标题', value: ({ title }) => title, width: 320, pin: 'left', grow: 1 }),
  column.text('kind', { heading: '类型', value: ({ kind }) => wordOf(NEWS_KINDS, kind) }),
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
  const [edited, setEdited] = useState<ConsoleNews | 'new' | null>(null)
  const [removing, setRemoving] = useState<ConsoleNews | null>(null)
  const list = useQuery(apiQuery('listAdminNews'))
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          写资讯
        </Button>
      </div>
      <ConsoleTable
        label="资讯"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        acts={(news) => [
          { label: '修改', name: `修改 ${news.title}`, onPress: () => setEdited(news) },
          { label: '删除', name: `删除 ${news.title}`, onPress: () => setRemoving(news) },
        ]}
      />
      {edited && <NewsDialog news={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removing && (
        <RemoveDialog
          title={`删除“${removing.title}”？`}
          confirmLabel="删除"
          act={{
            run: () => api.call('removeNews', { path: { id: removing.id } }),
            done: '已删除',
            refresh: ['listAdminNews'],
          }}
          onClose={() => setRemoving(null)}
        >
          删除后不能恢复。
        </RemoveDialog>
      )}
    </div>
  )
}
