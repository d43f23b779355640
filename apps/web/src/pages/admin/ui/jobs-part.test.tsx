import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { decisionLabel, decisionsOf, type Job, JobDialog } from './job-dialog.tsx'
import { JobsPart } from './jobs-part.tsx'

afterEach(() => void vi.restoreAllMocks())

const JOB: Job = {
  ...{ kind: 'roll-up', key: 'temu 2026-11-25', state: 'dead', tries: 8, mostTries: 8, runAt: 0 },
  ...{ leaseUntil: null, worker: 'app-1 4711', progress: null, lastError: '磁盘已满'.repeat(200) },
  ...{ createdAt: 0, startedAt: 0, finishedAt: 0 },
}
const button = (name: string) => {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const text = () => document.querySelector('[role=alertdialog]')?.textContent ?? ''

test.each([
  ['retry', '请先处理下面的原因'],
  ['give_up', '不再尝试'],
] as const)('%s is asked first, with the whole error, and then done', async (decision, words) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  const closed = vi.fn()
  await drawPage(() => <JobDialog job={JOB} decision={decision} onClose={closed} />)
  for (const part of [words, '每日汇总', 'temu 2026-11-25', '8 / 8', JOB.lastError ?? ''])
    expect(text()).toContain(part)
  expect(call).not.toHaveBeenCalled()
  await act(async () => button(decisionLabel(decision)).click())
  const body = { kind: 'roll-up', key: 'temu 2026-11-25', action: decision }
  expect(call.mock.calls).toEqual([['decideJob', { body }]])
  expect(closed).toHaveBeenCalledOnce()
})

test.each([
  ['waiting', ['retry', 'give_up']],
  ['running', ['give_up']],
  ['dead', ['retry', 'give_up']],
  ['done', ['retry']],
  ['cancelled', ['retry']],
] as const)('a job that is %s: %j', (state, decisions) => {
  expect(decisionsOf({ ...JOB, state })).toEqual(decisions)
})

test('who takes it back changes nothing', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  const closed = vi.fn()
  await drawPage(() => <JobDialog job={{ ...JOB, lastError: null }} decision="retry" onClose={closed} />)
  expect(text()).not.toContain('请先处理下面的原因')
  await act(async () => button('取消').click())
  expect([call.mock.calls, closed.mock.calls.length]).toEqual([[], 1])
})

test.each([
  [600_000, '最早到期的任务已等待 10 分钟。', false],
  [600_001, '最早的任务已等待 10 分钟', true],
  [null, '没有到期未运行的任务。', false],
])('the oldest due job waits %s ms: %s', async (oldestDueMs, words, isWarned) => {
  const page = { rows: [], count: 0, dead: 0, oldestDueMs, schedules: [] }
  vi.spyOn(api, 'call').mockResolvedValue(page as never)
  const { place } = await drawPage(JobsPart)
  await act(async () => {
    for (let turn = 0; turn < 1_000 && !place.textContent?.includes(words); turn++)
      await new Promise((resolve) => setTimeout(resolve))
  })
  expect(place.textContent).toContain(words)
  expect(place.textContent?.includes('HAIXUAN_WORKER')).toBe(isWarned)
})
