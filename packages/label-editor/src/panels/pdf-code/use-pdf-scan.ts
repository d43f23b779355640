import { useCallback, useEffect, useRef, useState } from 'react'
import { IMPORT_LIMITS } from '../../import-pdf/import-limits.ts'
import { type ScanProgress, scanPdf } from '../../import-pdf/worker/pdf-importer.ts'
import { pdfSession } from './pdf-session.ts'

export interface PdfScan {
  /** The file that is being read; null while none is. */
  running: { name: string; size: number; progress: ScanProgress } | null
  failure: string | null
  start(file: File): void
  cancel(): void
}

/** The browser makes the address itself, without holding the page up. */
const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^;,]*/, 'data:application/pdf'))
    reader.onerror = () => reject(new Error('文件读取失败，请重新选择'))
    reader.readAsDataURL(file)
  })

/**
 * Reads the codes of a PDF in a worker; what was read is kept as the session of the window.
 * @param first A file that is read at once; null for none.
 */
export function usePdfScan(first: File | null): PdfScan {
  const [running, setRunning] = useState<PdfScan['running']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const start = useCallback(async (file: File) => {
    stop.current?.abort()
    const control = new AbortController()
    stop.current = control
    const show = (progress: ScanProgress) => setRunning({ name: file.name, size: file.size, progress })
    setFailure(null)
    show({ pages: 0, reports: [] })
    try {
      if (file.size > IMPORT_LIMITS.fileBytes) throw new Error('PDF 超过 30 MB，请分几次从平台下载')
      const [buffer, source] = await Promise.all([file.arrayBuffer(), addressOf(file)])
      const bytes = new Uint8Array(buffer)
      const { pages, reports } = await scanPdf(bytes, show, control.signal)
      pdfSession.set({ name: file.name, bytes, source, pages, reports })
    } catch (error) {
      if (control.signal.aborted) return
      setFailure(error instanceof Error ? error.message : 'PDF 没有读取成功，请重新选择')
    }
    setRunning(null)
  }, [])
  useEffect(() => {
    if (first) void start(first)
  }, [first, start])

  return {
    running,
    failure,
    start: (file) => void start(file),
    cancel: () => {
      stop.current?.abort()
      setRunning(null)
    },
  }
}
