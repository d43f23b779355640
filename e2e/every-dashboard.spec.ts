// Every dashboard: its figures, its way to the boards, and its state in the address.
import { expect, type Page } from '@playwright/test'
import { SITE_PAGES } from '../apps/web/src/shared/routes/site-map/site-map.ts'
import { goTo, testInOneWindow as test, violations } from './goods-session.ts'

const PATHS = ['/temu', '/shein/market', '/aliexpress', '/tiktok', '/tiktok_a', '/tiktok_a/largemarket']

const figures = (page: Page) => page.getByRole('main').getByRole('link')
async function settled(page: Page): Promise<void> {
  await page.getByText('在售商品').first().waitFor()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await figures(page).first().waitFor()
}
const words = async (page: Page) => (await page.getByRole('main').textContent()) ?? ''

for (const path of PATHS) {
  const title = SITE_PAGES.find((page) => page.path === path)?.title ?? ''
  test(`${path} ${title}: figures, no barrier, and its state survives`, async ({ page }) => {
    await goTo(page, path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByText('示例数据').first()).toBeVisible()
    const week = await words(page)
    expect(week).toMatch(/在售商品\D{0,8}[\d,.]+/)
    expect(await violations(page)).toEqual([])

    const start = page.url()
    await page.getByText('近 30 天', { exact: true }).click()
    await page.waitForURL(/period=month/)
    await expect.poll(() => words(page)).not.toBe(week)
    await settled(page)
    await page.reload()
    await settled(page)
    expect(page.url()).toMatch(/period=month/)
    await expect(page.getByRole('radio', { name: '近 30 天' })).toBeChecked()
    await page.goBack()
    expect(page.url()).toBe(start)
    await expect(page.getByRole('radio', { name: '近 7 天' })).toBeChecked()
  })

  test(`${path} ${title}: a category opens the board with that filter`, async ({ page }) => {
    await goTo(page, path)
    await settled(page)
    // Points may be on one another; the last one drawn is on top.
    const point = page.getByRole('main').locator('a[data-order]').last()
    const link =
      (await point.count()) > 0 ? point : page.getByRole('main').locator('a[href*="category="]').first()
    const href = (await link.getAttribute('href')) ?? ''
    const category = new URL(href, page.url()).searchParams.get('category')
    await link.click()
    await page.locator('[role=gridcell]').first().waitFor()
    expect(new URL(page.url()).searchParams.get('category')).toBe(category)
    await expect(page.getByRole('button', { name: /^移除 类目/ })).toBeVisible()
  })
}
