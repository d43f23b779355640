import { readSourceOf } from '../storage/creators/creator-detail.ts'
import type { Database } from '../storage/database.ts'

/** Where the figures of a creator, live or video come from; null when it is gone. */
export async function subjectSource(
  db: Database,
  subject: 'creator' | 'live' | 'video',
  code: number,
  subjectId: number,
) {
  const source = await readSourceOf(db.kysely, subject, code, subjectId)
  if (!source) return null
  return { kind: source.source_kind, name: source.source_name, collectedAt: source.source_collected_at }
}
