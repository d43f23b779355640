import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { $toasts, noticeAsked } from '#shared/notice'
import { personLeft } from '#shared/session'
import { saveFile } from '../lib/save-file.ts'
import type { ExportJob, ExportRequest } from './wish.ts'

const POLL_MS = 600
/** After a question that was not answered: the export continues without us. */
const RETRY_MS = 3_000

/** A list shall be written to a file. The key makes a wish that is sent twice one export. */
export const exportAsked = createEvent<{ key: string; request: ExportRequest }>()
export const exportCancelled = createEvent<string>()
/** The file of a finished export shall be saved. */
export const fileWanted = createEvent<Pick<ExportJob, 'id' | 'fileName'>>()
/** The line of an export that has ended shall go. */
export const exportDismissed = createEvent<string>()

const isOpen = ({ state }: ExportJob) => state === 'queued' || state === 'running'
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const createExportFx = createEffect((wish: { key: string; request: ExportRequest }) =>
  api.call('createExport', { body: wish }),
)
/** Asks how far an export is, after a while. */
export const askFx = createEffect(async (id: string) => {
  await wait(POLL_MS)
  return api.call('getExport', { path: { id } }, { quiet: true })
})
export const cancelFx = createEffect((id: string) => api.call('cancelExport', { path: { id } }))
export const downloadFx = createEffect(async ({ id, fileName }: Pick<ExportJob, 'id' | 'fileName'>) => {
  saveFile(await api.download('downloadExport', { path: { id } }), fileName)
})
const laterFx = createEffect(async (id: string) => {
  await wait(RETRY_MS)
  return id
})

const put = (jobs: readonly ExportJob[], job: ExportJob) =>
  jobs.some(({ id }) => id === job.id) ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]

/** Exports of this visit that are in progress, and those that failed until they are dismissed. */
export const $exports = createStore<readonly ExportJob[]>([])
  .on(createExportFx.doneData, put)
  .on([askFx.doneData, cancelFx.doneData], (jobs, job) =>
    jobs.some(({ id }) => id === job.id) ? put(jobs, job) : jobs,
  )
  .on(exportDismissed, (jobs, gone) => jobs.filter(({ id }) => id !== gone))
  .reset(personLeft)

sample({ clock: exportAsked, target: createExportFx })
sample({ clock: createExportFx.doneData, fn: ({ id }) => id, target: askFx })
sample({ clock: exportCancelled, target: cancelFx })
sample({ clock: fileWanted, target: downloadFx })

const known = (jobs: readonly ExportJob[], wanted: string) =>
  jobs.some((job) => job.id === wanted && isOpen(job))
sample({
  clock: askFx.doneData,
  source: $exports,
  filter: (jobs, { id }) => known(jobs, id),
  fn: (_, { id }) => id,
  target: askFx,
})
sample({
  clock: askFx.fail,
  source: $exports,
  filter: (jobs, { params }) => known(jobs, params),
  fn: (_, { params }) => params,
  target: laterFx,
})
sample({ clock: laterFx.doneData, target: askFx })

const offerFileFx = attach({
  source: $toasts,
  effect: (toasts, job: ExportJob) => {
    const want = scopeBind(fileWanted)
    const text = `导出完成：${job.rowsWritten.toLocaleString('zh-CN')} 行`
    toasts.success(text, { label: '下载', run: () => want(job) })
  },
})
// The file is what was asked for: it comes by itself, and the notice brings it again.
const finished = sample({ clock: askFx.doneData, filter: ({ state }) => state === 'finished' })
sample({ clock: finished, target: [offerFileFx, fileWanted] })
sample({ clock: finished, fn: ({ id }) => id, target: exportDismissed })
sample({
  clock: cancelFx.doneData,
  filter: ({ state }) => state === 'cancelled',
  fn: ({ id }) => id,
  target: exportDismissed,
})
sample({
  clock: cancelFx.doneData,
  filter: ({ state }) => state === 'cancelled',
  fn: () => ({ tone: 'info' as const, text: '已取消导出，额度已退回' }),
  target: noticeAsked,
})
for (const operation of ['listExports', 'quoteExport', 'getEntitlements'] as const) {
  sample({
    clock: [createExportFx.done, finished, cancelFx.done],
    fn: () => [operation],
    target: invalidateFx,
  })
}
