import { MARKETPLACE_NAME } from '#modules/reference/rules'
import type { ImportJob } from '../rules/import-job.ts'
import type { AllKindRules } from '../rules/import-kind.ts'

const STATUS: Record<ImportJob['status'], string> = {
  open: '等待数据',
  running: '未完成',
  finished: '完成',
  cancelled: '已取消',
  failed: '失败',
}

/** One job on one line. */
export function jobLine(kinds: AllKindRules, job: ImportJob): string {
  const when = new Date(job.startedAt).toISOString().slice(0, 16).replace('T', ' ')
  return `${job.id}  ${when}  ${STATUS[job.status]}  ${MARKETPLACE_NAME[job.marketplace]}${kinds[job.kind].title}  ${job.fileName}  ${job.position} 行，拒绝 ${job.rejected}`
}

/** The figures of a job. */
export function jobText(kinds: AllKindRules, job: ImportJob): string {
  const { unit } = kinds[job.kind]
  return [
    `任务      ${job.id}（${STATUS[job.status]}）`,
    `处理      ${job.position} 行：接受 ${job.accepted}，重复 ${job.repeated}，拒绝 ${job.rejected}`,
    `${unit}      新增 ${job.inserted}，更新 ${job.updated}，未变 ${job.unchanged}`,
  ].join('\n')
}
