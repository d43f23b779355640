import { BatchError } from '../batch-error.ts'
import type { DataSource, ReadData } from '../data/read-data.ts'
import type { CheckOptions, RowFault } from '../records/row-faults.ts'
import type { BatchAnswer, BatchRequest } from './batch-message.ts'

/** Runs one request in a worker of its own; taking back the signal ends it at once. */
function runTask<Result>(
  request: BatchRequest,
  signal: AbortSignal,
  onAnswer: (answer: BatchAnswer, finish: (result: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const worker = new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' })
    const stop = () => {
      worker.terminate()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    worker.onmessage = ({ data }: MessageEvent<BatchAnswer>) => {
      if (data.kind === 'refused') {
        stop()
        reject(new BatchError(data.message, data.line))
        return
      }
      onAnswer(data, (result) => {
        stop()
        resolve(result)
      })
    }
    worker.onerror = () => {
      stop()
      reject(new BatchError('数据处理没有启动，请刷新页面后重试'))
    }
    worker.postMessage(request)
  })
}

/** Reads rows off the main thread. @throws {BatchError} as text for the user. */
export function readInWorker(source: DataSource, signal: AbortSignal): Promise<ReadData> {
  return runTask({ kind: 'read', source }, signal, (answer, finish) => {
    if (answer.kind === 'data') finish(answer.data)
  })
}

/** Checks rows off the main thread and tells what was found as it goes. */
export function checkInWorker(
  options: CheckOptions,
  signal: AbortSignal,
  onChecked: (rows: number, faults: readonly RowFault[]) => void,
): Promise<void> {
  return runTask({ kind: 'check', options }, signal, (answer, finish) => {
    if (answer.kind === 'checked') onChecked(answer.rows, answer.faults)
    else if (answer.kind === 'done') finish()
  })
}
