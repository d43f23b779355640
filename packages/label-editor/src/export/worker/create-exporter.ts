import { ExportError } from '../export-error.ts'
import { Cancelled } from './cancelled.ts'
import type { JobInput, JobName, JobOutput } from './job-registry.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** A run in the worker. */
export interface ExportRun<Output> {
  /** @throws {Cancelled} after `cancel`, {ExportError} with a sentence for the user when it fails. */
  result: Promise<Output>
  /** Ends the run within a second, whatever it is doing. */
  cancel(): void
}

export interface Exporter {
  /** Runs come one after the other, in their order. */
  run<K extends JobName>(
    job: K,
    input: JobInput<K>,
    onProgress?: (done: number, of: number) => void,
  ): ExportRun<JobOutput<K>>
  /** Ends all runs and the worker. */
  close(): void
}

export interface ExportWorkerListeners {
  message: (event: MessageEvent<FromWorker>) => void
  error: (event: ErrorEvent) => void
}

/** What is used of the worker. */
export interface ExportWorker {
  postMessage(message: ToWorker): void
  addEventListener<K extends keyof ExportWorkerListeners>(kind: K, listen: ExportWorkerListeners[K]): void
  terminate(): void
}

interface Waiting {
  id: number
  job: JobName
  input: unknown
  onProgress: ((done: number, of: number) => void) | undefined
  resolve(output: unknown): void
  reject(error: Error): void
}

/** A worker that does not answer a cancel in this time is ended: milliseconds. */
const PATIENCE_MS = 600

const ownWorker = () => new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })

/** The page's end of the export worker; it is started with the first run and kept for its fonts. */
export function createExporter(makeWorker: () => ExportWorker = ownWorker): Exporter {
  const queue: Waiting[] = []
  let worker: ExportWorker | null = null
  let current: Waiting | null = null
  let nextId = 1

  const send = (message: ToWorker) => worker?.postMessage(message)

  function settle(id: number, end: (waiting: Waiting) => void) {
    if (current?.id !== id) return
    const waiting = current
    current = null
    end(waiting)
    next()
  }

  function restart(error: Error) {
    worker?.terminate()
    worker = null
    if (current) settle(current.id, ({ reject }) => reject(error))
  }

  function hear({ data }: MessageEvent<FromWorker>) {
    if (data.kind === 'progress') {
      if (current?.id === data.id) current.onProgress?.(data.done, data.of)
    } else if (data.kind === 'done') settle(data.id, ({ resolve }) => resolve(data.output))
    else if (data.kind === 'cancelled') settle(data.id, ({ reject }) => reject(new Cancelled()))
    else settle(data.id, ({ reject }) => reject(new ExportError(data.message)))
  }

  function started(): ExportWorker {
    if (worker) return worker
    const made = makeWorker()
    made.addEventListener('message', hear)
    made.addEventListener('error', (event) => {
      event.preventDefault()
      restart(new ExportError('导出程序没有启动成功，请刷新页面后重试'))
    })
    worker = made
    return made
  }

  function next() {
    if (current) return
    const waiting = queue.shift()
    if (!waiting) return
    current = waiting
    started()
    const { id, job, input } = waiting
    try {
      send({ kind: 'run', id, job, input })
    } catch {
      settle(id, ({ reject }) => reject(new ExportError('标签里有不能导出的内容，请刷新页面后重试')))
    }
  }

  function cancel(id: number) {
    const at = queue.findIndex((waiting) => waiting.id === id)
    if (at >= 0) {
      queue.splice(at, 1)[0]?.reject(new Cancelled())
      return
    }
    if (current?.id !== id) return
    send({ kind: 'cancel', id })
    setTimeout(() => {
      if (current?.id === id) restart(new Cancelled())
    }, PATIENCE_MS)
  }

  return {
    run(job, input, onProgress) {
      const id = nextId++
      const result = new Promise<unknown>((resolve, reject) => {
        queue.push({ id, job, input, onProgress, resolve, reject })
      })
      next()
      return { result: result as Promise<JobOutput<typeof job>>, cancel: () => cancel(id) }
    },
    close() {
      for (const { reject } of queue.splice(0)) reject(new Cancelled())
      restart(new Cancelled())
    },
  }
}
