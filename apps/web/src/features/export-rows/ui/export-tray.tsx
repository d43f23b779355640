import { FileProgress } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { $exports, exportCancelled, exportDismissed } from '../model/exports.ts'
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

/** Exports under way, on whatever page: how far each is, and the way to stop it. */
export function ExportTray() {
  const { jobs, cancel, dismiss } = useUnit({
    jobs: $exports,
    cancel: exportCancelled,
    dismiss: exportDismissed,
  })
  if (jobs.length === 0) return null
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
