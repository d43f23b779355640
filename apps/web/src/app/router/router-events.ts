import { createEffect, createEvent, type Scope, sample, scopeBind } from 'effector'
import { documentTitle } from '#shared/config'
import { tabVisited } from '#shared/last-tab'
import { pageTurned } from '#shared/notice'
import { sitePage, tabOf } from '#shared/routes'

/** A page is on screen; the path without query. */
export const pageEntered = createEvent<string>()

const setTitleFx = createEffect((path: string) => {
  document.title = documentTitle(sitePage(path)?.title ?? '页面不存在')
})

sample({ clock: pageEntered, target: setTitleFx })
// The home page is not a place one was working in.
sample({
  clock: pageEntered.filterMap((path) => {
    const tab = tabOf(path)
    return tab && tab.path !== '/' ? tab.path : undefined
  }),
  target: tabVisited,
})

/** What is needed of the router: that it tells when a page is there. */
interface VisitSource {
  subscribe: (event: 'onResolved', listen: (visit: { toLocation: { pathname: string } }) => void) => unknown
}

/** The seam from the router to effector: visits become events. */
export function bindRouterEvents(router: VisitSource, scope: Scope): void {
  const entered = scopeBind(pageEntered, { scope })
  const turned = scopeBind(pageTurned, { scope })
  let last = ''
  router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname === last) return
    // Notices from before the first page was drawn are shown on it.
    if (last !== '') turned()
    last = toLocation.pathname
    entered(last)
  })
}
