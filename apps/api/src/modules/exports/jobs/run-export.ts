import { DAY_MS } from '@haixuan/rules'
import { lockAccount } from '#modules/account'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { FilePurpose } from '#platform/files/reserved-rows.ts'
import type { JobRun } from '#platform/jobs/job-kind.ts'
import { type FileFormat, filePieces } from '../files/file-pieces.ts'
import type { ListContext } from '../operations/export-lists.ts'
import { type NotedRequest, openOrder } from '../operations/export-order.ts'
import { callerOf, type ExportRights } from '../rules/export-rights.ts'
import {
  endExportJob,
  type HeldExport,
  noteProgress,
  type OpenExport,
  takeExport,
} from '../store/export-job-rows.ts'
import { ExportLostError } from '../store/export-part-rows.ts'
import { type NoteRows, readParts, storedCells } from './export-parts.ts'

/** Finished files are kept so long. */
const KEPT_MS = DAY_MS
/** The clocks of database and server may differ so far: a file outlives its entry. */
const CLOCKS_MS = 600_000
const NOTE_MS = 250
/** What a row counts on the quota of files until its file is written. */
const ROW_BYTES = 200
export const BROKEN = '导出中断，额度已退回，请重新导出'
const FILES: FilePurpose = { name: 'exports', title: '导出文件', accountBytes: 2 ** 30 }
const FULL = '最近 24 小时的导出文件已达 1,024 MB 上限，这份没有保存，额度已退回；请等较早的文件到期后再导出'
const TYPE: Record<FileFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** What another attempt may get past; any other refusal is the same the next time. */
const PASSING = ['files_unavailable', 'overloaded', 'read_only', 'storage_full']

export interface ExportParts extends Pick<ListContext, 'goodsParts' | 'storeParts'> {
  files: Files
  /** Rows that are read at once, and how often before they are stored. */
  size?: { batch: number; batches: number }
}

/**
 * One attempt at an export: reads what no earlier attempt has read, and makes the file of all of it. An export that has
 * ended meanwhile ends the attempt.
 */
export async function runExport(job: JobRun, parts: ExportParts): Promise<void> {
  const { db, key: id, attempt, signal } = job
  const { userId } = job.payload as { userId: string }
  const held: HeldExport = { user_id: userId, id, attempt }
  const row = await takeExport(db.kysely, held)
  if (!row) return
  try {
    await writeExport(job, held, row, parts)
  } catch (error) {
    if (error instanceof ExportLostError) return
    if (signal.aborted) throw error
    const isFinal = error instanceof Failure && !PASSING.includes(error.reason)
    if (isFinal || job.isLastTry) {
      const failure = error instanceof Failure && error.reason === 'files_full' ? FULL : BROKEN
      await endExportJob(db.kysely, { id, attempt, state: 'failed', rows: 0, now: Date.now(), failure })
    }
    throw error
  }
}

async function writeExport(
  job: JobRun,
  held: HeldExport,
  row: OpenExport,
  { files, goodsParts, storeParts, size }: ExportParts,
): Promise<void> {
  const { db, signal } = job
  const request = row.request as NotedRequest
  const caller = callerOf(row.rights as ExportRights)
  const work = openOrder(request, { db, caller, goodsParts, storeParts }, { at: row.created_at, ...size })
  const wanted = {
    ...{ parts: row.parts, chosen: request.ids, most: row.rows_total },
    batches: size?.batches,
  }
  const { parts, rows } = await readParts(db, held, work, wanted, noting(job, held, row.rows_total))
  const file = await db.transaction(async (trx) => {
    await lockAccount(trx, row.account)
    const { account, file_name: name, format } = row
    const expected = rows * ROW_BYTES
    return await files.reserveStream(trx, FILES, { account, name, type: TYPE[format], expected })
  })
  const cells = storedCells(db, held, parts)
  const pieces = untilStopped(filePieces(row.format, work.columns, cells, work.sheet), signal)
  const written = await files.writeChunks(file, pieces)
  try {
    await db.transaction(async (trx) => {
      await files.confirm(trx, file, { written, keptMs: KEPT_MS + CLOCKS_MS })
      const now = Date.now()
      const end = { id: row.id, attempt: held.attempt, state: 'finished', rows, now } as const
      const kept = { bytes: written.bytes, file: file.id, expiresAt: now + KEPT_MS }
      if (!(await endExportJob(trx, { ...end, ...kept }))) throw new ExportLostError('The export was ended.')
    })
  } catch (error) {
    await files.giveUp(file).catch(() => undefined)
    throw error
  }
}

/** Notes how far an export is, now and then, and stops it when it was ended or its server stops. */
function noting({ db, signal, progress }: JobRun, held: HeldExport, total: number): NoteRows {
  let notedAt = Number.NEGATIVE_INFINITY
  return async (rows, isStored) => {
    signal.throwIfAborted()
    if (isStored) await progress(`${rows.toLocaleString('zh-CN')} / ${total.toLocaleString('zh-CN')} 行`)
    if (isStored || performance.now() - notedAt < NOTE_MS) return
    notedAt = performance.now()
    if (!(await noteProgress(db.kysely, held, rows))) throw new ExportLostError('The export was ended.')
  }
}

async function* untilStopped(
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of pieces) {
    signal.throwIfAborted()
    yield piece
  }
}
