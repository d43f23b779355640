import type { components } from '@haixuan/api-sdk'

type Schemas = components['schemas']
/** Filters and order of a board under a name. */
export type SavedView = Schemas['SavedView']
export type AlertRule = Schemas['AlertRule']
/** The list that a view asks for: what an alert can watch. */
export type Watched = Schemas['WatchedList']
/** What is in an address, without the page. */
export type Address = Readonly<Record<string, string>>

/** What a board asks now, as a view would keep it. */
export interface Asked {
  board: string
  query: Address
  columns: Schemas['ViewColumns'] | null
  watched: Watched | null
}

/** What is asked about a view before something is done with it. */
export interface Asking {
  kind: 'rename' | 'delete' | 'alert'
  view: SavedView
}
