import { bytesSource } from '@haixuan/tabular/workbook'
import { holdStoresInUse, storesInUse } from '#modules/stores'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobRun } from '#platform/jobs/job-kind.ts'
import type { GivenFile } from '../files/given-files.ts'
import type { Question } from '../rules/question.ts'
import { endReading } from '../store/begin-import.ts'
import { layoutsInUse } from '../store/bill-aliases.ts'
import { importOfWish } from '../store/bill-wishes.ts'
import { holdBooks } from '../store/hold-books.ts'
import { clearRead, filesOfImport, forgetFiles } from '../store/import-files.ts'
import {
  holdImport,
  type ImportFound,
  type ImportId,
  importOfJob,
  noteFound,
  type StoredImport,
} from '../store/import-rows.ts'
import { previewImport } from '../store/preview-import.ts'
import { stopImport } from '../store/stop-import.ts'
import { storesOfSheets } from '../store/stores-of-sheets.ts'
import { answerQuestions } from './answer-questions.ts'
import { readFiles } from './read-files.ts'

const STORE_GONE =
  '没有写入任何数据：这次导入的店铺已归档、已冻结或已被删除。请移除这次导入，恢复店铺或选择其他店铺后重新上传'
const FILE_GONE = '上传的文件已过保存期，请重新上传'

/**
 * Reads the files of an import, and says what a commit would change. An attempt that begins again begins from nothing: rows
 * of before are removed first.
 */
export async function readBills(job: JobRun, files: Files): Promise<void> {
  const { db, signal, progress } = job
  const { place } = importOfWish(job)
  const id = place.importId
  const own = await importOfJob(db.kysely, id)
  if (!own) return await clearRead(db, place)
  if (own.wish === null) return
  if (own.problem !== null) return await endStopped(db, files, own)
  if (own.state === 'reading') {
    await progress('正在读取文件')
    await clearRead(db, place)
    await readAll(db, files, own, signal)
  }
  const read = await importOfJob(db.kysely, id)
  // A person removed it meanwhile.
  if (!read) return await clearRead(db, place)
  if (read.problem !== null) return await endStopped(db, files, read)
  if (read.state !== 'read') return
  await forgetFiles(db, files, place)
  if (read.asked !== null || (read.found?.questions.length ?? 1) > 0) return
  // A later wish has done it: several changes of books ask for one preview.
  if (read.found?.preview) return
  await progress('正在计算变化')
  const { preview, counts } = await previewImport(db, place)
  await db.transaction(async (trx) => {
    await holdBooks(trx, place.accountId)
    const now = await importOfJob(trx, id)
    // An answer that came meanwhile has asked for a preview of its own.
    if (now?.state !== 'read' || now.found?.round !== read.found?.round) return
    await noteFound(trx, place, { found: { ...(now.found as ImportFound), counts, preview } })
  })
}

/** Of an import that was stopped nothing is left. One whose commit was refused keeps its rows: it may be asked for again. */
async function endStopped(db: Database, files: Files, { accountId, id, found }: StoredImport): Promise<void> {
  if (found !== null) return
  const place = { accountId, importId: id }
  await clearRead(db, place)
  await forgetFiles(db, files, place)
}

/** Reads all files, and ends the reading: with what was found, or with why nothing is kept. */
async function readAll(db: Database, files: Files, own: StoredImport, signal: AbortSignal): Promise<void> {
  const place = { accountId: own.accountId, importId: own.id }
  const stop = (problem: string) => db.transaction((trx) => stopImport(trx, place, problem))
  const wish = own.wish as NonNullable<StoredImport['wish']>
  const stores = await storesInUse(db.kysely, own.accountId, wish.storeIds)
  const only = stores.length === 1 ? stores[0] : undefined
  const chosen = wish.storeId === null ? only : stores.find(({ id }) => id === wish.storeId)
  // A chosen store that takes no rows is never replaced by another one.
  if (stores.length === 0 || (wish.storeId !== null && !chosen)) return await stop(STORE_GONE)
  const given = async function* (): AsyncGenerator<GivenFile> {
    for (const { name, account, file } of await filesOfImport(db, place)) {
      signal.throwIfAborted()
      if (!(await importOfJob(db.kysely, own.id))) return
      yield { name, source: bytesSource((await files.read(account, file)).bytes) }
    }
  }
  try {
    const reports = await readFiles(
      db,
      given(),
      {
        ...{ ...place, storeId: chosen?.id ?? null, book: wish.book, period: wish.period },
        ...{ currency: chosen?.currency ?? null, layouts: await layoutsInUse(db) },
      },
      () => signal.aborted,
    )
    signal.throwIfAborted()
    const questions = await answerQuestions(db, {
      ...{ ...place, reports, stores, chosen: wish.storeId, takesGuesses: false },
    })
    await endRead(db, place, questions)
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'file_missing') throw error
    await stop(FILE_GONE)
  }
}

/** A store may be archived, frozen or erased while its files are read. */
async function endRead(db: Database, place: ImportId, questions: readonly Question[]): Promise<void> {
  await db.transaction(async (trx) => {
    const inUse = await holdStoresInUse(trx, place.accountId, await storesOfSheets(trx, place))
    const now = await holdImport(trx, place.importId)
    if (now?.state !== 'reading' || now.problem !== null) return
    if (!inUse) return await stopImport(trx, place, STORE_GONE)
    await noteFound(trx, place, { found: { round: 0, questions, counts: null, preview: null } })
    await endReading({ kysely: trx }, place.accountId, place.importId)
  })
}
