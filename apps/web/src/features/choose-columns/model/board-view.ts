import type { ColumnState } from '@haixuan/ui-kit/data-table'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { readBoardViews, writeBoardViews } from '../lib/stored-views.ts'

/** What a reader did to the columns of one board. Whatever is not said stands as the board declares it. */
export type BoardView = Partial<ColumnState>
export type BoardViews = Readonly<Record<string, BoardView>>

/** Columns were moved, sized, hidden or pinned on the board of that path. */
export const columnsChanged = createEvent<{ path: string; view: BoardView }>()
/** The board of that path shall stand as it was declared. */
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
