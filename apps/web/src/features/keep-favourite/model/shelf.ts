import type { Subject } from '#shared/board'
import type { Marketplace } from '#shared/routes'

/** What is kept in one place: a kind of one marketplace. */
export interface Shelf {
  marketplace: Marketplace
  subject: Subject
}

/** Some things of a shelf, by their ids of the marketplace. */
export interface Kept extends Shelf {
  ids: readonly string[]
}
