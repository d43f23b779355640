import type { OperationData } from '@haixuan/api-sdk'
import { Banner, exactTime, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import { jobName, scheduleText, waitText } from '../lib/job-text.ts'
import styles from './admin.module.css'
import { CONSOLE_PAGE_SIZE, ConsoleTable } from './console-table.tsx'
import { type Decision, decisionLabel, decisionsOf, type Job, JobDialog } from './job-dialog.tsx'

type Jobs = OperationData<'listAdminJobs'>
type Schedule = Jobs['schedules'][number]

const STATES = {
  waiting: { name: '等待', tone: 'info' },
  running: { name: '运行中', tone: 'info' },
  done: { name: '已完成', tone: 'success' },
  dead: { name: '已停止', tone: 'danger' },
  cancelled: { name: '已放弃', tone: 'warning' },
} as const
const time = (moment: number | null) => (moment === null ? null : exactTime(moment))
const job = columnsFor<Job>()
const JOBS = [
  job.text('kind', { heading: '任务', value: ({ kind }) => jobName(kind), width: 150, pin: 'left' }),
  job.text('key', { heading: '键', value: ({ key }) => key, width: 170 }),
  job.custom('state', {
    heading: '状态',
    value: ({ state }) => state,
    text: ({ state }) => stateWord(STATES, state).name,
    width: 100,
    render: ({ row: { state } }) => (
      <Tag tone={stateWord(STATES, state).tone}>{stateWord(STATES, state).name}</Tag>
    ),
  }),
  job.text('tries', {
    heading: '尝试',
    value: ({ tries, mostTries }) => `${tries} / ${mostTries}`,
    width: 80,
  }),
  job.text('due', {
    heading: '下次运行',
    value: ({ state, runAt }) => (state === 'waiting' ? exactTime(runAt) : null),
    width: 150,
  }),
  job.text('lease', { heading: '租约到', value: ({ leaseUntil }) => time(leaseUntil), width: 150 }),
  job.text('worker', { heading: '服务器', value: ({ worker }) => worker, width: 150 }),
  job.text('progress', { heading: '进度', value: ({ progress }) => progress, width: 220 }),
  job.text('error', { heading: '最近错误', value: ({ lastError }) => lastError, width: 260 }),
  job.text('finished', { heading: '结束时间', value: ({ finishedAt }) => time(finishedAt), width: 150 }),
]
const schedule = columnsFor<Schedule>()
const SCHEDULES = [
  schedule.text('name', { heading: '计划', value: ({ name }) => jobName(name), width: 150, pin: 'left' }),
  schedule.text('cron', { heading: '时刻', value: ({ cron, zone }) => scheduleText(cron, zone), width: 220 }),
  schedule.text('next', { heading: '下次', value: ({ nextAt }) => exactTime(nextAt), width: 150 }),
  schedule.text('last', { heading: '上次', value: ({ lastAt }) => time(lastAt), width: 150 }),
  schedule.text('error', { heading: '最近错误', value: ({ lastError }) => lastError, width: 260 }),
]
/** Jobs move while the page is open. */
const AGAIN_MS = 10_000
const LATE_MS = 600_000

/** Background jobs with what can be done about them, and when the next ones are due. */
export function JobsPart() {
  const { page, go } = useListAddress()
  const list = useQuery({
    ...apiQuery('listAdminJobs', { query: { page, limit: CONSOLE_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  const [asked, setAsked] = useState<{ job: Job; decision: Decision } | null>(null)
  const acts = (job: Job) =>
    decisionsOf(job).map((decision) => ({
      label: decisionLabel(decision),
      name: `${decisionLabel(decision)} ${jobName(job.kind)} ${job.key}`,
      onPress: () => setAsked({ job, decision }),
    }))
  const { dead = 0, oldestDueMs = null, schedules } = list.data ?? {}
  const isLate = oldestDueMs !== null && oldestDueMs > LATE_MS
  return (
    <div className={styles.part}>
      {dead > 0 && (
        <Banner tone="danger" title={`${dead} 个任务多次失败后已停止`}>
          请看“最近错误”，处理原因后重试；不再需要的可以放弃。
        </Banner>
      )}
      {isLate && (
        <Banner tone="warning" title={`最早的任务已等待 ${waitText(oldestDueMs)}`}>
          可能没有进程在运行任务：请检查 HAIXUAN_WORKER 的设置与任务进程。
        </Banner>
      )}
      {!isLate && (
        <p className={styles.note}>
          {oldestDueMs === null
            ? '没有到期未运行的任务。'
            : `最早到期的任务已等待 ${waitText(oldestDueMs)}。`}
        </p>
      )}
      <ConsoleTable
        label="任务"
        columns={JOBS}
        rowId={({ kind, key }) => `${kind} ${key}`}
        list={list}
        acts={acts}
        paging={{ page, onPageChange: (next) => go({ page: next }) }}
      />
      {schedules && (
        <ConsoleTable
          label="计划"
          columns={SCHEDULES}
          rowId={({ name }) => name}
          list={{ ...list, data: schedules }}
        />
      )}
      {asked && <JobDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
