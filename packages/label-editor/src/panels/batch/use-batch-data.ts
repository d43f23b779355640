import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BatchError } from '../../batch/batch-error.ts'
import { type DataTable, guessHeading, makeTable, notBlank } from '../../batch/data/data-table.ts'
import type { DataSource, ReadData } from '../../batch/data/read-data.ts'
import { readInWorker } from '../../batch/worker/batch-tasks.ts'

export interface BatchData {
  /** What was read, or nothing yet. */
  name: string
  table: DataTable | null
  sheets: readonly string[]
  sheet: string | null
  hasHeading: boolean
  isReading: boolean
  failure: string | null
  readFile(file: File): void
  readPaste(text: string): void
  /** So many rows without data. */
  countRows(count: number): void
  chooseSheet(sheet: string): void
  setHeading(hasHeading: boolean): void
  clear(): void
}

interface Read {
  name: string
  source: DataSource | null
  data: ReadData
}

const messageOf = (error: unknown) =>
  error instanceof BatchError ? error.message : '数据没有读取成功，请换一个文件重试'

/** Rows from a file, the clipboard or a count, read in a worker; a new reading ends the one before. */
export function useBatchData(): BatchData {
  const [read, setRead] = useState<Read | null>(null)
  const [heading, setHeading] = useState<boolean | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (name: string, open: () => Promise<DataSource> | DataSource) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setReading(true)
    setFailure(null)
    try {
      const source = await open()
      const data = await readInWorker(source, stop.signal)
      if (stop.signal.aborted) return
      setRead({ name, source, data })
      setHeading(null)
    } catch (error) {
      if (stop.signal.aborted) return
      setRead(null)
      setFailure(messageOf(error))
    }
    setReading(false)
  }, [])

  const made = useMemo(() => {
    if (!read) return { table: null, hasHeading: true, failure: null }
    const guessed = guessHeading(notBlank(read.data.rows))
    const at = heading === null ? guessed : heading ? (guessed ?? 0) : null
    try {
      // Rows of a count have no heading and no columns.
      const table = read.source ? makeTable(read.data.rows, at) : { columns: [], rows: read.data.rows }
      return { table, hasHeading: at !== null, failure: null }
    } catch (error) {
      return { table: null, hasHeading: at !== null, failure: messageOf(error) }
    }
  }, [read, heading])

  const source = read?.source ?? null
  return {
    name: read?.name ?? '',
    table: made.table,
    sheets: read?.data.sheets ?? [],
    sheet: read?.data.sheet ?? null,
    hasHeading: made.hasHeading,
    isReading,
    failure: failure ?? made.failure,
    readFile: (file) =>
      void start(file.name, async () => ({
        kind: 'file',
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
        sheet: null,
      })),
    readPaste: (text) => void start('粘贴的数据', () => ({ kind: 'paste', text })),
    countRows: (count) => {
      running.current?.abort()
      setReading(false)
      setFailure(null)
      const rows = Array.from({ length: count }, (_, at) => ({ line: at + 1, cells: [] }))
      setRead({ name: `${count} 张`, source: null, data: { rows, sheets: [], sheet: null } })
    },
    chooseSheet: (sheet) => {
      if (source?.kind === 'file') void start(read?.name ?? '', () => ({ ...source, sheet }))
    },
    setHeading,
    clear: () => {
      running.current?.abort()
      setReading(false)
      setRead(null)
      setFailure(null)
    },
  }
}
