import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { addHost, tokenOf } from './host-client.ts'

/** The Big List of Naughty Strings. */
const NAUGHTY = JSON.parse(readFileSync(new URL('naughty-strings.json', import.meta.url), 'utf8')) as string[]

/** The same, a few to a name: each change of a name costs a call. */
const NAMES = Array.from({ length: Math.ceil(NAUGHTY.length / 20) }, (_, at) =>
  NAUGHTY.slice(at * 20, at * 20 + 20).join(' '),
)

/** Names of texts that people and marketplaces write. */
const WRITTEN = new Set([
  ...[
    'nickname',
    'name',
    'title',
    'titleZh',
    'note',
    'company',
    'contact',
    'remark',
    'siteName',
    'body',
    'reply',
  ],
  ...['brand', 'keyword', 'fileName', 'sourceName', 'subject', 'device'],
])

type Slot = { holder: Record<string, unknown>; key: string }

function slotsIn(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    WRITTEN.has(key) && typeof inner === 'string'
      ? [{ holder: value as Record<string, unknown>, key }]
      : slotsIn(inner),
  )
}

/** Puts the whole list into the written texts of an answer, a part of it into each. */
function poison(answer: unknown): number {
  const slots = slotsIn(answer)
  const each = Math.ceil(NAUGHTY.length / Math.max(slots.length, 1))
  for (const [index, { holder, key }] of slots.entries()) {
    const from = (index * each) % NAUGHTY.length
    holder[key] = NAUGHTY.slice(from, from + each).join(' ')
  }
  return slots.length
}

/** Everything on a page that only exists when a text became more than a text. */
const planted = (page: Page) =>
  page.evaluate(() => {
    const odd = [
      ...[
        'script:not([src])',
        'img[src="x"]',
        'img[src*="x:x"]',
        '[onerror]',
        '[onload]',
        '[onclick]',
        '[onmouseover]',
      ],
      ...[
        'a[href^="javascript:" i]',
        'iframe',
        'object',
        'embed',
        'marquee',
        'base',
        'meta[http-equiv=refresh i]',
      ],
    ]
    return odd.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((found) => found.outerHTML.slice(0, 200)),
    )
  })

test('515 naughty strings in every text that people write run nowhere, on every page that shows them', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  expect(NAUGHTY).toHaveLength(515)
  const ran: string[] = []
  await page.exposeFunction('ran', (what: string) => void ran.push(what))
  await page.addInitScript(() => {
    const tell = (what: string) => (window as never as { ran: (what: string) => void }).ran(what)
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => tell(`${name} on ${location.href}`) })
    addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss().finally(() => ran.push('a dialog')))
  page.on('pageerror', (error) => ran.push(`error: ${error.message}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(baseURL ?? ''))
      ran.push(`went to ${frame.url()}`)
  })
  let poisoned = 0
  let own = -1
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const answer = (await response.json()) as { data?: { nickname?: string } }
    if (route.request().url().endsWith('/getUserInfo') && own >= 0 && answer.data) {
      answer.data.nickname = NAMES[own] ?? ''
    } else poisoned += poison(answer)
    return route.fulfill({ response, json: answer })
  })
  const enter = async (mobile: string) => {
    await page.context().clearCookies()
    const token = await tokenOf(page.request, mobile)
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }])
  }
  const visit = async (path: string, shown: () => Promise<unknown>) => {
    const before = poisoned
    await page.goto(path)
    await shown()
    expect(poisoned - before, path).toBeGreaterThan(1)
    expect(await planted(page), path).toEqual([])
    expect(ran, path).toEqual([])
  }
  const rows = () => page.getByRole('gridcell').first().waitFor()

  await enter('13800138002')
  // One after the other as the name of who is signed in, in the header of one page.
  own = 0
  await page.goto('/')
  const me = page.getByRole('button', { name: /^用户/ })
  await me.waitFor()
  const teller = await page.context().newPage()
  await teller.route('**/teller', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>teller</title>' }),
  )
  await teller.goto('/teller')
  for (own = 0; own < NAMES.length; own++) {
    const answered = page.waitForResponse('**/api/user/getUserInfo')
    await teller.evaluate(() => new BroadcastChannel('haixuan.session').postMessage('signed-in'))
    await answered
  }
  own = NAMES.length - 1
  await teller.close()
  await expect(me).toContainText((NAUGHTY.at(-1) ?? '').trim().slice(0, 20))
  expect(ran).toEqual([])
  own = -1

  await visit('/', async () => {
    await me.click()
    await page.getByRole('menuitem', { name: '子账号管理' }).click()
    await page.getByRole('dialog', { name: '子账号管理' }).getByRole('rowheader').first().waitFor()
  })
  await visit('/share', async () => {
    await page.getByRole('rowheader').first().waitFor()
    await page.getByRole('tab', { name: '订单' }).click()
    await page.getByRole('rowheader').first().waitFor()
  })
  await visit('/temu/home', rows)
  await visit('/auth', async () => page.getByRole('heading', { name: '授权结果' }).waitFor())
  await enter('13800138003')
  for (const path of ['/temu/collect', '/tiktok/creatorcollect', '/tiktok/live']) await visit(path, rows)
  await enter('13800138009')
  // Something to show, and an act in the log.
  await addHost(page.request, 'naughty.localhost')
  for (const tab of ['users', 'hosts', 'events']) await visit(`/admin?tab=${tab}`, rows)
  expect(poisoned).toBeGreaterThan(200)
})
