import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { personLeft } from '#shared/session'
import type { AlertRule, Asked, SavedView } from './saved-view.ts'

/** A form waits for the answer and shows the failure; else a notice does. */
interface Quiet {
  quiet?: boolean
}

type Change = Partial<Pick<SavedView, 'name' | 'query' | 'columns' | 'watched' | 'isStart'>> & { id: string }

/** What the board asks now shall be kept under a name. */
export const viewSaved = createEvent<Asked & { name: string }>()
export const viewChanged = createEvent<Change>()
export const viewDeleted = createEvent<string>()
export const viewsOrdered = createEvent<readonly string[]>()
/** The link of a view is wanted; it is made when there is none. */
export const linkWanted = createEvent<string>()
export const linkWithdrawn = createEvent<string>()
export const alertDeleted = createEvent<string>()
/** A view was opened on the board of that path. */
export const viewOpened = createEvent<{ board: string; id: string }>()
/** A board of that path was entered: its start view need not be asked for again during this visit. */
export const boardEntered = createEvent<string>()

export const saveViewFx = createEffect(
  ({ board, name, query, columns, watched, quiet = false }: Asked & { name: string } & Quiet) =>
    api.call('createSavedView', { body: { board, name, query: { ...query }, columns, watched } }, { quiet }),
)
export const changeViewFx = createEffect(({ id, quiet = false, ...change }: Change & Quiet) =>
  api.call('updateSavedView', { path: { id }, body: change }, { quiet }),
)
export const deleteViewFx = createEffect((id: string) => api.call('deleteSavedView', { path: { id } }))
const orderViewsFx = createEffect((ids: readonly string[]) =>
  api.call('orderSavedViews', { body: { ids: [...ids] } }),
)
export const shareViewFx = createEffect((id: string) => api.call('shareSavedView', { path: { id } }))
const unshareViewFx = createEffect((id: string) => api.call('unshareSavedView', { path: { id } }))
/** Its form shows the failure. */
export const setAlertFx = createEffect(({ id, rule, isOn }: { id: string; rule: AlertRule; isOn: boolean }) =>
  api.call('setViewAlert', { path: { id }, body: { rule, isOn } }, { quiet: true }),
)
const deleteAlertFx = createEffect((id: string) => api.call('deleteViewAlert', { path: { id } }))

sample({ clock: viewSaved, target: saveViewFx })
sample({ clock: viewChanged, target: changeViewFx })
sample({ clock: viewDeleted, target: deleteViewFx })
sample({ clock: viewsOrdered, target: orderViewsFx })
sample({ clock: linkWanted, target: shareViewFx })
sample({ clock: linkWithdrawn, target: unshareViewFx })
sample({ clock: alertDeleted, target: deleteAlertFx })

/** The view that was opened last on each board: what 更新视图 overwrites. */
export const $openedViews = createStore<Readonly<Record<string, string>>>({})
  .on(viewOpened, (opened, { board, id }) => ({ ...opened, [board]: id }))
  .on(saveViewFx.doneData, (opened, { board, id }) => ({ ...opened, [board]: id }))
  .on(deleteViewFx.done, (opened, { params }) =>
    Object.fromEntries(Object.entries(opened).filter(([, id]) => id !== params)),
  )
  .reset(personLeft)

/** Boards entered during this visit. */
export const $enteredBoards = createStore<readonly string[]>([])
  .on(boardEntered, (boards, board) => (boards.includes(board) ? boards : [...boards, board]))
  .reset(personLeft)

/** The address of a link is ready to be copied. */
export const linkReady = createEvent<string>()
sample({
  clock: shareViewFx.doneData,
  filter: ({ shareId }) => shareId !== null,
  fn: ({ board, shareId }) => `${globalThis.location?.origin ?? ''}${board}?shared=${shareId}`,
  target: linkReady,
})

const written = [
  saveViewFx,
  changeViewFx,
  deleteViewFx,
  orderViewsFx,
  shareViewFx,
  unshareViewFx,
  setAlertFx,
  deleteAlertFx,
]
sample({ clock: written.map((fx) => fx.finally), fn: () => ['listSavedViews'], target: invalidateFx })

const said = (text: string) => () => ({ tone: 'success' as const, text })
sample({ clock: saveViewFx.done, fn: said('视图已保存'), target: noticeAsked })
sample({ clock: changeViewFx.done, fn: said('修改成功'), target: noticeAsked })
sample({ clock: deleteViewFx.done, fn: said('视图已删除'), target: noticeAsked })
sample({ clock: unshareViewFx.done, fn: said('分享链接已失效'), target: noticeAsked })
sample({ clock: setAlertFx.done, fn: said('提醒已保存'), target: noticeAsked })
sample({ clock: deleteAlertFx.done, fn: said('提醒已删除'), target: noticeAsked })
