import { createEffect, createEvent, createStore, sample } from 'effector'
import { isSitePath, type SitePath } from '#shared/routes'

const KEY = 'haixuan.last-tab'

/** The visitor opened a page of this tab; the path is the tab's landing page. */
export const tabVisited = createEvent<SitePath>()
/** The app is up: what was remembered is read. */
export const lastTabWanted = createEvent()

const readLastTabFx = createEffect(() => {
  const kept = localStorage.getItem(KEY) ?? ''
  return isSitePath(kept) ? kept : null
})
const keepLastTabFx = createEffect((path: SitePath) => localStorage.setItem(KEY, path))

/** Landing page of the tab that was open last in this browser; null on a first visit. */
export const $lastTab = createStore<SitePath | null>(null)
  .on(readLastTabFx.doneData, (_, path) => path)
  .on(tabVisited, (_, path) => path)

sample({ clock: lastTabWanted, target: readLastTabFx })
sample({ clock: tabVisited, target: keepLastTabFx })
