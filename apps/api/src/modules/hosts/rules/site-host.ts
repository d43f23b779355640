import { MARKETPLACES } from '@haixuan/rules'
import { canonicalHost, exactOrigin } from '#platform/host-name.ts'

/** Tabs and areas that a host can leave out. */
const HIDEABLE = [
  'home' as const,
  ...MARKETPLACES,
  ...(['share', 'label', 'renewal', 'downloads', 'contact'] as const),
]
export type Hideable = (typeof HIDEABLE)[number]

/** What white-label hosts do not show (specification, section 6); a new host begins with these. */
export const WHITE_LABEL_HIDDEN: readonly Hideable[] = [
  ...(['home', 'share', 'label', 'renewal', 'downloads', 'contact'] as const),
]

/** A white-label host. */
export interface SiteHost {
  /** Canonical host name. */
  name: string
  siteName: string
  /** Addresses of pictures, https. */
  logoUrl: string | null
  loginUrl: string | null
  /** `#rrggbb` */
  accent: string | null
  hidden: readonly Hideable[]
  /** Exact origins of host clients. */
  origins: readonly string[]
}

/** The same as it was typed. */
export interface HostDraft extends Omit<SiteHost, 'hidden' | 'origins'> {
  hidden: readonly string[]
  origins: readonly string[]
}

const MOST_ORIGINS = 20
const isPicture = (address: string | null) =>
  address === null ||
  (address.length <= 500 && URL.canParse(address) && new URL(address).protocol === 'https:')
const isHideable = (word: string): word is Hideable => HIDEABLE.some((known) => known === word)
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** Checks a host. Answers it in canonical form, or a Chinese sentence that says what is wrong and what to do. */
export function checkHost(draft: HostDraft): SiteHost | string {
  const name = canonicalHost(draft.name)
  if (name === undefined) return '域名不正确，请填写不带协议与路径的域名，例如 data.example.com。'
  const siteName = draft.siteName.trim()
  if (siteName === '' || siteName.length > 20 || CONTROL.test(siteName))
    return '站点名称需要 1 到 20 个字符。'
  if (!isPicture(draft.logoUrl)) return '标志图片需要 500 个字符以内的 https 地址。'
  if (!isPicture(draft.loginUrl)) return '登录图片需要 500 个字符以内的 https 地址。'
  if (draft.accent !== null && !/^#[0-9a-f]{6}$/i.test(draft.accent)) return '主题色需要写成 #rrggbb。'
  const strange = draft.hidden.find((word) => !isHideable(word))
  if (strange !== undefined) return `没有栏目 ${strange}，可以隐藏的有 ${HIDEABLE.join('、')}。`
  const wrong = draft.origins.find((origin) => exactOrigin(origin) === undefined)
  if (wrong !== undefined)
    return `来源 ${wrong} 不正确，请写成 https://主机[:端口]，小写，不带路径，不用通配符。`
  if (draft.origins.length > MOST_ORIGINS) return `来源最多 ${MOST_ORIGINS} 个。`
  return {
    ...{ name, siteName, logoUrl: draft.logoUrl, loginUrl: draft.loginUrl },
    accent: draft.accent?.toLowerCase() ?? null,
    hidden: HIDEABLE.filter((word) => draft.hidden.includes(word)),
    origins: [...new Set(draft.origins)],
  }
}
