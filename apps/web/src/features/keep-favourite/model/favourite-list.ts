import type { Subject } from '#shared/board'
import type { Marketplace } from '#shared/routes'

/** The favourites of one kind on one marketplace. */
export interface FavouriteList {
  marketplace: Marketplace
  subject: Subject
}

/** Some items of a list, by their ids of the marketplace. */
export interface Kept extends FavouriteList {
  ids: readonly string[]
}

/** A form waits for the answer and shows the failure; else a notice does. */
export interface Quiet {
  quiet?: boolean
}
