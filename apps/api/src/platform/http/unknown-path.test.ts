import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNoPage } from './unknown-path.ts'

const SITE_MAP = new URL('../../../../web/src/shared/routes/site-map/', import.meta.url)

/** Every address that the site map of the web app, or its fixture of the specification, writes down. */
const pages = readdirSync(SITE_MAP)
  .flatMap((name) => [...readFileSync(new URL(name, SITE_MAP), 'utf8').matchAll(/'(\/[\w/-]*)'/g)])
  .map(([, path]) => path ?? '')

test('every page of the site map is served as a page', () => {
  expect(new Set(pages).size).toBeGreaterThan(100)
  expect(pages.filter(isNoPage)).toEqual([])
  for (const path of ['/', '/temu/home/', '/nothing-of-the-kind']) expect(isNoPage(path), path).toBe(false)
})

test.each([
  ...['/metrics', '/healthz', '/readyz', '/livez', '/health', '/HEALTHZ', '/metrics/', '//metrics', '/ping'],
  ...[
    '/openapi.json',
    '/openapi.yaml',
    '/.env',
    '/.env.production',
    '/app.env',
    '/.git/config',
    '/a/.svn/entries',
  ],
  ...[
    '/actuator/health',
    '/v1/users',
    '/graphql',
    '/wp-admin/setup',
    '/index.php/x',
    '/backup.tar.gz',
    '/x.json/',
  ],
  ...['/security.txt', '/.well-known/security.txt', '/temu/home.bak', '/id_rsa~', '/%2eenv', '/robots.txt'],
])('%s is no page', (path) => expect(isNoPage(path)).toBe(true))
