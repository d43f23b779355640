import { exactOrigin } from '#platform/host-name.ts'
import type { DressedPage } from '#platform/http/ports.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import type { Site } from '../store/site-registry.ts'
import { siteData } from './site-data.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Dresses the built page for a host: name, icon and configuration. The configuration is an attribute with JSON in
 * it: text that the page parses, nothing that could run. Scripts stay as they were built, so their digests hold.
 */
export function dressPage(html: string, site: Site): DressedPage {
  // Looked at again: what an earlier version kept must not add a directive to the policy.
  const origins = (site.host?.origins ?? []).filter((origin) => exactOrigin(origin) !== undefined)
  const page = { policy: pagePolicy(html, origins), isFramed: origins.length > 0 }
  const data = siteData(site)
  if (data === undefined) return { ...page, html }
  const marked = html.replace(/<html\b/, () => `<html data-site="${escaped(data)}"`)
  if (!site.host) return { ...page, html: marked }
  const { siteName, logoUrl } = site.host
  const named = marked
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(siteName)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escaped(siteName))
  const dressed =
    logoUrl === null
      ? named
      : named.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(logoUrl)}" />`)
  return { ...page, html: dressed }
}
