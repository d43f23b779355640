import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import {
  $exports,
  askFx,
  cancelFx,
  createExportFx,
  downloadFx,
  exportAsked,
  exportCancelled,
  exportDismissed,
  fileWanted,
} from './exports.ts'
import type { ExportJob } from './wish.ts'

const job = (state: ExportJob['state'], rowsWritten = 0): ExportJob => ({
  ...{ id: 'e1', title: '列表', operation: 'searchGoods', format: 'csv', state, rowsTotal: 300, rowsWritten },
  ...{ quotaRows: 300, bytes: null, fileName: '列表.csv', failure: null },
  ...{ createdAt: 1, finishedAt: null, expiresAt: null },
})
const wish = { key: 'k', request: {} as never }

afterEach(() => void vi.useRealTimers())

test('an export is asked about until it has ended, and then its file comes by itself', async () => {
  const answers = [job('queued'), job('running', 100), job('running', 200), job('finished', 300)]
  const seen: (number | undefined)[] = []
  const saved = vi.fn()
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [createExportFx, async () => job('queued')],
      [
        askFx,
        async () => {
          seen.push(scope.getState($exports)[0]?.rowsWritten)
          return answers.shift()
        },
      ],
      [downloadFx, saved],
    ],
  })
  await allSettled(exportAsked, { scope, params: wish })
  expect(seen).toEqual([0, 0, 100, 200])
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'e1', fileName: '列表.csv' }))
  expect(scope.getState($exports)).toEqual([])
})

test('a cancelled export leaves the tray and is not asked about again', async () => {
  const asked = vi.fn()
  const scope = fork({
    values: [
      [$exports, [job('running', 100)]],
      [$toasts, createToastQueue()],
    ],
    handlers: [
      [cancelFx, async () => job('cancelled')],
      [askFx, asked],
    ],
  })
  await allSettled(exportCancelled, { scope, params: 'e1' })
  expect(scope.getState($exports)).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

test('a question that was not answered is asked again later: the export continues without us', async () => {
  vi.useFakeTimers()
  const ask = vi.fn().mockRejectedValueOnce(new Error('网络连接失败')).mockResolvedValue(job('finished', 300))
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [createExportFx, async () => job('queued')],
      [askFx, ask],
      [downloadFx, () => undefined],
    ],
  })
  const settled = allSettled(exportAsked, { scope, params: wish })
  await vi.advanceTimersByTimeAsync(2_999)
  expect([ask.mock.calls.length, scope.getState($exports).length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  await settled
  expect([ask.mock.calls.length, scope.getState($exports)]).toEqual([2, []])
})

test('a failed export is in the tray until it is dismissed, and is not asked about again', async () => {
  const ask = vi.fn(async () => job('failed'))
  const saved = vi.fn()
  const scope = fork({
    values: [[$toasts, createToastQueue()]],
    handlers: [
      [createExportFx, async () => job('queued')],
      [askFx, ask],
      [downloadFx, saved],
    ],
  })
  await allSettled(exportAsked, { scope, params: wish })
  expect([ask.mock.calls.length, saved.mock.calls.length]).toEqual([1, 0])
  expect(scope.getState($exports)).toEqual([job('failed')])
  await allSettled(exportDismissed, { scope, params: 'e1' })
  expect(scope.getState($exports)).toEqual([])
})

test('an answer about an export that was dismissed does not bring it back', async () => {
  const scope = fork({ handlers: [[askFx, async () => job('running', 100)]] })
  await allSettled(askFx, { scope, params: 'e1' })
  expect(scope.getState($exports)).toEqual([])
})

test('what an export draws from the quota is read again when it begins, ends and is cancelled', async () => {
  const lists = ['listExports', 'quoteExport', 'getEntitlements']
  const client = createQueryClient()
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
    handlers: [
      [createExportFx, async () => job('queued')],
      [askFx, async () => job('cancelled')],
      [cancelFx, async () => job('cancelled')],
    ],
  })
  const mark = () => {
    for (const list of [...lists, 'searchGoods']) client.setQueryData([list], {})
  }
  const old = () => [...lists, 'searchGoods'].filter((list) => client.getQueryState([list])?.isInvalidated)
  mark()
  await allSettled(exportAsked, { scope, params: wish })
  expect(old()).toEqual(lists)
  mark()
  await allSettled(exportCancelled, { scope, params: 'e1' })
  expect(old()).toEqual(lists)
  expect(toasts.shown().map(({ text }) => text)).toEqual(['已取消导出，额度已退回'])
})

test('the file comes again from the notice', async () => {
  const saved = vi.fn()
  const toasts = { success: vi.fn() }
  const scope = fork({
    values: [[$toasts, toasts as never]],
    handlers: [
      [createExportFx, async () => job('queued')],
      [askFx, async () => job('finished', 1_300)],
      [downloadFx, saved],
    ],
  })
  await allSettled(exportAsked, { scope, params: wish })
  const [text, action] = toasts.success.mock.calls[0] as [string, { label: string; run: () => void }]
  expect([text, action.label]).toEqual(['导出完成：1,300 行', '下载'])
  action.run()
  await allSettled(scope)
  await allSettled(fileWanted, { scope, params: { id: 'e2', fileName: 'b.csv' } })
  expect(saved).toHaveBeenCalledTimes(3)
})
