import type { Database } from '#platform/database/database.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import type { JobRow } from '#platform/jobs/job-list.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { FileChoices, FileFacts } from '../files/inspect-file.ts'
import { writeOriginal } from '../files/typed-file.ts'
import type { FileCheck } from '../jobs/check-file.ts'
import { SUMMING_UP } from '../jobs/continue-in-job.ts'
import { openMappingSource } from '../jobs/run-import.ts'
import { typedImportWork } from '../jobs/typed-import-job.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { beginTypedImport, continueTypedImport } from '../store/begin-typed-import.ts'
import { findImportJob } from '../store/import-job-rows.ts'
import type { ImportContext } from './import-context.ts'

/** An import whose work was asked for. */
export interface BegunImport {
  job: ImportJob
  wish: JobWish
}

/** Keeps the original where it can be kept, and asks for the work. */
export async function beginImport(
  check: FileCheck,
  { encoding }: FileChoices,
  context: ImportContext,
  db: Database,
): Promise<BegunImport> {
  const { out, parts } = context
  const { facts, mapping, columns, rows } = check
  const { file } = mapping
  const count = await context.removeDemo(db)
  if (count > 0) out.text(`示例数据  已删去 ${count} 个示例商品，从现在起只显示真实数据`)
  const { files, areKept } = await context.openOriginals(db)
  const original = areKept ? await writeOriginal(db, files, facts) : '没有与服务器共用的文件存储'
  if (typeof original === 'string')
    out.text(`原文件    不另存（${original}），直接读取 ${facts.path}；导入完成之前请不要移动或修改它`)
  const sourceId = await openMappingSource(db, parts, file)
  const choices = choicesOf(encoding, facts)
  const place = typeof original === 'string' ? { path: facts.path, choices } : null
  const job = await beginTypedImport(db, files, {
    order: {
      ...{ mapping: file, columns, sourceId },
      ...{ fileName: facts.name, fileBytes: facts.bytes, fileSha256: facts.sha256 },
    },
    ...{ choices, original: typeof original === 'string' ? null : original, rows },
    work: (made) => typedImportWork(made, place),
  })
  out.text(`任务      ${job.id}`)
  return { job, wish: typedImportWork(job, place).wish }
}

/** Asks for the rest of an import; its file is read where it is now. */
export async function continueImport(
  job: ImportJob,
  facts: FileFacts,
  { encoding }: FileChoices,
  { out }: ImportContext,
  db: Database,
): Promise<BegunImport> {
  out.text(`从第 ${job.position + 1} 条记录继续任务 ${job.id}`)
  const work = typedImportWork(job, { path: facts.path, choices: choicesOf(encoding, facts) })
  await continueTypedImport(db, job, work)
  return { job, wish: work.wish }
}

/**
 * Says how far an import is until it ends, or the person stops following.
 * @returns the import as it is then
 * @throws {OperatorError} when it cannot go on
 */
export async function followImport(
  { job: { id, kind }, wish }: BegunImport,
  context: ImportContext,
  db: Database,
): Promise<ImportJob> {
  const { out } = context
  const read = async (): Promise<ImportJob> => {
    const job = await findImportJob(db.kysely, id, null)
    if (!job) throw new OperatorError(`任务 ${id} 已被删除。`)
    return job
  }
  const isEnded = await context.follow(db, wish, async (job) => {
    out.progress(progressText(job, await read()))
  })
  const job = await read()
  if (isEnded && job.status === 'running' && job.error !== null) {
    out.clearProgress()
    throw new OperatorError(
      `${job.error.replace(/。?$/, '。')}继续：haixuan import ${kind} <同一个文件> --resume ${id}`,
    )
  }
  return job
}

function progressText({ state, progress }: JobRow, { position, rowsTotal, rejected }: ImportJob): string {
  if (progress === SUMMING_UP) return '正在汇总类目、相似商品与统计…'
  if (state === 'waiting' && position === 0) return '等待开始…'
  const share = rowsTotal ? `，${Math.floor((position / rowsTotal) * 100)}%` : ''
  return `已处理 ${position} 行${share}，拒绝 ${rejected}`
}

/** What decides how the file is read, to be read alike later. */
const choicesOf = (encoding: FileChoices['encoding'], { sheet }: FileFacts): ImportJob['choices'] => ({
  ...(encoding === undefined ? {} : { encoding }),
  ...(sheet === null ? {} : { sheet }),
})
