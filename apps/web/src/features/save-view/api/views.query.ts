import { ASIDE, apiQuery } from '#shared/api'
import type { AlertRule, Watched } from '../model/saved-view.ts'

/** Views of one board in the order of their owner. */
export const boardViewsQuery = (board: string) => ({
  ...apiQuery('listSavedViews', { query: { board } }),
  ...ASIDE,
})

/** Views of all boards. */
export const allViewsQuery = () => apiQuery('listSavedViews', {})

/** The view behind a link. */
export const sharedViewQuery = (shareId: string) => apiQuery('getSharedView', { path: { shareId } })

/** How often a rule would have matched in the last 30 days. */
export const alertPreviewQuery = (watched: Watched, rule: AlertRule) =>
  apiQuery('previewAlert', { body: { watched, rule } })
