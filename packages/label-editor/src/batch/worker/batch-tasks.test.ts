import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckOptions, RowFault } from '../records/row-faults.ts'
import type { BatchAnswer, BatchRequest } from './batch-message.ts'
import { checkInWorker, readInWorker } from './batch-tasks.ts'

/** A worker that answers when the test says so. */
class StandIn {
  onmessage: (message: { data: BatchAnswer }) => void = () => undefined
  onerror: () => void = () => undefined
  asked: BatchRequest[] = []
  isEnded = false
  constructor() {
    workers.push(this)
  }
  postMessage(request: BatchRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  answer(data: BatchAnswer) {
    this.onmessage({ data })
  }
}
let workers: StandIn[] = []
const only = (): StandIn => {
  const [worker] = workers
  if (!worker || workers.length > 1) throw new Error(`${workers.length} workers`)
  return worker
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', StandIn)
})
afterEach(() => void vi.unstubAllGlobals())

const source = { kind: 'paste', text: 'a' } as const
const data = { rows: [], sheets: [], sheet: null }
const options = { now: 7 } as CheckOptions
const fault = { row: 0, line: 2, level: 'error', subject: 's', message: 'm' } as RowFault

test('rows are read by a worker of their own, which ends then', async () => {
  const read = readInWorker(source, new AbortController().signal)
  expect(only().asked).toEqual([{ kind: 'read', source }])
  only().answer({ kind: 'done' })
  expect(only().isEnded).toBe(false)
  only().answer({ kind: 'data', data })
  expect([await read, only().isEnded]).toEqual([data, true])
})

test('what was found is told as it goes, until the worker is done', async () => {
  const told = vi.fn()
  let isDone = false
  const checked = checkInWorker(options, new AbortController().signal, told).then(() => {
    isDone = true
  })
  expect(only().asked).toEqual([{ kind: 'check', options }])
  only().answer({ kind: 'checked', rows: 100, faults: [fault] })
  only().answer({ kind: 'data', data })
  only().answer({ kind: 'checked', rows: 120, faults: [] })
  await Promise.resolve()
  expect([told.mock.calls, isDone, only().isEnded]).toEqual([
    [
      [100, [fault]],
      [120, []],
    ],
    false,
    false,
  ])
  only().answer({ kind: 'done' })
  await checked
  expect(only().isEnded).toBe(true)
})

test('what the worker refuses is told with its line', async () => {
  const read = readInWorker(source, new AbortController().signal)
  only().answer({ kind: 'refused', message: '第 3 行太长', line: 3 })
  await expect(read).rejects.toMatchObject({ name: 'BatchError', message: '第 3 行太长', line: 3 })
  expect(only().isEnded).toBe(true)
})

test('a worker that does not start is said', async () => {
  const read = readInWorker(source, new AbortController().signal)
  only().onerror()
  await expect(read).rejects.toMatchObject({
    name: 'BatchError',
    message: '数据处理没有启动，请刷新页面后重试',
  })
  expect(only().isEnded).toBe(true)
})

test('taking back the signal ends the worker at once; before the start there is none', async () => {
  const stop = new AbortController()
  const read = readInWorker(source, stop.signal)
  stop.abort(new Error('closed'))
  await expect(read).rejects.toThrow('closed')
  expect(only().isEnded).toBe(true)
  await expect(readInWorker(source, stop.signal)).rejects.toThrow('closed')
  expect(workers).toHaveLength(1)
})

test('a signal that is taken back afterwards finds nothing to end', async () => {
  const stop = new AbortController()
  const removed = vi.spyOn(stop.signal, 'removeEventListener')
  const read = readInWorker(source, stop.signal)
  only().answer({ kind: 'data', data })
  await read
  expect(removed).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function))
})
