// One test for every list of the site: who adds a board gets it without writing a line here.
import { expect, type Page } from '@playwright/test'
import { SITE_PAGES } from '../apps/web/src/shared/routes/site-map/site-map.ts'
import { goTo, gridAtRest, testInOneWindow as test, violations } from './goods-session.ts'

/** Pages of a marketplace that are no list of its market: opened by their own journeys. */
const OTHER =
  /detail$|^\/(temu|shein|aliexpress)\/shop$|\/seller$|\/creator$|\/video$|collect$|officialRankings$|\/shopmanage$|\/(finance|financeHeader|settlement)$|\/settlementTemplate\//
const DASHBOARDS = ['/temu', '/shein/market', '/aliexpress', '/tiktok', '/tiktok_a', '/tiktok_a/largemarket']

const PAGES = SITE_PAGES.filter(
  ({ path, status, marketplace }) =>
    status === 'ready' && marketplace && !OTHER.test(path) && !DASHBOARDS.includes(path),
)
/** Second boards of a page, opened by their address. */
const TABS = ['/aliexpress/yesterday?tab=all', '/shein/yesterday?tab=out', '/tiktok/hot?tab=dark_horse']
const BOARDS = [
  ...PAGES.map(({ path, title }) => ({ path: path as string, title })),
  ...TABS.map((path) => ({
    path,
    title: SITE_PAGES.find((page) => page.path === path.split('?')[0])?.title ?? path,
  })),
]

async function settled(page: Page): Promise<void> {
  await page.locator('[role=gridcell]').first().waitFor()
  await gridAtRest(page)
}

/** Texts of the cells that are drawn, by the number of their column. */
async function cellsByColumn(page: Page): Promise<Map<string, { heading: string; texts: string[] }>> {
  const found = await page.evaluate(() => {
    const at = (element: Element) => element.getAttribute('aria-colindex') ?? ''
    const words = (element: Element) =>
      (element.textContent ?? '').trim() || (element.querySelector('img, svg, canvas, input') ? '图' : '')
    return {
      heads: [...document.querySelectorAll('[role=columnheader]')].map(
        (head) => [at(head), words(head)] as const,
      ),
      cells: [...document.querySelectorAll('[role=gridcell]')].map(
        (cell) => [at(cell), words(cell)] as const,
      ),
    }
  })
  const columns = new Map(found.heads.map(([index, heading]) => [index, { heading, texts: [] as string[] }]))
  for (const [index, text] of found.cells) columns.get(index)?.texts.push(text)
  return columns
}

const firstRow = (page: Page) =>
  page.locator('[role=row]:has([role=gridcell])').first().locator('a[href]').first().getAttribute('href')

test('there are boards of all four marketplaces', () => {
  expect(BOARDS.length).toBeGreaterThan(50)
  expect(new Set(PAGES.map(({ marketplace }) => marketplace)).size).toBe(4)
})

// Wide enough that every column is drawn, and high enough for nine rows. A quarter of the pixels, the same layout:
// without a graphics card, drawing so wide a page is what costs.
test.use({ viewport: { width: 3200, height: 700 }, deviceScaleFactor: 0.5 })

for (const { path, title } of BOARDS) {
  test(`${path} ${title}: rows, no empty column, no barrier, and its state survives`, async ({ page }) => {
    await goTo(page, path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByText('示例数据').first()).toBeVisible()

    const columns = [...(await cellsByColumn(page)).values()]
    expect(columns.length).toBeGreaterThan(4)
    const empty = columns.filter(({ texts }) => texts.every((text) => /^—?$/.test(text)))
    expect(
      empty.map(({ heading }) => heading),
      'columns without a single figure',
    ).toEqual([])
    expect(await violations(page)).toEqual([])

    const start = { address: page.url(), row: await firstRow(page) }
    const next = page.getByRole('button', { name: '下一页' })
    if ((await next.isVisible()) && (await next.isEnabled())) {
      await next.click()
      await page.waitForURL(/page=2/)
      await expect.poll(() => firstRow(page)).not.toBe(start.row)
    } else {
      // All of it is on one page: the order is the state.
      await page.locator('[role=columnheader][data-sortable=true]:not([aria-sort])').first().click()
      await page.waitForURL(/sort=/)
    }
    await settled(page)
    const second = { address: page.url(), row: await firstRow(page) }
    await page.reload()
    await settled(page)
    expect(page.url()).toBe(second.address)
    expect(await firstRow(page)).toBe(second.row)
    await page.goBack()
    expect(page.url()).toBe(start.address)
    await expect.poll(() => firstRow(page)).toBe(start.row)
  })
}
