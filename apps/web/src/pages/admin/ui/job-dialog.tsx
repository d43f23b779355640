import type { OperationData } from '@haixuan/api-sdk'
import { ConfirmDialog, DescriptionList } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { api } from '#shared/api'
import { jobName } from '../lib/job-text.ts'
import { consoleActionFx } from '../model/console-action.ts'
import styles from './admin.module.css'

export type Job = OperationData<'listAdminJobs'>['rows'][number]

const DECISIONS = {
  retry: {
    label: '重试',
    done: '已安排重试',
    follows: '将立即再运行一次，尝试次数重新计算。请先处理下面的原因，否则还会失败。',
    plain: '将立即再运行一次，尝试次数重新计算。',
  },
  give_up: {
    label: '放弃',
    done: '已放弃',
    follows: '不再尝试，直到它被重新安排。已完成的部分保留。',
    plain: '不再尝试，直到它被重新安排。已完成的部分保留。',
  },
} as const

export type Decision = keyof typeof DECISIONS
export const decisionLabel = (decision: Decision): string => DECISIONS[decision].label

/** What runs cannot be run again, what has ended cannot be given up. */
export function decisionsOf({ state }: Job): readonly Decision[] {
  if (state === 'running') return ['give_up']
  return state === 'done' || state === 'cancelled' ? ['retry'] : ['retry', 'give_up']
}

interface JobDialogProps {
  job: Job
  decision: Decision
  onClose: () => void
}

/** Asks before a job is run again or given up, with all that its last attempt has said. */
export function JobDialog({ job, decision, onClose }: JobDialogProps) {
  const run = useUnit(consoleActionFx)
  const { kind, key, tries, mostTries, lastError } = job
  const { label, done, follows, plain } = DECISIONS[decision]
  const confirm = () => {
    onClose()
    void run({
      run: () => api.call('decideJob', { body: { kind, key, action: decision } }),
      done,
      refresh: ['listAdminJobs'],
    }).catch(() => undefined)
  }
  return (
    <ConfirmDialog
      open
      title={`${label}“${jobName(kind)}”`}
      confirmLabel={label}
      danger={decision === 'give_up'}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p className={styles.follows}>{lastError === null ? plain : follows}</p>
      <DescriptionList
        columns={1}
        items={[
          { term: '键', value: key },
          { term: '尝试', value: `${tries} / ${mostTries}` },
          { term: '最近错误', value: lastError && <span className={styles.error}>{lastError}</span> },
        ]}
      />
    </ConfirmDialog>
  )
}
