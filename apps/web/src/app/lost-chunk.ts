const KEY = 'haixuan.reloaded-at'
/** Specification, section 8: at most one reload in 60 s. */
const SPACING_MS = 60_000

type Page = Pick<Window, 'addEventListener'> & { location: Pick<Location, 'reload'>; sessionStorage: Storage }

/**
 * A part of the app that cannot be loaded usually means that a newer release replaced it: the page is loaded
 * again, at most once in 60 s; after that the error page says what happened.
 */
export function reloadOnLostChunk(page: Page, now: () => number = Date.now): void {
  page.addEventListener('vite:preloadError', () => {
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < SPACING_MS) return
    page.sessionStorage.setItem(KEY, String(now()))
    page.location.reload()
  })
}
