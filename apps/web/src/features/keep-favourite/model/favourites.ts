import type { components } from '@haixuan/api-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import { $queryClient, api, invalidateFx, patchQueryFx } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { $toasts, noticeAsked } from '#shared/notice'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import type { Kept, Quiet } from './favourite-list.ts'

/** The star of one thing was pressed, or `f` on its row. */
export const starPressed = createEvent<Kept>()
/** Things shall be kept. */
export const favouritesAdded = createEvent<Kept & { folder?: string | null }>()
/** Things shall be kept no more; they can be brought back. */
export const favouritesRemoved = createEvent<Kept>()
/** What was taken away shall come back as it was. */
const removalUndone = createEvent<Kept>()
/** A note, how far the outreach to a creator is, or whether to be told of the next live. */
export const favouritesNoted = createEvent<Kept & Noted>()
/** Somebody wants to be told when a product sells again: it is kept for that. */
export const stockReminderWanted = createEvent<Kept>()
/** Somebody wants to choose a folder for what they keep. */
export const folderWanted = createEvent<Kept>()

export type Outreach = components['schemas']['FavouriteOutreach']

type Noted = Partial<Pick<BodyFields<'updateFavourites'>, 'note' | 'outreach' | 'remindNext'>>

const address = ({ marketplace, subject }: Kept) => ({ marketplace, kind: subject })
const body = ({ ids }: Kept) => ({ ids: [...ids] })

export const addFavouritesFx = createEffect(
  ({ quiet = false, ...kept }: Kept & { folder?: string | null } & Quiet) =>
    api.call(
      'addFavourites',
      {
        path: address(kept),
        body: { ...body(kept), ...(kept.folder === undefined ? {} : { folder: kept.folder }) },
      },
      { quiet },
    ),
)
const removeFavouritesFx = createEffect((kept: Kept) =>
  api.call('removeFavourites', { path: address(kept), body: body(kept) }),
)
const restoreFavouritesFx = createEffect((kept: Kept) =>
  api.call('restoreFavourites', { path: address(kept), body: body(kept) }),
)
export const moveFavouritesFx = createEffect(
  ({ quiet = false, ...kept }: Kept & { folder: string | null } & Quiet) =>
    api.call(
      'updateFavourites',
      { path: address(kept), body: { ...body(kept), folder: kept.folder } },
      { quiet },
    ),
)
export const noteFavouritesFx = createEffect(
  ({ marketplace, subject, ids, quiet = false, ...noted }: Kept & Noted & Quiet) =>
    api.call(
      'updateFavourites',
      { path: address({ marketplace, subject, ids }), body: { ids: [...ids], ...noted } },
      { quiet },
    ),
)

const remindStockFx = createEffect(async (kept: Kept) => {
  await api.call('addFavourites', { path: address(kept), body: body(kept) })
  await api.call('updateFavourites', { path: address(kept), body: { ...body(kept), remindNext: true } })
})

/** Whether all of them are kept, as far as this page knows. */
const areKeptFx = attach({
  source: $queryClient,
  effect: (client: QueryClient, kept: Kept) => {
    const ids = client.getQueryData<readonly string[]>(favouriteIdsQuery(kept).queryKey) ?? []
    return kept.ids.every((id) => ids.includes(id))
  },
})

sample({ clock: starPressed, target: areKeptFx })
sample({
  clock: areKeptFx.done,
  filter: ({ result }) => !result,
  fn: ({ params }) => params,
  target: favouritesAdded,
})
sample({
  clock: areKeptFx.done,
  filter: ({ result }) => result,
  fn: ({ params }) => params,
  target: favouritesRemoved,
})

sample({ clock: favouritesAdded, target: addFavouritesFx })
sample({ clock: favouritesRemoved, target: removeFavouritesFx })
sample({ clock: removalUndone, target: restoreFavouritesFx })
sample({ clock: favouritesNoted, target: noteFavouritesFx })
sample({ clock: stockReminderWanted, target: remindStockFx })
sample({
  clock: remindStockFx.done,
  fn: () => ({ tone: 'success' as const, text: '已收藏；恢复销售后会在“消息”里告诉您' }),
  target: noticeAsked,
})

/** The stars change on the press itself; the answer of the server follows. */
const starPatch = (kept: Kept, isKept: boolean) => ({
  queryKey: favouriteIdsQuery(kept).queryKey,
  update: (cached: unknown) => {
    if (!Array.isArray(cached)) return cached
    const others = cached.filter((id) => !kept.ids.includes(id))
    return isKept ? [...kept.ids, ...others] : others
  },
})
sample({
  clock: [favouritesAdded, removalUndone, stockReminderWanted],
  fn: (kept) => starPatch(kept, true),
  target: patchQueryFx,
})
sample({ clock: favouritesRemoved, fn: (kept) => starPatch(kept, false), target: patchQueryFx })

const written = [
  ...[addFavouritesFx, removeFavouritesFx, restoreFavouritesFx, moveFavouritesFx, noteFavouritesFx],
  remindStockFx,
]
const lists = ['listFavouriteIds', 'listFavouriteFolders', 'searchFavourites'] as const
for (const list of lists) {
  sample({ clock: written.map((fx) => fx.finally), fn: () => [list], target: invalidateFx })
}

const offerUndoFx = attach({
  source: $toasts,
  effect: (toasts, removed: Kept) => {
    const undo = scopeBind(removalUndone)
    const text = removed.ids.length === 1 ? '已取消收藏' : `已取消收藏 ${removed.ids.length} 项`
    toasts.success(text, { label: '撤销', run: () => undo(removed) })
  },
})
sample({ clock: removeFavouritesFx.done, fn: ({ params }) => params, target: offerUndoFx })

const offerFolderFx = attach({
  source: $toasts,
  effect: (toasts, { kept, text }: { kept: Kept; text: string }) => {
    const choose = scopeBind(folderWanted)
    toasts.success(text, { label: '放入文件夹', run: () => choose(kept) })
  },
})
sample({
  clock: addFavouritesFx.done,
  filter: ({ result }) => result.unknown.length === 0,
  fn: ({ params, result }) => ({
    kept: params,
    text:
      result.added === 1
        ? '已收藏'
        : `已收藏 ${result.added} 项${result.kept > 0 ? `，${result.kept} 项已在收藏中` : ''}`,
  }),
  target: offerFolderFx,
})
sample({
  clock: addFavouritesFx.doneData,
  filter: ({ unknown }) => unknown.length > 0,
  fn: ({ added, unknown }) => ({
    tone: 'warning' as const,
    text: `已收藏 ${added} 项；${unknown.length} 项尚未收录，没有收藏：${unknown.slice(0, 3).join('、')}`,
  }),
  target: noticeAsked,
})
sample({
  clock: moveFavouritesFx.doneData,
  fn: ({ changed }) => ({
    tone: 'success' as const,
    text: changed === 1 ? '已移动' : `已移动 ${changed} 项`,
  }),
  target: noticeAsked,
})
