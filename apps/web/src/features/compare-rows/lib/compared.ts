import type { Marketplace } from '#shared/routes'

/** What can be compared. */
export type Comparable = 'goods' | 'shop'

/** Something in the basket. */
export interface Compared {
  marketplace: Marketplace
  id: string
}
