import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The Big List of Naughty Strings. */
export const NAUGHTY = JSON.parse(
  readFileSync(new URL('naughty-strings.json', import.meta.url), 'utf8'),
) as string[]

/** Names of texts that people and marketplaces write. */
export const WRITTEN: readonly string[] = [
  ...['nickname', 'name', 'title', 'titleZh', 'note', 'company', 'contact', 'remark', 'siteName', 'body'],
  ...['reply', 'brand', 'keyword', 'fileName', 'sourceName', 'subject', 'device', 'targetShop'],
]

/** What only exists on a page when a text became more than a text. */
const PLANTED = [
  ...['script:not([src])', 'img[src="x"]', 'img[src*="x:x"]', '[onerror]', '[onload]', '[onclick]'],
  ...['[onmouseover]', 'a[href^="javascript:" i]', 'iframe', 'object', 'embed', 'marquee', 'base'],
  'meta[http-equiv=refresh i]',
].join(', ')

/**
 * Watches a page for everything that a text could do when it is more than a text: run, ask, plant something, be
 * refused by the policy, break the page, or lead away.
 * @returns what has happened so far; it fills while the page lives
 */
export async function watchTexts(page: Page, baseURL: string | undefined): Promise<string[]> {
  const ran: string[] = []
  await page.exposeFunction('ran', (what: string) => void ran.push(what))
  await page.addInitScript((planted) => {
    const tell = (what: string) => window.ran(what)
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => tell(`${name} on ${location.href}`) })
    addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
    const look = (node: Node) => {
      if (!(node instanceof Element)) return
      for (const found of [...(node.matches(planted) ? [node] : []), ...node.querySelectorAll(planted)])
        tell(`planted on ${location.pathname}: ${found.outerHTML.slice(0, 200)}`)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'attributes') look(target)
        else for (const node of addedNodes) look(node)
      }
    }).observe(document, {
      ...{ childList: true, subtree: true, attributes: true },
      attributeFilter: ['src', 'href', 'onerror', 'onload', 'onclick', 'onmouseover'],
    })
  }, PLANTED)
  page.on('dialog', (dialog) => void dialog.dismiss().finally(() => ran.push('a dialog')))
  page.on('pageerror', (error) => ran.push(`error: ${error.message}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(baseURL ?? ''))
      ran.push(`went to ${frame.url()}`)
  })
  return ran
}
