import { join } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { checkFile, type FileCheck } from '../jobs/check-file.ts'
import { refuseOtherFile } from '../jobs/run-import.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { REJECTS_KEPT } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { findImportJob } from '../store/import-job-rows.ts'
import { readRejections, readRejectTotals } from '../store/import-reject-rows.ts'
import { writeRejectReport } from '../store/reject-report.ts'
import { beginImport, continueImport, followImport } from './followed-import.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportOptions } from './import-options.ts'
import { jobText } from './job-text.ts'
import { checkText, mappingText, rejectLines } from './preview-text.ts'

/** Checks a file against its mapping and prints what was found. Writes nothing but a report of rejects. */
export async function previewFile(
  path: string,
  mapping: MappingFile,
  options: ImportOptions,
  context: ImportContext,
) {
  const check = await checkFile(context.parts.kinds, path, mapping, options)
  context.out.text(checkText(check))
  context.out.text(mappingText(check))
  const report = await reportRejects(
    options.rejects ?? join(context.reportFolder, `preview-${check.facts.sha256.slice(0, 12)}.rejects.jsonl`),
    check.facts.name,
    check.rejections,
    context.out,
  )
  context.out.text('这是预览，没有写入任何数据。正式导入会先删去全部平台的示例数据（如果还有）。')
  context.out.json({ ...checkJson(check), rejectReport: report, dryRun: true })
}

/** Checks and imports one file. @returns the job, finished or left to be resumed */
export async function importFile(
  path: string,
  mapping: MappingFile,
  options: ImportOptions,
  context: ImportContext,
  db: Database,
): Promise<ImportJob> {
  const check = await checkFile(context.parts.kinds, path, mapping, options)
  context.out.text(checkText(check))
  if (check.accepted === 0) {
    const report =
      options.rejects ??
      join(context.reportFolder, `refused-${check.facts.sha256.slice(0, 12)}.rejects.jsonl`)
    await reportRejects(report, check.facts.name, check.rejections, context.out)
    throw new CliError('没有一行可以接受，没有导入任何数据。请看上面的原因，或用 --dry-run 检查映射。')
  }
  context.out.text('示例数据  如果还有，现在全部删去（四个平台），只保留真实数据')
  const started = performance.now()
  const begun = await beginImport(check, options, context, db)
  return await conclude(await followImport(begun, context, db), started, options, context, db)
}

/** Continues with a job that was interrupted, or follows it where it is running. */
export async function resumeImport(
  path: string,
  options: ImportOptions,
  context: ImportContext,
  db: Database,
): Promise<ImportJob> {
  const facts = await inspectFile(path, options)
  const job = await findImportJob(db.kysely, options.resume ?? '', null)
  if (!job) throw new CliError(`没有任务 ${options.resume}。haixuan import list 列出全部任务。`)
  if (job.status !== 'running' && job.status !== 'finished')
    throw new CliError(`任务 ${job.id} 已经结束，不需要继续。`)
  refuseOtherFile(job, facts)
  const started = performance.now()
  // Somebody has stopped following, and a worker has ended it meanwhile.
  if (job.status === 'finished') return await conclude(job, started, options, context, db)
  const begun = await continueImport(job, facts, options, context, db)
  return await conclude(await followImport(begun, context, db), started, options, context, db)
}

async function conclude(
  job: ImportJob,
  started: number,
  options: ImportOptions,
  context: ImportContext,
  db: Database,
) {
  const { out } = context
  out.clearProgress()
  out.text(jobText(context.parts.kinds, job))
  const totals = await readRejectTotals(db.kysely, job.id)
  for (const line of rejectLines(totals)) out.text(line)
  const rejections = await readRejections(db.kysely, job.id, { limit: REJECTS_KEPT })
  const report = options.rejects ?? join(context.reportFolder, `${job.id}.rejects.jsonl`)
  const written = await reportRejects(report, job.fileName, rejections, out)
  if (job.status === 'finished') out.text(`用时      ${((performance.now() - started) / 1000).toFixed(1)} 秒`)
  else {
    out.text(`已中断。继续：haixuan import ${job.kind} <同一个文件> --resume ${job.id}`)
    if (context.hasWorker) out.text('中断的只是进度显示：服务在后台接着导入，上面的命令重新显示进度')
  }
  const { mapping: _mapping, ...facts } = job
  out.json({
    ...facts,
    rejectTotals: totals,
    rejectReport: written,
    milliseconds: Math.round(performance.now() - started),
  })
  return job
}

async function reportRejects(path: string, file: string, rejections: readonly RowRejection[], out: Output) {
  if (rejections.length === 0) return null
  try {
    await writeRejectReport(path, file, rejections)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    out.text(`拒绝的行  写不了 ${path}（${why}）。请用 --rejects 换一个位置，或用 haixuan import show 查看。`)
    return null
  }
  const cut = rejections.length >= REJECTS_KEPT ? `（前 ${REJECTS_KEPT} 行）` : ''
  out.text(`拒绝的行  ${path}${cut}`)
  return path
}

function checkJson(check: FileCheck) {
  const { facts, columns, rows, accepted, rejected, hidden } = check
  return {
    file: facts,
    columns,
    ...{ rows, accepted, rejected, hidden },
    rejectTotals: [...check.rejectTotals].map(([reason, count]) => ({ reason, count })),
    fields: [...check.samples].map(([{ part, name, columns: from }, samples]) => ({
      part,
      name,
      from,
      samples,
    })),
  }
}
