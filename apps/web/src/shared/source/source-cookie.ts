/** Specification, section 9: 30 days. */
const LIFETIME_S = 2_592_000
const FORM = /^[A-Za-z0-9_.:-]{1,64}$/

/** Where a visitor came from: `?invite=` of a share link, or `?source=` of a campaign. */
export function sourceIn(search: string): string | undefined {
  const params = new URLSearchParams(search)
  const named = params.get('invite') ?? params.get('source') ?? ''
  return FORM.test(named) ? named : undefined
}

/** The source inside a `document.cookie`. */
export function keptSource(cookies: string): string | undefined {
  const kept = /(?:^|;\s*)source=([^;]*)/.exec(cookies)?.[1] ?? ''
  return FORM.test(kept) ? kept : undefined
}

/** The code to register with: a source that has the form of an invite code. */
export function inviteCode(source: string | undefined): string {
  return source !== undefined && /^[A-Za-z0-9]{1,16}$/.test(source) ? source : ''
}

/** Source of this browser. */
export const readSource = (): string | undefined => keptSource(document.cookie)

/** Keeps the source of the address for 30 days. The first touch counts: a later link does not replace it. */
export function rememberSource(): void {
  const source = sourceIn(location.search)
  if (source === undefined || readSource() !== undefined) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers of two years ago.
  document.cookie = `source=${source}; Max-Age=${LIFETIME_S}; Path=/; SameSite=Lax${secure}`
}
