import { bytesSource } from '@haixuan/tabular/workbook'
import { holdStoresInUse, storesInUse } from '#modules/stores'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobKind, JobRun, JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import type { GivenFile } from '../files/given-files.ts'
import { BILL_LAYOUTS } from '../rules/bills/index.ts'
import { dropImport, endReading, sweepImports } from '../store/begin-import.ts'
import { commitImport, undoImport } from '../store/commit-import.ts'
import { holdBooks } from '../store/hold-books.ts'
import { clearRead, filesOfImport, forgetFiles } from '../store/import-files.ts'
import {
  endAsked,
  type ImportFound,
  importOfJob,
  noteFound,
  type StoredImport,
} from '../store/import-rows.ts'
import { countedRows, previewImport } from '../store/preview-import.ts'
import { answerQuestions } from './answer-questions.ts'
import { readFiles } from './read-files.ts'

/** A store of files that is away for an hour ends no import. */
export const BILL_TRIES = { mostTries: 10 }

interface Place {
  accountId: string
  importId: string
}

const READ = 'read-bills'
const COMMIT = 'commit-bills'
const UNDO = 'undo-bills'
const FORGET = 'forget-bill-imports'

/** Work on imports of bills, by the id of the import. */
export const readWish = ({ accountId, importId }: Place, round: number): JobWish => ({
  ...{ kind: READ, key: `${importId} ${round}` },
  // An import that is removed says its account no more; rows of a killed attempt may be left.
  payload: { accountId },
})
export const askedWish = (asked: 'commit' | 'undo', importId: string): JobWish => ({
  kind: asked === 'commit' ? COMMIT : UNDO,
  key: importId,
})

const NOTHING = '没有写入任何数据：有的行没有月份或店铺，或者店铺已归档、已冻结。请检查后重新导入'

const GIVEN_UP = '多次重试后仍然失败，没有改变任何数据。请稍后再试；仍然失败请联系客服'

/**
 * Work that is given up says so in its import, which would otherwise seem to be under way for ever. What only a person can
 * mend is told at once: another try would find the same.
 */
const orTold = (run: JobKind['run']) => async (job: JobRun) => {
  try {
    await run(job)
  } catch (error) {
    const told = error instanceof Failure && error.reason === 'finance_cost_refused' ? error.message : null
    const own = told !== null || job.isLastTry ? await importOfJob(job.db.kysely, importIdOf(job)) : undefined
    if (own) await endAsked(job.db.kysely, { accountId: own.accountId, importId: own.id }, told ?? GIVEN_UP)
    if (told === null) throw error
  }
}

const importIdOf = ({ key }: JobRun): string => key.split(' ')[0] ?? ''

/** Reading, counting and taking out of imports, and the clearing of those that nobody goes on with. */
export function billJobs(files: Files): ModuleJobs {
  return {
    kinds: [
      { kind: READ, ...BILL_TRIES, run: orTold((run) => readBills(run, files)) },
      { kind: COMMIT, ...BILL_TRIES, run: orTold(commitBills) },
      { kind: UNDO, ...BILL_TRIES, run: orTold(undoBills) },
      { kind: FORGET, mostTries: 3, run: async ({ db }) => void (await sweepImports(db)) },
    ],
    schedules: [
      { name: FORGET, cron: '20 4 * * *', zone: 'Asia/Shanghai', jobs: () => [{ kind: FORGET, key: 'all' }] },
    ],
  }
}

/**
 * Reads the files of an import, and says what a commit would change. An attempt that begins again begins from nothing: rows
 * of before are removed first.
 */
async function readBills(job: JobRun, files: Files): Promise<void> {
  const { db, signal, progress } = job
  const id = importIdOf(job)
  const own = await importOfJob(db.kysely, id)
  const place = { ...(job.payload as Pick<Place, 'accountId'>), importId: id }
  if (!own) return await clearRead(db, place)
  if (own.wish === null || own.problem !== null) return
  if (own.state === 'reading') {
    await progress('正在读取文件')
    await clearRead(db, place)
    const questions = await readAll(db, files, own, signal)
    if (questions !== null) {
      // What was found before the state: an attempt that ends between the two is begun again.
      await noteFound(db.kysely, place, {
        found: { round: 0, questions, counts: null, preview: null },
      })
      await endReading(db, own.accountId, id)
    }
  }
  const read = await importOfJob(db.kysely, id)
  // A person removed it meanwhile.
  if (!read) return await clearRead(db, place)
  if (read.state !== 'read' || read.problem !== null) return
  await forgetFiles(db, files, place)
  if (read.asked !== null || (read.found?.questions.length ?? 1) > 0) return
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

/** @returns open questions; null when nothing could be read, which is noted */
async function readAll(db: Database, files: Files, own: StoredImport, signal: AbortSignal) {
  const place = { accountId: own.accountId, importId: own.id }
  const wish = own.wish as NonNullable<StoredImport['wish']>
  const stores = await storesInUse(db.kysely, own.accountId, wish.storeIds)
  const only = stores.length === 1 ? stores[0] : undefined
  const chosen = stores.find(({ id }) => id === wish.storeId) ?? only
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
        ...{ currency: chosen?.currency ?? null, layouts: BILL_LAYOUTS },
      },
      () => signal.aborted,
    )
    signal.throwIfAborted()
    return await answerQuestions(db, {
      ...{ ...place, reports, stores, chosen: wish.storeId, takesGuesses: false },
    })
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'file_missing') throw error
    await noteFound(db.kysely, place, { found: null, problem: '上传的文件已过保存期，请重新上传' })
    return null
  }
}

/** An attempt that ended behind the commit goes on with what is told about it; so does one of an undo. */
async function commitBills({ db, key, progress }: JobRun): Promise<void> {
  const own = await importOfJob(db.kysely, key)
  if (own?.asked !== 'commit') return
  await progress('正在写入')
  const place = { accountId: own.accountId, importId: key }
  const done = own.state === 'committed' || (await commitImport(db, place, holdStoresInUse))
  if (done && own.found !== null)
    await noteFound(db.kysely, place, {
      found: { ...own.found, counts: await countedRows(db.kysely, place) },
    })
  await endAsked(db.kysely, place, done ? null : NOTHING)
}

async function undoBills({ db, key, progress }: JobRun): Promise<void> {
  const own = await importOfJob(db.kysely, key)
  if (own?.asked !== 'undo') return
  await progress('正在撤销')
  const place = { accountId: own.accountId, importId: key }
  await undoImport(db, place)
  await endAsked(db.kysely, place, null)
}

/** Removes an import that was not committed, with files that were not read. */
export async function dropBills(db: Database, files: Files, place: { accountId: string; importId: string }) {
  await forgetFiles(db, files, place)
  return await dropImport(db, place.accountId, place.importId)
}
