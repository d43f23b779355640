import { createEffect, createEvent, sample } from 'effector'
import { api, invalidateFx, patchQueryFx } from '#shared/api'
import { noticesQuery } from '../api/notices.query.ts'

/** Notices were read, or shall be as unread again; null: all of them. */
export const noticesMarked = createEvent<{ ids: readonly string[] | null; isRead: boolean }>()

const markNoticesFx = createEffect(({ ids, isRead }: { ids: readonly string[] | null; isRead: boolean }) =>
  api.call('readNotices', { body: { ids: ids && [...ids], isRead } }),
)

sample({ clock: noticesMarked, target: markNoticesFx })
sample({
  clock: noticesMarked,
  fn: ({ ids, isRead }) => ({
    queryKey: noticesQuery().queryKey,
    update: (cached: unknown) => marked(cached, ids, isRead),
  }),
  target: patchQueryFx,
})
sample({ clock: markNoticesFx.finally, fn: () => ['listNotices'], target: invalidateFx })

interface Page {
  rows: readonly { id: string; readAt: number | null }[]
  count: number
  unread: number
}

/** The cached page with the marks in it, so that they change on the press itself. */
function marked(cached: unknown, ids: readonly string[] | null, isRead: boolean): unknown {
  if (typeof cached !== 'object' || cached === null || !('rows' in cached)) return cached
  const page = cached as Page
  const isMeant = (id: string) => ids === null || ids.includes(id)
  const rows = page.rows.map((row) =>
    isMeant(row.id) ? { ...row, readAt: isRead ? (row.readAt ?? 1) : null } : row,
  )
  const before = page.rows.filter(({ readAt }) => readAt === null).length
  const after = rows.filter(({ readAt }) => readAt === null).length
  return { ...page, rows, unread: ids === null && isRead ? 0 : Math.max(0, page.unread + after - before) }
}
