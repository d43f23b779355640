import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { $toasts } from '#shared/notice'
import { $exports, askFx, createExportFx, exportCancelled, fileWanted } from './exports.ts'
import type { ExportJob } from './wish.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const serve = (answer: unknown) => vi.spyOn(api, 'call').mockResolvedValue(answer as never)
const job = (id: string, state: ExportJob['state']) => ({ id, state }) as ExportJob

it('a wish is told to the server with its key', async () => {
  const call = serve(job('e1', 'failed'))
  const wish = { key: 'k', request: { operation: 'searchGoods' } as never }
  await allSettled(createExportFx, {
    scope: fork({ handlers: [[askFx, () => job('e1', 'failed')]] }),
    params: wish,
  })
  expect(call.mock.calls).toEqual([['createExport', { body: wish }]])
})

it('how far an export is, is asked 600 ms later and without a notice of its failure', async () => {
  vi.useFakeTimers()
  const call = serve(job('e1', 'failed'))
  const settled = allSettled(askFx, { scope: fork(), params: 'e1' })
  await vi.advanceTimersByTimeAsync(599)
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await settled
  expect(call.mock.calls).toEqual([['getExport', { path: { id: 'e1' } }, { quiet: true }]])
})

it('an export that ended before it could be cancelled stays in the tray, and nothing is said to be returned', async () => {
  const call = serve(job('e1', 'failed'))
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$exports, [job('e0', 'running'), job('e1', 'running')]],
      [$toasts, toasts],
    ],
  })
  await allSettled(exportCancelled, { scope, params: 'e1' })
  expect(call.mock.calls).toEqual([['cancelExport', { path: { id: 'e1' } }]])
  expect(scope.getState($exports)).toEqual([job('e0', 'running'), job('e1', 'failed')])
  expect(toasts.shown()).toEqual([])
})

it('a file is fetched by its export and saved under its name', async () => {
  const content = new Blob(['a,b'])
  const download = vi.spyOn(api, 'download').mockResolvedValue(content as never)
  const click = vi.fn()
  const link = { click, href: '', download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.useFakeTimers()
  await allSettled(fileWanted, { scope: fork(), params: { id: 'e1', fileName: '商品.csv' } })
  expect(download.mock.calls).toEqual([['downloadExport', { path: { id: 'e1' } }]])
  expect(URL.createObjectURL).toHaveBeenCalledWith(content)
  expect(link).toMatchObject({ href: 'blob:1', download: '商品.csv' })
  expect(click).toHaveBeenCalledOnce()
})
