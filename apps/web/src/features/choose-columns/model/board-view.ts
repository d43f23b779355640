import { createEffect, createEvent, createStore, sample } from 'effector'
import { type BoardView, type BoardViews, readBoardViews, writeBoardViews } from '../lib/stored-views.ts'

/** Columns were moved, sized, hidden or pinned on the board of that path. */
export const columnsChanged = createEvent<{ path: string; view: BoardView }>()
/** The board of that path shall be as it was declared. */
export const columnsReset = createEvent<string>()

/** Views by path of their board. */
export const $boardViews = createStore<BoardViews>(readBoardViews(globalThis.localStorage))
  .on(columnsChanged, (views, { path, view }) => ({ ...views, [path]: view }))
  .on(columnsReset, (views, path) => Object.fromEntries(Object.entries(views).filter(([at]) => at !== path)))

/** Keeps the views in this browser. A full or forbidden storage loses them at the end of the visit, no more. */
export const keepViewsFx = createEffect((views: BoardViews) =>
  writeBoardViews(globalThis.localStorage, views),
)

sample({ clock: $boardViews, target: keepViewsFx })
