import { requireMarketplace } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { perThousandViews, videoEngagement } from '../rules/video-figures.ts'
import { readVideoRows } from '../store/creator-row-read.ts'
import { videoRow } from '../store/creator-rows.ts'
import { findSubject, unknownSubject } from './find-subject.ts'
import { subjectSource } from './subject-source.ts'

/** One video with its creator and its product. */
export const getVideo: Handler<'getVideo'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { code, subjectId } = await findSubject(db, 'video', params.id)
  const [rows, source] = await Promise.all([
    readVideoRows(db, code, [subjectId]),
    subjectSource(db, 'video', code, subjectId),
  ])
  const data = rows[0]
  if (!data || !source) throw unknownSubject('video', params.id)
  const row = videoRow(data)
  return {
    status: 200,
    body: {
      code: 0,
      data: { row, engagement: videoEngagement(row), perThousandViewsUsd: perThousandViews(row), source },
    },
  }
}
