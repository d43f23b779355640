import { FileProgress } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { exportCancelled, exportDismissed } from '../model/exports.ts'
import type { ExportJob } from '../model/wish.ts'
import styles from './export-tray.module.css'

const STATE = {
  queued: 'waiting',
  running: 'running',
  finished: 'done',
  cancelled: 'failed',
  failed: 'failed',
  expired: 'failed',
} as const

function words({ state, rowsWritten, rowsTotal, failure }: ExportJob): string {
  if (state === 'queued') return '排队中'
  if (state === 'running')
    return `已写 ${rowsWritten.toLocaleString('zh-CN')} / ${rowsTotal.toLocaleString('zh-CN')} 行`
  return failure ?? '导出失败'
}

/** How far each export is, and the way to stop it. */
export function ExportJobs({ jobs }: { jobs: readonly ExportJob[] }) {
  const { cancel, dismiss } = useUnit({ cancel: exportCancelled, dismiss: exportDismissed })
  return (
    <section className={styles.tray} aria-label="正在导出">
      {jobs.map((job) => (
        <FileProgress
          key={job.id}
          name={job.fileName}
          size={null}
          state={STATE[job.state]}
          progress={job.rowsTotal === 0 ? null : job.rowsWritten / job.rowsTotal}
          text={words(job)}
          onCancel={() => cancel(job.id)}
          onDismiss={() => dismiss(job.id)}
        />
      ))}
    </section>
  )
}
