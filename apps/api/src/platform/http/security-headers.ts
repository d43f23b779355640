import { createHash } from 'node:crypto'

/** Headers of every answer. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-dns-prefetch-control': 'off',
  // Data is never a page: nothing in an answer of the API may run, load or be framed.
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/**
 * Policy of the site's scripts: a worker is bound by the policy that its own file came with. It may load the other
 * files of the build, fetch fonts of the own origin and compile WebAssembly - the reader of barcodes -, nothing else.
 */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Policy of the site's own page.
 * @param html the built index.html; its inline scripts are allowed by their digest, nothing else inline is.
 * @param frameOrigins exact origins that may show it in a frame; nobody may unless told
 */
export function pagePolicy(html: string, frameOrigins: readonly string[] = []): string {
  const digests = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((match) => match[1] ?? '')
    .filter((code) => code.trim() !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...digests].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
  ].join('; ')
}
