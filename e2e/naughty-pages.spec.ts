// Every page of the site under every naughty name. Ordinarily the 515 names are spread over the pages; with
// HAIXUAN_NAUGHTY=all each page wears each of them, which takes the better part of an hour.
import { expect, type Page } from '@playwright/test'
import { SITE_PAGES, type SitePage } from '../apps/web/src/shared/routes/site-map/site-map.ts'
import { tokenOf } from './host-client.ts'
import { test } from './journey.ts'
import { NAUGHTY, WRITTEN, watchTexts } from './naughty-page.ts'

const IS_ALL = process.env['HAIXUAN_NAUGHTY'] === 'all'
/** Pages of one test; each changes the page within the site, as a click does. */
const AT_ONCE = IS_ALL ? 1 : 32
const EACH = Math.ceil(NAUGHTY.length / SITE_PAGES.length)

/**
 * Puts itself between the page and its calls: the profile has the name of the moment, and every text that people or
 * marketplaces write has some naughty strings. An answer is asked for once and kept.
 */
async function dress(page: Page): Promise<void> {
  await page.addInitScript(
    ({ naughty, written }) => {
      const real = window.fetch
      const kept = new Map<string, Promise<{ status: number; text: string }>>()
      let [name, profiles, waiting, cursor] = ['', 0, 0, 0]
      const some = () => Array.from({ length: 3 }, () => naughty[cursor++ % naughty.length]).join(' ')
      const poison = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return
        for (const [key, inner] of Object.entries(value)) {
          if (written.includes(key) && typeof inner === 'string')
            (value as Record<string, string>)[key] = some()
          else poison(inner)
        }
      }
      const ask = async (request: Request) => {
        const answer = await real(request)
        return { status: answer.status, text: await answer.text() }
      }
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        const { pathname, href } = new URL(request.url)
        if (!pathname.startsWith('/api/') || request.method !== 'GET') return real(request)
        waiting++
        try {
          const asked = kept.get(href) ?? ask(new Request(request, { signal: null }))
          kept.set(href, asked)
          const { status, text } = await asked
          const answer = JSON.parse(text)
          if (pathname === '/api/user/getUserInfo') {
            if (answer.data) answer.data.nickname = name
            profiles++
          } else poison(answer.data)
          const headers = { 'content-type': 'application/json' }
          return new Response(JSON.stringify(answer), { status, headers })
        } finally {
          waiting--
        }
      }
      const tick = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))
      const patience = async (isDone: () => boolean, ms: number) => {
        for (const since = Date.now(); !isDone() && Date.now() - since < ms; ) await tick(5)
      }
      const router = () => window.__TSR_ROUTER__
      const shown = () => document.querySelector('header button[aria-label^="用户"]')
      const wardrobe: Window['wardrobe'] = {
        go: async (path, title) => {
          if (location.pathname !== path) history.pushState({}, '', path)
          // A page that only leads to another never has its own title here.
          const isThere = () => document.title.startsWith(`${title} — `) || location.pathname !== path
          await patience(() => router()?.state.status === 'idle' && isThere(), 20_000)
          // Still: nothing is asked for, and nothing is drawn as loading, for a while.
          for (let calm = 0, since = Date.now(); calm < 3 && Date.now() - since < 10_000; await tick(20))
            calm = waiting === 0 && !document.querySelector('[aria-busy=true]') ? calm + 1 : 0
          return document.title
        },
        wear: async (names) => {
          const missed: string[] = []
          const channel = new BroadcastChannel('haixuan.session')
          for (const one of names) {
            const before = profiles
            name = one
            channel.postMessage('signed-in')
            await patience(() => profiles > before, 5_000)
            const isWorn = () => !shown() || shown()?.getAttribute('aria-label') === `用户 ${one}`
            await patience(isWorn, 2_000)
            await tick()
            if (profiles === before || !isWorn()) missed.push(one)
          }
          channel.close()
          return missed
        },
      }
      Object.assign(window, { wardrobe })
    },
    { naughty: NAUGHTY, written: WRITTEN },
  )
}

const inPage = (page: Page) => ({
  go: ({ path, title }: SitePage) =>
    page.evaluate(([to, name]) => window.wardrobe.go(to, name), [path, title] as const),
  wear: (names: readonly string[]) => page.evaluate((all) => window.wardrobe.wear(all), names),
})

const namesOf = (at: number) => (IS_ALL ? NAUGHTY : NAUGHTY.slice(at * EACH, at * EACH + EACH))

/** Pages in the order of the site map, by who may open them, a few to a test. */
function rooms(): { pages: SitePage[]; login: string }[] {
  const by = (isConsole: boolean) => SITE_PAGES.filter(({ access }) => (access === 'operator') === isConsole)
  const cut = (pages: SitePage[], login: string) =>
    Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, at) => ({
      pages: pages.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      login,
    }))
  return [...cut(by(false), '13800138003'), ...cut(by(true), '13800138009')]
}

test('there are as many pages as routes, and every name has its page', () => {
  expect(NAUGHTY).toHaveLength(515)
  expect(new Set(rooms().flatMap(({ pages }) => pages.map(({ path }) => path))).size).toBe(SITE_PAGES.length)
  expect(SITE_PAGES.length).toBeGreaterThanOrEqual(169)
  expect(SITE_PAGES.flatMap((_, at) => namesOf(at)).length).toBeGreaterThanOrEqual(515)
})

test('what a text must not do is seen when one does it', async ({ page, baseURL }) => {
  const ran = await watchTexts(page, baseURL)
  await page.goto('/')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)><b onclick=alert(2)>x</b>')
    alert('three')
  })
  await expect.poll(() => ran.join()).toMatch(/alert on .*planted on .*script-src/s)
})

for (const { pages, login } of rooms()) {
  const [first, last] = [pages[0]?.path ?? '', pages.at(-1)?.path]
  test(`naughty names run nowhere: ${first}${last === first ? '' : ` to ${last}`}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(IS_ALL ? 600_000 : 240_000)
    const token = await tokenOf(page.request, login)
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }])
    const ran = await watchTexts(page, baseURL)
    await dress(page)
    await page.goto(first)
    const { go, wear } = inPage(page)
    for (const one of pages) {
      const title = await go(one)
      // Some pages only lead to another; every other says its own name.
      if (new URL(page.url()).pathname === one.path) expect(title, one.path).toContain(one.title)
      expect(await wear(namesOf(SITE_PAGES.indexOf(one))), one.path).toEqual([])
      expect(ran, one.path).toEqual([])
    }
  })
}
