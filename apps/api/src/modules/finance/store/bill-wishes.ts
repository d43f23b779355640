import type { JobRun, JobWish } from '#platform/jobs/job-kind.ts'
import type { ImportId } from './import-rows.ts'

/** A store of files that is away for an hour ends no import. */
export const BILL_TRIES = { mostTries: 10 }

export const READ = 'read-bills'
export const COMMIT = 'commit-bills'
export const UNDO = 'undo-bills'

/** Work on a read import that a person asks for. */
export type Asked = 'commit' | 'undo'

/** Work on imports of bills, by the id of the import. */
export const readWish = ({ accountId, importId }: ImportId, round: number): JobWish => ({
  ...{ kind: READ, key: `${importId} ${round}` },
  // An import that is removed says its account no more; rows of a killed attempt may be left.
  payload: { accountId },
})
export const askedWish = (asked: Asked, importId: string): JobWish => ({
  kind: asked === 'commit' ? COMMIT : UNDO,
  key: importId,
})

/** What a wish to read is about. */
export function importOfWish({ key, payload }: Pick<JobRun, 'key' | 'payload'>): {
  place: ImportId
  round: number
} {
  const [importId = '', round = ''] = key.split(' ')
  return { place: { ...(payload as Pick<ImportId, 'accountId'>), importId }, round: Number(round) }
}
