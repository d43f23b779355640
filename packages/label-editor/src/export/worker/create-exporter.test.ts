import { expect, test } from 'vitest'
import { labelOf } from '../../document/label-of.fixture.ts'
import { Cancelled } from './cancelled.ts'
import { createExporter, type ExportWorker, type ExportWorkerListeners } from './create-exporter.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** A worker that answers as it is told; how it talks is that of a real one. */
function talker(answer: (message: ToWorker, say: (message: FromWorker) => void) => void) {
  const { port1, port2 } = new MessageChannel()
  port2.onmessage = ({ data }: MessageEvent<ToWorker>) =>
    answer(data, (message) => port2.postMessage(message))
  const made = { isEnded: false }
  const listeners: ExportWorkerListeners = { message: () => {}, error: () => {} }
  port1.onmessage = (event) => listeners.message(event)
  const worker: ExportWorker = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener(kind, listen) {
      listeners[kind] = listen
    },
    terminate() {
      made.isEnded = true
      port1.close()
    },
  }
  return { made, worker }
}

const input = { document: labelOf([]), now: 0 }

test('runs come one after the other, each with its own progress and result', async () => {
  const order: number[] = []
  const { worker } = talker((message, say) => {
    if (message.kind !== 'run') return
    order.push(message.id)
    say({ kind: 'progress', id: message.id, done: 1, of: 2 })
    setTimeout(() => say({ kind: 'done', id: message.id, output: { pages: message.id } }), 5)
  })
  const exporter = createExporter(() => worker)
  const seen: number[][] = []
  const runs = [1, 2, 3].map(() => exporter.run('pdf', input, (done, of) => seen.push([done, of])))
  expect(await Promise.all(runs.map(({ result }) => result))).toEqual([
    { pages: 1 },
    { pages: 2 },
    { pages: 3 },
  ])
  expect(order).toEqual([1, 2, 3])
  expect(seen).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  exporter.close()
})

test('a failure is the sentence that the worker says, and the next run continues', async () => {
  const { worker } = talker((message, say) => {
    if (message.kind !== 'run') return
    if (message.id === 1) say({ kind: 'failed', id: 1, message: '字体没有下载成功，请检查网络后重试' })
    else say({ kind: 'done', id: message.id, output: 'done' })
  })
  const exporter = createExporter(() => worker)
  const [first, second] = [exporter.run('pdf', input), exporter.run('pdf', input)]
  await expect(first.result).rejects.toThrow('字体没有下载成功，请检查网络后重试')
  expect(await second.result).toBe('done')
  exporter.close()
})

test('a worker that does not listen is ended, and a new one takes the next run', async () => {
  const deaf = talker(() => {})
  const good = talker((message, say) => {
    if (message.kind === 'run') say({ kind: 'done', id: message.id, output: 'done' })
  })
  const workers = [deaf, good]
  const exporter = createExporter(() => (workers.shift() ?? good).worker)
  const [stuck, next, never] = [
    exporter.run('pdf', input),
    exporter.run('pdf', input),
    exporter.run('pdf', input),
  ]
  never.cancel()
  await expect(never.result).rejects.toBeInstanceOf(Cancelled)
  stuck.cancel()
  await expect(stuck.result).rejects.toBeInstanceOf(Cancelled)
  expect(deaf.made.isEnded).toBe(true)
  expect(await next.result).toBe('done')
  exporter.close()
  expect(good.made.isEnded).toBe(true)
})
