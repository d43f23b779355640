import { Accordion, Button, RelativeTime, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { ASIDE, apiQuery } from '#shared/api'
import { wordOf } from '#shared/known-word'
import { exportCancelled, fileWanted } from '../model/exports.ts'
import type { ExportJob } from '../model/wish.ts'

const WORDS: Record<ExportJob['state'], string> = {
  queued: '排队中',
  running: '导出中',
  finished: '已完成',
  cancelled: '已取消',
  failed: '失败',
  expired: '已过期',
}

/** Files of the last days; they are kept for 24 hours. */
export function RecentExports() {
  const { data } = useQuery({ ...apiQuery('listExports', {}), ...ASIDE, staleTime: 0 })
  if (!data || data.rows.length === 0) return null
  return (
    <Accordion
      items={[
        {
          id: 'recent',
          title: `最近导出（${data.rows.length}）`,
          content: (
            <StaticTable
              label="最近导出"
              rows={data.rows.slice(0, 10)}
              rowId={({ id }) => id}
              columns={[
                { id: 'name', heading: '文件', isRowName: true, cell: ({ fileName }) => fileName },
                {
                  id: 'rows',
                  heading: '行数',
                  isNumeric: true,
                  cell: ({ rowsWritten }) => rowsWritten.toLocaleString('zh-CN'),
                },
                { id: 'when', heading: '时间', cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
                { id: 'act', heading: '状态', cell: (job) => <Act job={job} /> },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

function Act({ job }: { job: ExportJob }) {
  const { download, cancel } = useUnit({ download: fileWanted, cancel: exportCancelled })
  if (job.state === 'finished')
    return (
      <Button size="small" onClick={() => download(job)}>
        下载
      </Button>
    )
  if (job.state === 'queued' || job.state === 'running')
    return (
      <Button size="small" onClick={() => cancel(job.id)}>
        取消
      </Button>
    )
  return <span title={job.failure ?? undefined}>{wordOf(WORDS, job.state)}</span>
}
