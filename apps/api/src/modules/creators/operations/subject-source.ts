import type { Database } from '#platform/database/database.ts'
import { readSourceOf } from '../store/creator-detail.ts'

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
