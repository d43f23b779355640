import type { Files } from '#platform/files/files.ts'
import type { FailedJob } from '#platform/jobs/job-kind.ts'
import { isAnyJobOpen, isJobOpen } from '#platform/jobs/job-list.ts'
import { type Asked, askedWish, importOfWish, READ } from '../store/bill-wishes.ts'
import { forgetFiles } from '../store/import-files.ts'
import { endAsked, holdImport } from '../store/import-rows.ts'
import { stopImport } from '../store/stop-import.ts'

const NOT_READ = '多次重试后仍然没有读完，没有写入任何数据。请移除这次导入后重新上传；仍然失败请联系客服'
const GIVEN_UP = '多次重试后仍然失败，没有改变任何数据。请稍后再试；仍然失败请联系客服'

/** An import that nobody reads any more, or whose preview nobody computes, is stopped. */
export async function failedRead({ db, key, payload }: FailedJob, files: Files): Promise<void> {
  const { place, round } = importOfWish({ key, payload })
  await db.transaction(async (trx) => {
    const own = await holdImport(trx, place.importId)
    if (!own || own.wish === null || own.problem !== null || own.asked !== null) return
    // An answer asks for a reading of its own.
    if (await isAnyJobOpen(trx, READ, place.importId)) return
    const { state, found } = own
    const isCounting = found?.round === round && found.questions.length === 0 && found.preview === null
    if (state === 'reading' || (state === 'read' && isCounting)) await stopImport(trx, place, NOT_READ)
  })
  await forgetFiles(db, files, place)
}

/** A commit or an undo that nobody does any more says so, unless it was done and only not told. */
export const failedAsked =
  (asked: Asked) =>
  async ({ db, key }: FailedJob): Promise<void> =>
    await db.transaction(async (trx) => {
      const own = await holdImport(trx, key)
      if (own?.asked !== asked || (await isJobOpen(trx, askedWish(asked, key)))) return
      const isDone = own.state === (asked === 'commit' ? 'committed' : 'undone')
      await endAsked(trx, { accountId: own.accountId, importId: key }, asked, isDone ? null : GIVEN_UP)
    })
