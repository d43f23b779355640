import { expect, test } from 'vitest'
import type { ImportAnswer, ImportRequest } from './import-message.ts'
import { type ImporterOptions, type ImportWorker, type ScanProgress, scanPdf } from './pdf-importer.ts'

/** Workers that do what a script says, and a clock that is moved by hand. */
function setup(
  script: (request: ImportRequest, answer: (answer: ImportAnswer) => void, fail: () => void) => void,
) {
  const timers = new Set<() => void>()
  const started: ImportRequest[] = []
  let ended = 0
  const options: ImporterOptions = {
    makeWorker() {
      const worker: ImportWorker = {
        onmessage: null,
        onerror: null,
        terminate: () => ended++,
        postMessage(request) {
          started.push(request)
          script(
            request,
            (answer) => worker.onmessage?.({ data: answer } as MessageEvent<ImportAnswer>),
            () => worker.onerror?.({} as ErrorEvent),
          )
        },
      }
      return worker
    },
    after(_, run) {
      timers.add(run)
      return () => timers.delete(run)
    },
  }
  const waitLong = () => {
    for (const run of [...timers]) {
      timers.delete(run)
      run()
    }
  }
  return { options, started, waitLong, ended: () => ended }
}

const page = (index: number) => ({ kind: 'page' as const, report: { page: index, codes: [], problem: null } })
const none = new AbortController().signal

test('every page is told, and the worker is ended', async () => {
  const { options, ended } = setup((_, answer) => {
    answer({ kind: 'opened', pages: 2 })
    answer(page(0))
    answer(page(1))
    answer({ kind: 'done' })
  })
  const seen: ScanProgress[] = []
  const result = await scanPdf(new Uint8Array(), (progress) => seen.push(progress), none, options)
  expect(result.reports).toHaveLength(2)
  expect(seen.map(({ reports }) => reports.length)).toEqual([0, 1, 2])
  expect(ended()).toBeGreaterThan(0)
})

test('a page that hangs and one that breaks the worker are listed; the others are read by the next worker', async () => {
  const { options, started, waitLong } = setup((request, answer, fail) => {
    if (request.kind !== 'scan') return
    answer({ kind: 'opened', pages: 4 })
    if (request.from === 0) answer(page(0))
    else if (request.from === 2) fail()
    else {
      answer(page(3))
      answer({ kind: 'done' })
    }
  })
  const scan = scanPdf(new Uint8Array(), () => {}, none, options)
  waitLong()
  const { reports } = await scan
  expect(started.map((request) => request.kind === 'scan' && request.from)).toEqual([0, 2, 3])
  expect(reports.map(({ page: at, problem }) => [at, problem === null])).toEqual([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
  ])
})

test('a file that cannot be opened is refused, whether it says so or hangs', async () => {
  const refusing = setup((_, answer) => answer({ kind: 'refused', message: '不是 PDF 文件' }))
  await expect(scanPdf(new Uint8Array(), () => {}, none, refusing.options)).rejects.toThrow('不是 PDF 文件')
  const hanging = setup(() => {})
  const scan = scanPdf(new Uint8Array(), () => {}, none, hanging.options)
  hanging.waitLong()
  await expect(scan).rejects.toThrow(/PDF 打不开/)
})

test('taking it back ends the worker at once', async () => {
  const { options, ended } = setup(() => {})
  const stop = new AbortController()
  const scan = scanPdf(new Uint8Array(), () => {}, stop.signal, options)
  stop.abort()
  await expect(scan).rejects.toThrow()
  expect(ended()).toBe(1)
})
