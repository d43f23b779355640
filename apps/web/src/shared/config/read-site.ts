import { MARKETPLACES } from '@haixuan/rules'

const HIDEABLE = [
  'home' as const,
  ...MARKETPLACES,
  ...(['share', 'label', 'renewal', 'downloads', 'contact'] as const),
]

/** A tab or an area that a host can leave out. */
export type Hideable = (typeof HIDEABLE)[number]

/** Configuration of a host. */
export interface SiteConfig {
  siteName: string
  /** False under the product's own brand. */
  isWhiteLabel: boolean
  /** Pictures, https; null: the product's own. */
  logoUrl: string | null
  loginUrl: string | null
  /** `#rrggbb` */
  accent: string | null
  hidden: ReadonlySet<Hideable>
  /** Exact origins of host clients that may speak with this page. */
  origins: readonly string[]
  /** Features by name, as the operator has switched them; one that is absent is on. */
  flags: Readonly<Record<string, boolean>>
}

const OWN: SiteConfig = {
  siteName: '海选',
  isWhiteLabel: false,
  logoUrl: null,
  loginUrl: null,
  accent: null,
  hidden: new Set(),
  origins: [],
  flags: {},
}

const picture = (value: unknown) => (typeof value === 'string' && /^https:\/\//.test(value) ? value : null)
/** An origin as browsers write it, with the characters that the server lets into one. */
const isOrigin = (text: string) =>
  /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

/**
 * Reads the configuration that the server wrote on the page, as data.
 * @param attribute `data-site` of the page; without it, or when it cannot be read, the product's own brand
 */
export function readSite(attribute: string | undefined): SiteConfig {
  if (attribute === undefined) return OWN
  let given: Record<string, unknown>
  try {
    given = Object(JSON.parse(attribute)) as Record<string, unknown>
  } catch {
    return OWN
  }
  const { siteName, accent } = given
  const flags = Object.entries(Object(given['flags'])).filter(([, isOn]) => typeof isOn === 'boolean')
  const own = { ...OWN, flags: Object.fromEntries(flags) as Record<string, boolean> }
  if (typeof siteName !== 'string' || siteName === '') return own
  const hidden = words(given['hidden'])
  return {
    ...own,
    siteName,
    isWhiteLabel: true,
    logoUrl: picture(given['logoUrl']),
    loginUrl: picture(given['loginUrl']),
    accent: typeof accent === 'string' && /^#[0-9a-f]{6}$/i.test(accent) ? accent : null,
    hidden: new Set(HIDEABLE.filter((word) => hidden.includes(word))),
    origins: words(given['origins']).filter(isOrigin),
  }
}
