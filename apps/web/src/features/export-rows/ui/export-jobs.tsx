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

/** Not so during an upgrade, when the next release has more states. */
const isKnown = ({ state }: ExportJob) => Object.hasOwn(STATE, state)

function words(job: ExportJob): string {
  const { state, rowsWritten, rowsTotal, failure } = job
  if (!isKnown(job)) return '处理中'
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
          state={isKnown(job) ? STATE[job.state] : 'waiting'}
          progress={job.rowsTotal === 0 ? null : job.rowsWritten / job.rowsTotal}
          text={words(job)}
          onCancel={() => cancel(job.id)}
          onDismiss={() => dismiss(job.id)}
        />
      ))}
    </section>
  )
}
