import { writeFileSync } from 'node:fs'
import { type BarcodeCheck, type CheckedRun, checkReport } from '@haixuan/label-editor/node'
import type { Output } from '#platform/command-line/output.ts'
import { StartupError } from '#platform/database/startup-error.ts'
import type { LabelsOptions } from './labels-options.ts'

/** Barcodes that are listed; the rest are counted. */
const LISTED = 20

/** What came of reading a run back. */
export interface ReadBackRun {
  /** The run as it is to be written. */
  run: CheckedRun
  /** Barcodes that could not be read, or read as something else. */
  unread: readonly BarcodeCheck[]
}

async function readAll(run: CheckedRun, out: Output): Promise<BarcodeCheck[]> {
  const all: BarcodeCheck[] = []
  let done = 0
  try {
    for await (const checks of run.readBack()) {
      all.push(...checks)
      out.progress(`已核对 ${++done} / ${run.pages} 页的条码`)
    }
  } finally {
    out.clearProgress()
  }
  return all
}

function saveReport(path: string, run: CheckedRun, checks: readonly BarcodeCheck[]): void {
  const places = run.places()
  const report = checkReport(checks, ({ recordIndex }) => {
    const { line = 0, copy = 0 } = places[recordIndex] ?? {}
    return { row: line, copy: copy + 1 }
  })
  try {
    writeFileSync(path, report)
  } catch {
    throw new StartupError(`写不了检查报告 ${path}，请检查文件夹是否存在、是否可写。`)
  }
}

function list(run: CheckedRun, unread: readonly BarcodeCheck[], out: Output): void {
  const places = run.places()
  for (const { recordIndex, name, value, read, reason } of unread.slice(0, LISTED)) {
    const what = read === null ? '' : `，应为 ${value}，读出 ${read}`
    out.text(`第 ${places[recordIndex]?.line} 行  扫不出  ${name}${what}：${reason}`)
  }
  if (unread.length > LISTED) out.text(`还有 ${unread.length - LISTED} 个`)
}

/**
 * Reads every barcode of a run from the dots of its printer, and says which cannot be read.
 * @throws StartupError when some cannot, and nobody said that they may be left out or printed anyway
 */
export async function readBackRun(
  run: CheckedRun,
  { skipsCheck, skipsFaulty, isForced, report }: LabelsOptions,
  out: Output,
): Promise<ReadBackRun> {
  if (skipsCheck) return { run, unread: [] }
  const checks = await readAll(run, out)
  const unread = checks.filter(({ isRight }) => !isRight)
  if (report !== null) saveReport(report, run, checks)
  if (unread.length === 0) {
    if (checks.length > 0) out.text(`${checks.length} 个条码全部读得出`)
    return { run, unread }
  }
  list(run, unread, out)
  if (isForced) return { run, unread }
  const labels = new Set(unread.map(({ recordIndex }) => recordIndex))
  if (!skipsFaulty || labels.size === run.labels) {
    throw new StartupError(
      `${labels.size} 张标签的条码扫不出，没有生成文件。改正后重试，或用 --skip-bad 略过这些标签，用 --force 照样生成。`,
    )
  }
  out.text(`略过了 ${labels.size} 张条码扫不出的标签`)
  return { run: run.without(labels), unread }
}
