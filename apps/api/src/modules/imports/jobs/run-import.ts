import type { Database } from '#platform/database/database.ts'
import { ImportFileError } from '../files/import-file-error.ts'
import type { FileFacts } from '../files/inspect-file.ts'
import { openRows } from '../files/open-rows.ts'
import { compileMapping } from '../rules/compile-mapping.ts'
import { IMPORT_BATCH, type ImportJob } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { type ReadyRow, readyRow } from '../rules/ready-row.ts'
import { endImportJob, readOldestDay } from '../store/import-job-rows.ts'
import type { ImportParts } from '../store/import-kind.ts'
import { storeBatch } from '../store/store-batch.ts'

/** Signs of life while an import runs. */
export interface ImportWatch {
  onBatch?(job: ImportJob): void
  onSummaries?(): void
  /** Asked after each batch; true leaves the job where it is, to be resumed. */
  stop?(): boolean
}

/** Notes the source that a mapping names. @returns its id */
export function openMappingSource(
  db: Database,
  parts: ImportParts,
  { source }: MappingFile,
): Promise<number> {
  const collectedAt = Date.parse(`${source.collectedAt}T00:00:00Z`)
  return parts.openSource(db, { name: source.name, collectedAt })
}

/** @throws ImportFileError file_changed when the file or the sheet is not the one the job began with */
export function refuseOtherFile(begun: ImportJob, facts: FileFacts): void {
  if (facts.sha256 !== begun.fileSha256) {
    throw new ImportFileError(
      'file_changed',
      `文件内容与任务 ${begun.id} 开始时不同（原文件 ${begun.fileName}，${begun.fileBytes} 字节）。请用原文件继续，或重新导入。`,
    )
  }
  if (facts.sheet !== null && !begun.fileName.endsWith(`（${facts.sheet}）`)) {
    throw new ImportFileError(
      'file_changed',
      `任务 ${begun.id} 读的是 ${begun.fileName}，不是工作表“${facts.sheet}”。请用 --worksheet 指定同一个工作表继续，或重新导入。`,
    )
  }
}

/**
 * Runs a job from where it is to the end of its file. The rows before are read again and passed over.
 * @throws ImportFileError file_changed
 */
export async function continueImport(
  db: Database,
  parts: ImportParts,
  begun: ImportJob,
  facts: FileFacts,
  watch: ImportWatch = {},
): Promise<ImportJob> {
  refuseOtherFile(begun, facts)
  const { columns, sampledRows, rows } = await openRows(facts)
  const mapping = compileMapping(parts.kinds, begun.mapping, columns, { sampledRows, clock: Date.now })
  const kind = parts.kinds[begun.kind]
  let job = begun
  let batch: ReadyRow[] = []
  let index = 0
  const flush = async () => {
    if (batch.length === 0) return
    job = await storeBatch(db, kind, job, batch)
    batch = []
    watch.onBatch?.(job)
  }
  for await (const row of rows) {
    if (index++ < begun.position) continue
    batch.push(readyRow(kind, mapping.map(row), begun.mapping))
    if (batch.length < IMPORT_BATCH) continue
    await flush()
    if (watch.stop?.()) return job
  }
  await flush()
  return await finishImport(db, parts, job, watch)
}

/** Makes the summaries and closes the job. Safe to repeat. */
export async function finishImport(
  db: Database,
  parts: ImportParts,
  job: ImportJob,
  watch: ImportWatch = {},
): Promise<ImportJob> {
  watch.onSummaries?.()
  const { marketplace, sourceId } = job
  const { boards } = parts.kinds[job.kind]
  const oldestDay = boards === 'past' ? await readOldestDay(db.kysely, job.id) : null
  await parts.summarise(db, { marketplace, sourceId, boards, oldestDay })
  await endImportJob(db.kysely, job.id, 'finished')
  const now = Date.now()
  return { ...job, status: 'finished', updatedAt: now, finishedAt: now }
}
