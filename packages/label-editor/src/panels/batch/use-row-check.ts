import { useEffect, useState } from 'react'
import type { CheckOptions, RowFault } from '../../batch/records/row-faults.ts'
import { checkInWorker } from '../../batch/worker/batch-tasks.ts'

export interface RowCheck {
  /** Rows that were checked. */
  rows: number
  /** The first of the faults; who has more has one cause to put right first. */
  faults: readonly RowFault[]
  faultCount: number
  /** Rows that are not printed, and rows that only have warnings. */
  wrongRows: ReadonlySet<number>
  warnedRows: ReadonlySet<number>
  isDone: boolean
  failure: string | null
}

const NOTHING: RowCheck = {
  rows: 0,
  faults: [],
  faultCount: 0,
  wrongRows: new Set(),
  warnedRows: new Set(),
  isDone: false,
  failure: null,
}

const FAULTS_LISTED = 1_000

function withFaults(before: RowCheck, rows: number, faults: readonly RowFault[]): RowCheck {
  const wrongRows = new Set(before.wrongRows)
  const warnedRows = new Set(before.warnedRows)
  for (const { row, level } of faults) (level === 'error' ? wrongRows : warnedRows).add(row)
  const space = Math.max(0, FAULTS_LISTED - before.faults.length)
  return {
    ...before,
    rows,
    faults: space > 0 ? [...before.faults, ...faults.slice(0, space)] : before.faults,
    faultCount: before.faultCount + faults.length,
    wrongRows,
    warnedRows,
  }
}

/**
 * Checks the rows in a worker, again whenever what they are checked by changes.
 * @param options Null while nothing is to be checked; the same object as long as nothing changed.
 */
export function useRowCheck(options: CheckOptions | null): RowCheck {
  const [check, setCheck] = useState<{ of: CheckOptions | null; found: RowCheck }>({
    of: null,
    found: NOTHING,
  })
  useEffect(() => {
    if (!options) return
    const stop = new AbortController()
    const update = (change: (before: RowCheck) => RowCheck) =>
      setCheck((before) => ({ of: options, found: change(before.of === options ? before.found : NOTHING) }))
    checkInWorker(options, stop.signal, (rows, faults) =>
      update((before) => withFaults(before, rows, faults)),
    ).then(
      () => update((before) => ({ ...before, isDone: true })),
      (error: unknown) => {
        if (stop.signal.aborted) return
        const failure = error instanceof Error ? error.message : '检查没有完成，请重试'
        update((before) => ({ ...before, failure }))
      },
    )
    return () => stop.abort()
  }, [options])
  return check.of === options ? check.found : NOTHING
}
