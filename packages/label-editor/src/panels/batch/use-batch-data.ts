import type { TextEncoding } from '@haixuan/tabular'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BatchError } from '../../batch/batch-error.ts'
import {
  AS_SHOWN,
  choiceRows,
  type DataTable,
  guessHeading,
  makeTable,
  notBlank,
  type TableChoices,
} from '../../batch/data/data-table.ts'
import type { DataSource, ReadData } from '../../batch/data/read-data.ts'
import { readInWorker } from '../../batch/worker/batch-tasks.ts'

export interface BatchData {
  /** What was read, or nothing yet. */
  name: string
  table: DataTable | null
  sheets: readonly string[]
  sheet: string | null
  hasHeading: boolean
  /** How the text of a file was read, and how else it may read. */
  decoded: ReadData['decoded']
  /** Rows that are hidden or that merged cells cover, and what becomes of them. */
  asked: { hidden: number; merged: number }
  choices: TableChoices
  isReading: boolean
  failure: string | null
  readFile(file: File): void
  readPaste(text: string): void
  /** So many rows without data. */
  countRows(count: number): void
  chooseSheet(sheet: string): void
  setHeading(hasHeading: boolean): void
  chooseEncoding(encoding: TextEncoding): void
  choose(choices: Partial<TableChoices>): void
  clear(): void
}

interface Read {
  name: string
  source: DataSource | null
  data: ReadData
}

const NOTHING_ASKED = { hidden: 0, merged: 0 }

const messageOf = (error: unknown) =>
  error instanceof BatchError ? error.message : '数据没有读取成功，请换一个文件重试'

/** Rows from a file, the clipboard or a count, read in a worker; a new reading ends the one before. */
export function useBatchData(): BatchData {
  const [read, setRead] = useState<Read | null>(null)
  const [heading, setHeading] = useState<boolean | null>(null)
  const [choices, setChoices] = useState(AS_SHOWN)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  type Open = () => Promise<DataSource> | DataSource
  const start = useCallback(async (name: string, open: Open, keepsLast = false) => {
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
      setChoices(AS_SHOWN)
    } catch (error) {
      if (stop.signal.aborted) return
      if (!keepsLast) setRead(null)
      setFailure(messageOf(error))
    }
    setReading(false)
  }, [])

  const made = useMemo(() => {
    if (!read) return { table: null, hasHeading: true, failure: null, asked: NOTHING_ASKED }
    const guessed = guessHeading(notBlank(read.data.rows))
    const at = heading === null ? guessed : heading ? (guessed ?? 0) : null
    const asked = choiceRows(read.data.rows, at)
    try {
      // Rows of a count have no heading and no columns.
      const table = read.source
        ? makeTable(read.data.rows, at, choices)
        : { columns: [], rows: read.data.rows }
      return { table, hasHeading: at !== null, failure: null, asked }
    } catch (error) {
      return { table: null, hasHeading: at !== null, failure: messageOf(error), asked }
    }
  }, [read, heading, choices])

  const source = read?.source ?? null
  return {
    name: read?.name ?? '',
    table: made.table,
    sheets: read?.data.sheets ?? [],
    sheet: read?.data.sheet ?? null,
    hasHeading: made.hasHeading,
    decoded: read?.data.decoded ?? null,
    asked: made.asked,
    choices,
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
    chooseEncoding: (encoding) => {
      if (source?.kind === 'file') void start(read?.name ?? '', () => ({ ...source, encoding }), true)
    },
    choose: (chosen) => setChoices((before) => ({ ...before, ...chosen })),
    clear: () => {
      running.current?.abort()
      setReading(false)
      setRead(null)
      setFailure(null)
    },
  }
}
