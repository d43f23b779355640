import { type Marketplace, marketplaceOfPath } from '#shared/routes'

/** The marketplace that the rows of a board are of: the one it asks for, which may be another than that of its page. */
export function boardMarketplace({ params, path }: { params: unknown; path: string }): Marketplace {
  return (
    (params as { marketplace?: Marketplace } | undefined)?.marketplace ?? marketplaceOfPath(path) ?? 'temu'
  )
}
