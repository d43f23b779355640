import type { Marketplace } from '#modules/reference/rules/marketplace.ts'

interface GoodsAddress {
  marketplace: Marketplace
  externalId: string
}

const PATTERNS: { marketplace: Marketplace; host: RegExp; find: (url: URL) => string | undefined }[] = [
  {
    marketplace: 'temu',
    host: /(^|\.)temu\.com$/,
    find: (url) => url.searchParams.get('goods_id') ?? /-g-(\d{5,20})\.html/.exec(url.pathname)?.[1],
  },
  {
    marketplace: 'shein',
    host: /(^|\.)shein\.[a-z.]+$/,
    find: (url) =>
      /-p-(\d{4,20})(?:-cat-\d+)?\.html/.exec(url.pathname)?.[1] ??
      url.searchParams.get('goods_id') ??
      undefined,
  },
  {
    marketplace: 'aliexpress',
    host: /(^|\.)aliexpress\.[a-z.]+$/,
    find: (url) =>
      /\/(?:item|i)\/(?:[^/]*\/)?(\d{6,20})\.html/.exec(url.pathname)?.[1] ??
      url.searchParams.get('productId') ??
      undefined,
  },
  {
    marketplace: 'tiktok',
    host: /(^|\.)tiktok(?:shop)?\.com$/,
    find: (url) => /\/(?:view\/product|product|pdp)\/(?:[^/]+\/)*(\d{6,25})\/?$/.exec(url.pathname)?.[1],
  },
]

/** The product that a pasted marketplace address names; null when the text is no such address. */
export function parseGoodsAddress(text: string): GoodsAddress | null {
  if (!/^(https?:\/\/|www\.|[a-z.]*(temu|shein|aliexpress|tiktok)[a-z]*\.)/i.test(text)) return null
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  for (const { marketplace, host, find } of PATTERNS) {
    if (!host.test(url.hostname.toLowerCase())) continue
    const externalId = find(url)
    if (externalId && /^[A-Za-z0-9_-]{1,40}$/.test(externalId)) return { marketplace, externalId }
  }
  return null
}
