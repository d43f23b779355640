// Every page of one thing, opened from the second page of a list that lists such things.
import { expect, type Page } from '@playwright/test'
import { goTo, gridAtRest, testInOneWindow as test, violations } from './goods-session.ts'

/** A list, and what its rows open. */
const DETAILS = [
  ['/temu/home', '/temu/detail'],
  ['/shein', '/shein/detail'],
  ['/aliexpress/yesterday', '/aliexpress/detail'],
  ['/tiktok/goods', '/tiktok/detail'],
  ['/temu/shopSearch', '/temu/shop'],
  ['/shein/hotshop', '/shein/shop'],
  ['/aliexpress/starshop', '/aliexpress/shop'],
  ['/tiktok/shopsearch', '/tiktok/shopdetail'],
  ['/tiktok_a/shopsearch', '/tiktok_a/shopdetail'],
  ['/tiktok/search', '/tiktok/creator'],
  ['/tiktok_a/search', '/tiktok_a/creator'],
  ['/tiktok/live', '/tiktok/livedetail'],
  ['/tiktok_a/live', '/tiktok_a/livedetail'],
  ['/tiktok/goodvideo', '/tiktok/video'],
  ['/tiktok_a/goodvideo', '/tiktok_a/video'],
] as const

const rows = (page: Page, detail: string) => page.locator(`[role=gridcell] a[href^="${detail}?"]`)

async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('正在加载…')).toHaveCount(0)
}

for (const [list, detail] of DETAILS) {
  test(`${detail} opens from ${list}, survives a reload, and leads back to the row`, async ({ page }) => {
    await goTo(page, list)
    await rows(page, detail).first().waitFor()
    const next = page.getByRole('button', { name: '下一页' })
    if ((await next.isVisible()) && (await next.isEnabled())) {
      await next.click()
      await page.waitForURL(/page=2/)
      await gridAtRest(page)
    }
    const address = page.url()
    const third = rows(page, detail).nth(2)
    const name = ((await third.textContent()) ?? '').trim()
    await third.click()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe(detail)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/来源：示例数据/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: /^返回/ }).first().click()
    await page.waitForURL(address)
    await expect(rows(page, detail).filter({ hasText: name }).first()).toBeVisible()
  })
}

test('a shop leads to its products, a product to its shop, and TikTok names who sells it', async ({
  page,
}) => {
  await page.goto('/tiktok/goodvideo')
  await rows(page, '/tiktok/detail').first().click()
  await settled(page)
  for (const name of ['关联达人', '关联视频', '关联直播', '记录']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const video = page.getByRole('region', { name: '关联视频' }).getByRole('link').first()
  await video.click()
  await page.waitForURL(/\/tiktok\/video\?id=/)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await settled(page)
  await page.locator('main a[href^="/tiktok/shopdetail?mall_id="]').first().click()
  await settled(page)
  await expect(page.locator('[role=gridcell] a[href^="/tiktok/detail?"]').first()).toBeVisible()
})

test('a shop leads to the company behind it, which names its shops and their total', async ({ page }) => {
  // A third of the demo shops names a company, and the order of the list is another one each day.
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/temu/shops/search'))
  await page.goto('/temu/shopSearch')
  const { data } = (await (await answered).json()) as {
    data: { rows: { id: string; company: object | null }[] }
  }
  const owned = data.rows.find(({ company }) => company !== null)
  await page.goto(`/temu/shop?mall_id=${owned?.id}`)
  await settled(page)
  const shop = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const company = page.getByRole('link', { name: /（\d+ 家店铺）$/ })
  const [, name = '', shops = ''] = /^(.+)（(\d+) 家店铺）$/.exec((await company.textContent()) ?? '') ?? []
  await company.click()
  await page.waitForURL(/\/temu\/seller\?seller=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`仅显示已确认关联的店铺，共 ${shops} 家`)).toBeVisible()
  await expect(page.getByText('示例数据').first()).toBeVisible()
  await expect(rows(page, '/temu/shop')).toHaveCount(Number(shops))
  await expect(page.getByRole('grid').getByText('合计')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await rows(page, '/temu/shop').filter({ hasText: shop }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop })).toBeVisible()
})
