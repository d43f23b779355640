import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLAGS } from '../rules/feature-flags.ts'
import { dressPage } from './site-page.ts'

const NAUGHTY = JSON.parse(
  readFileSync(new URL('../../../../../../e2e/naughty-strings.json', import.meta.url), 'utf8'),
) as string[]
const PAGE =
  '<!doctype html><html lang="zh-CN"><head><title>海选</title><meta name="description" content="默认"><script>1</script></head></html>'
const plain = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The page of a host that is called so. */
function pageOf(siteName: string): string {
  const host = {
    name: 'a.test',
    siteName,
    logoUrl: null,
    loginUrl: null,
    accent: null,
    hidden: [],
    origins: [],
  }
  return dressPage(PAGE, { name: 'a.test', flags: FLAGS, host }).html
}

test('a site may be called anything: it stays a text, and the page the page', () => {
  for (const siteName of NAUGHTY) {
    const html = pageOf(siteName)
    const parts =
      /^<!doctype html><html data-site="([^"<>]*)" lang="zh-CN"><head><title>([^<>]*)<\/title><meta name="description" content="([^"<>]*)"><script>1<\/script><\/head><\/html>$/.exec(
        html,
      )
    expect(parts, siteName).not.toBeNull()
    const [, data = '', title = '', description = ''] = parts ?? []
    expect(JSON.parse(plain(data))).toMatchObject({ siteName })
    expect([plain(title), plain(description)]).toEqual([siteName, siteName])
  }
})
