import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type ConsoleMessage, expect, type Page, request, type ViewportSize } from '@playwright/test'
import { test as base, drawCorner, runScript } from './journey.ts'

/** Demo accounts of a fresh server. */
export const ACCOUNTS = { general: '13800138000', year: '13800138001', everything: '13800138003' } as const

const tokens = new Map<string, string>()

export async function tokenOf(mobile: string, baseURL: string): Promise<string> {
  const known = tokens.get(mobile)
  if (known) return known
  const context = await request.newContext({ baseURL })
  const answer = await context.post('/api/weapp/loginpassword', {
    data: { mobile, password: 'haixuan-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await context.dispose()
  tokens.set(mobile, data.token)
  return data.token
}

interface Signed {
  /** Who is signed in; a member who may open everything unless a test says otherwise. */
  account: keyof typeof ACCOUNTS
}

/** Tests of the lists: signed in, and failing on any error that the browser's console shows. */
export const test = base.extend<Signed & { complaints: string[] }>({
  account: ['everything', { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const failed = (error: Error) => complaints.push(String(error))
      const said = (message: ConsoleMessage) => {
        // React's development build says so at every start: people must not get it.
        if (message.type() === 'error' || message.text().includes('React DevTools'))
          complaints.push(message.text())
      }
      page.on('pageerror', failed).on('console', said)
      await use(complaints)
      page.off('pageerror', failed).off('console', said)
      expect(complaints, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, account, baseURL }, use) => {
    await enter(page, account, baseURL)
    await use(page)
  },
})

async function enter(page: Page, account: keyof typeof ACCOUNTS, baseURL: string | undefined): Promise<void> {
  if (!baseURL) throw new Error('playwright.config has no baseURL.')
  const token = await tokenOf(ACCOUNTS[account], baseURL)
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL }])
}

const windows = new Map<string, Page>()

/**
 * The same in one window for all tests of a worker: opening one, and reading the site again in it, is a quarter of the
 * time of a short journey. For tests that leave nothing behind; after a failure the next one gets a new worker.
 */
export const testInOneWindow = test.extend({
  page: async ({ browser, account, baseURL, viewport, deviceScaleFactor }, use) => {
    const kind = JSON.stringify([account, viewport, deviceScaleFactor])
    const kept = windows.get(kind) ?? (await (await browser.newContext()).newPage())
    windows.set(kind, kept)
    await drawCorner(kept)
    await enter(kept, account, baseURL)
    await use(kept)
  },
})

/** Leaves a window as a new one would be, but for what the browser has read and compiled of the site. */
async function sweep(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.clearCookies()
  if (viewport) await page.setViewportSize(viewport)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
}

/**
 * One window for all tests of a worker, too, but swept after each: for tests that keep things in the browser. Not for
 * those that stop its clock or run scripts before those of the site, which would continue doing so.
 */
export const testInSweptWindow = test.extend({
  context: async ({ browser, viewport }, use) => {
    const kind = `swept ${JSON.stringify(viewport)}`
    const kept = windows.get(kind) ?? (await (await browser.newContext()).newPage())
    windows.set(kind, kept)
    await drawCorner(kept)
    await use(kept.context())
    await sweep(kept, viewport)
  },
  page: async ({ context, account, baseURL }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The window of these tests was closed.')
    await enter(page, account, baseURL)
    await use(page)
  },
})

/**
 * Goes to an address of the site as a link does, and loads it only in a window that shows nothing yet: loading is a
 * third of the work of a short journey. @returns when another page has taken the place of the one before
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const { origin, href } = new URL(page.url())
  if (origin === 'null' || href === origin + address) {
    await page.goto(address)
    return
  }
  await page.evaluate((to) => history.pushState({}, '', to), address)
  // Some addresses lead to others, even back to where the window was.
  await page.waitForFunction((before) => {
    const state = window.__TSR_ROUTER__?.state
    if (!state) throw new Error('This page is none of the site.')
    const isBack = location.pathname + location.search + location.hash === before
    return state.status === 'idle' && (isBack || state.resolvedLocation?.href !== before)
  }, href.slice(origin.length))
}

/** Cells of one column of the list, from the top, as they read. */
export async function column(page: Page, heading: string): Promise<string[]> {
  const head = page.getByRole('columnheader', { name: heading }).first()
  const index = await head.getAttribute('aria-colindex')
  return page.locator(`[role=gridcell][aria-colindex="${index}"]`).allTextContents()
}

/** Waits until rows of the list are on the screen. */
export async function rowsShown(page: Page): Promise<void> {
  await page.locator('[role=gridcell] a[href*="/detail?id="]').first().waitFor()
  await gridAtRest(page)
}

/** Waits until the list has drawn all that it has been asked for. */
export async function gridAtRest(page: Page): Promise<void> {
  await page.locator('[role=grid]:not([aria-busy=true])').waitFor()
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2 A and AA on the page, each with the first place. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script tag: the page's own policy forbids that, and it must stay in force while tests run.
  await runScript(page, AXE)
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const result = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      reporter: 'no-passes',
    })
    return result.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)}`)
  })
}
