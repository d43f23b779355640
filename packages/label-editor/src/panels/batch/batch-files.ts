import { type BatchLabel, batchLabels } from '../../batch/records/batch-labels.ts'
import { safeFileName } from '../../export/batch/file-name.ts'
import { lightDocument } from '../../export/batch/light-document.ts'
import type { RowFile } from '../../export/batch/zip-job.ts'
import type { LabelRecord } from '../../export/page/export-page.ts'
import type { PrintLayout } from '../../export/sheet/print-layout.ts'
import { cellsOf } from '../../export/sheet/sheet-size.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import type { MadeFile } from '../../export/worker/made-file.ts'
import { toMadeFile } from '../export/export-run.ts'
import { sharedExporter } from '../export/shared-exporter.ts'
import { rollOf, sheetOf } from '../export/sheet-choice.ts'
import { type BatchPlan, ruleRecords } from './batch-plan.ts'

/** The labels of a plan without the rows that are left out. */
export function labelsOfPlan(
  { table, mapping, choices }: BatchPlan,
  skipped: ReadonlySet<number>,
): BatchLabel[] {
  const { copies, serialPer } = choices
  return [...batchLabels({ table, mapping, copies, skipped, serialPer })]
}

/** Labels of each row together, with what the rule for names asks for. */
function rowFiles(plan: BatchPlan, labels: readonly BatchLabel[]): RowFile[] {
  const rows = new Map<number, LabelRecord[]>()
  for (const { row, record } of labels) {
    const records = rows.get(row)
    if (records) records.push(record)
    else rows.set(row, [record])
  }
  const named = ruleRecords(plan)
  let number = 0
  return [...rows].map(([row, records]) => ({
    named: named(plan.table.rows[row] ?? { cells: [] }, ++number),
    records,
  }))
}

function layoutOf({ choices, document }: BatchPlan): PrintLayout {
  if (choices.output === 'roll') return rollOf(choices, document)
  const sheet = choices.output === 'sheet' ? sheetOf(choices, document) : null
  if (!sheet || cellsOf(sheet) === 0) return { kind: 'labels' }
  return {
    kind: 'sheet',
    sheet,
    skip: choices.skip,
    isByColumn: false,
    hasCutLines: choices.hasCutLines,
    hasCalibrationBar: false,
  }
}

/** Starts making the file of a run in the worker. */
export function startBatch(
  plan: BatchPlan,
  labels: readonly BatchLabel[],
  now: number,
  onProgress: (done: number, of: number) => void,
): ExportRun<MadeFile> {
  const { choices } = plan
  const document = lightDocument(plan.document, 'printed')
  const name = safeFileName(`${document.name}-${labels.length}张`)
  if (choices.output === 'zip') {
    const files = rowFiles(plan, labels)
    const run = sharedExporter().run('zip', { document, rule: plan.rule, files, now }, onProgress)
    return toMadeFile(run, (file) => ({ file, name: `${name}.zip` }))
  }
  const records = labels.map(({ record }) => record)
  const run = sharedExporter().run('pdf', { document, now, records, layout: layoutOf(plan) }, onProgress)
  return toMadeFile(run, ({ file }) => ({ file, name: `${name}.pdf` }))
}
