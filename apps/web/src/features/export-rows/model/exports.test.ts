import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import {
  $exports,
  askFx,
  cancelFx,
  createExportFx,
  downloadFx,
  exportAsked,
  exportCancelled,
} from './exports.ts'
import type { ExportJob } from './wish.ts'

const job = (state: ExportJob['state'], rowsWritten = 0): ExportJob => ({
  ...{ id: 'e1', title: '列表', operation: 'searchGoods', format: 'csv', state, rowsTotal: 300, rowsWritten },
  ...{ quotaRows: 300, bytes: null, fileName: '列表.csv', failure: null },
  ...{ createdAt: 1, finishedAt: null, expiresAt: null },
})
const wish = { key: 'k', request: {} as never }

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
