import { holdStoresInUse } from '#modules/stores'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobKind, JobRun, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { dropImport, sweepImports } from '../store/begin-import.ts'
import { type Asked, BILL_TRIES, COMMIT, importOfWish, READ, UNDO } from '../store/bill-wishes.ts'
import { commitImport, undoImport } from '../store/commit-import.ts'
import { forgetFiles } from '../store/import-files.ts'
import { endAsked, type ImportId, importOfJob } from '../store/import-rows.ts'
import { countAndTell } from '../store/preview-import.ts'
import { failedAsked, failedRead } from './failed-bills.ts'
import { readBills } from './read-bills.ts'

const FORGET = 'forget-bill-imports'

const NOTHING = '没有写入任何数据：有的行没有月份或店铺，或者店铺已归档、已冻结。请检查后重新导入'

/** What only a person can mend is told at once: another try would find the same. */
const orTold = (asked: Asked | null, run: JobKind['run']) => async (job: JobRun) => {
  try {
    await run(job)
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== 'finance_cost_refused') throw error
    const { importId } = importOfWish(job).place
    const own = await importOfJob(job.db.kysely, importId)
    if (own) await endAsked(job.db.kysely, { accountId: own.accountId, importId }, asked, error.message)
  }
}

/** Reading, counting and taking out of imports, and the clearing of those that nobody goes on with. */
export function billJobs(files: Files): ModuleJobs {
  return {
    kinds: [
      {
        ...{ kind: READ, ...BILL_TRIES, run: orTold(null, (job) => readBills(job, files)) },
        failed: (job) => failedRead(job, files),
      },
      { kind: COMMIT, ...BILL_TRIES, run: orTold('commit', commitBills), failed: failedAsked('commit') },
      { kind: UNDO, ...BILL_TRIES, run: orTold('undo', undoBills), failed: failedAsked('undo') },
      { kind: FORGET, mostTries: 3, run: async ({ db }) => void (await sweepImports(db)) },
    ],
    schedules: [
      { name: FORGET, cron: '20 4 * * *', zone: 'Asia/Shanghai', jobs: () => [{ kind: FORGET, key: 'all' }] },
    ],
  }
}

/** An attempt that ended behind the commit goes on with what is told about it; so does one of an undo. */
async function commitBills({ db, key, signal, progress }: JobRun): Promise<void> {
  const own = await importOfJob(db.kysely, key)
  if (own?.asked !== 'commit') return
  await progress('正在写入')
  // A person may have been told that this attempt has failed.
  signal.throwIfAborted()
  const place = { accountId: own.accountId, importId: key }
  const done = own.state === 'committed' || (await commitImport(db, place, holdStoresInUse, countAndTell))
  await endAsked(db.kysely, place, 'commit', done ? null : NOTHING)
}

async function undoBills({ db, key, signal, progress }: JobRun): Promise<void> {
  const own = await importOfJob(db.kysely, key)
  if (own?.asked !== 'undo') return
  await progress('正在撤销')
  signal.throwIfAborted()
  const place = { accountId: own.accountId, importId: key }
  await undoImport(db, place)
  await endAsked(db.kysely, place, 'undo', null)
}

/** Removes an import that was not committed, with files that were not read. */
export async function dropBills(db: Database, files: Files, place: ImportId) {
  await forgetFiles(db, files, place)
  return await dropImport(db, place.accountId, place.importId)
}
