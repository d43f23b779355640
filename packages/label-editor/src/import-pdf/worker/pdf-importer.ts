import { PdfImportError } from '../import-error.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import type { PageReport } from '../read/page-report.ts'
import type { ImportAnswer, ImportRequest } from './import-message.ts'

export interface ScanProgress {
  pages: number
  /** Every page that is done, in order. */
  reports: readonly PageReport[]
}

/** The part of a worker that the importer uses; tests bring their own. */
export interface ImportWorker {
  postMessage(request: ImportRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<ImportAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface ImporterOptions {
  makeWorker(): ImportWorker
  /** Calls after so many ms; answers how to take it back. */
  after(ms: number, run: () => void): () => void
}

const browser: ImporterOptions = {
  makeWorker: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const stuck = (page: number): PageReport => ({
  page,
  codes: [],
  problem: '这一页 20 秒内没有读完，内容可能过于复杂',
})

/**
 * Finds and reads all codes of a PDF in a worker. A page that hangs or breaks the worker costs only itself: the worker is
 * ended and the next one continues behind it.
 * @throws {PdfImportError} when the file as a whole cannot be read.
 */
export function scanPdf(
  bytes: Uint8Array,
  onProgress: (progress: ScanProgress) => void,
  signal: AbortSignal,
  { makeWorker, after }: ImporterOptions = browser,
): Promise<ScanProgress> {
  return new Promise((resolve, reject) => {
    const reports: PageReport[] = []
    let pages = 0
    let worker: ImportWorker | null = null
    let cancelTimer = () => {}

    const stop = () => {
      cancelTimer()
      worker?.terminate()
      worker = null
    }
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    const finish = () => {
      stop()
      resolve({ pages, reports })
    }
    const passOver = () => {
      if (pages === 0) {
        fail(new PdfImportError('PDF 打不开：内容过大或已损坏，请从平台重新下载后再上传'))
        return
      }
      reports.push(stuck(reports.length))
      onProgress({ pages, reports: [...reports] })
      if (reports.length >= pages) finish()
      else start()
    }
    const watch = () => {
      cancelTimer()
      cancelTimer = after(IMPORT_LIMITS.pageTime, passOver)
    }
    const take = (answer: ImportAnswer) => {
      watch()
      if (answer.kind === 'opened') pages = answer.pages
      else if (answer.kind === 'page') reports.push(answer.report)
      else if (answer.kind === 'done') finish()
      else if (answer.kind === 'refused') fail(new PdfImportError(answer.message))
      if (answer.kind === 'opened' || answer.kind === 'page') onProgress({ pages, reports: [...reports] })
    }
    function start() {
      stop()
      worker = makeWorker()
      worker.onmessage = ({ data }) => take(data)
      worker.onerror = passOver
      worker.postMessage({ kind: 'scan', bytes, from: reports.length })
      watch()
    }

    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    if (signal.aborted) fail(signal.reason)
    else start()
  })
}

/** One page of a PDF as `data:application/pdf;base64,…`. */
export function pageAsPdf(
  bytes: Uint8Array,
  page: number,
  { makeWorker, after }: ImporterOptions = browser,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = makeWorker()
    const failed = (message: string) => {
      end()
      reject(new PdfImportError(message))
    }
    const cancelTimer = after(IMPORT_LIMITS.pageTime, () => failed('这一页太复杂，没有放到标签上，请换一页'))
    const end = () => {
      cancelTimer()
      worker.terminate()
    }
    worker.onmessage = ({ data }) => {
      if (data.kind === 'single') {
        end()
        resolve(data.source)
      } else if (data.kind === 'refused') failed(data.message)
    }
    worker.onerror = () => failed('这一页没有放到标签上，请重试')
    worker.postMessage({ kind: 'page', bytes, page })
  })
}
