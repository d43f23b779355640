import { isItemId } from '@haixuan/rules'
import { MARKETPLACES, type Marketplace, serverMarketplace } from '#modules/reference/rules'

interface GoodsAddress {
  marketplace: Marketplace
  externalId: string
}

const BEGINNING = new RegExp(`^(https?://|www\\.|[a-z.]*(${MARKETPLACES.join('|')})[a-z]*\\.)`, 'i')

/** The product that a pasted marketplace address names; null when the text is no such address. */
export function parseGoodsAddress(text: string): GoodsAddress | null {
  if (!BEGINNING.test(text)) return null
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  for (const marketplace of MARKETPLACES) {
    const { host, find } = serverMarketplace(marketplace).address
    if (!host.test(url.hostname.toLowerCase())) continue
    const externalId = find(url)
    if (externalId && isItemId(externalId)) return { marketplace, externalId }
  }
  return null
}
