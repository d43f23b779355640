import { handleKey, marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { findSubjectIds } from '../store/subject-rows.ts'

const NAMES = { creator: '达人', live: '直播', video: '视频' } as const

/** The failure of a creator, live or video that no source has brought in. */
export function unknownSubject(subject: keyof typeof NAMES, id: string): Failure {
  const message = `TikTok ${NAMES[subject]} ${id} 尚未收录，请核对账号或编号，或导入该${NAMES[subject]}`
  return new Failure(`${subject}_unknown`, message)
}

/** Number of the marketplace and internal id of a creator, live or video; throws the failure of one that there is not. */
export async function findSubject(
  db: Database,
  subject: keyof typeof NAMES,
  id: string,
): Promise<{ code: number; subjectId: number }> {
  const code = marketplaceCode('tiktok')
  const key = subject === 'creator' ? handleKey(id) : id
  const subjectId = (await findSubjectIds(db.kysely, subject, code, [key])).get(key)
  if (subjectId === undefined) throw unknownSubject(subject, id)
  return { code, subjectId }
}
