import { expect } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'

const LISTS = ['/temu/home', '/shein', '/tiktok/goods', '/aliexpress/yesterday'] as const

for (const list of LISTS) {
  test(`a product of ${list} has its page, without a barrier`, async ({ page }) => {
    await page.goto(list)
    await rowsShown(page)
    const first = page.locator('[role=gridcell] a[href*="/detail?id="]').first()
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const onlyThere = list === '/tiktok/goods' ? ['潜力分', '渠道分布'] : ['机会分']
    for (const part of ['各地区价格', '各区域评论', '评论词', 'SKU', '同款与相似商品', ...onlyThere]) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: /^近 \d+ 天销量与价格$/ })).toBeVisible()
    await expect(page.getByText(/来源：示例数据/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('the chart shows sales and price of 30 days', async ({ page }) => {
  await page.goto('/temu/home?quality=stock_out')
  await rowsShown(page)
  await page.locator('[role=gridcell] a[href*="/detail?id="]').first().click()
  await expect(page.getByRole('heading', { name: '近 30 天销量与价格' })).toBeVisible()
  const chart = page.locator('canvas').first()
  await expect(chart).toBeVisible()
  const inked = await chart.evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let count = 0
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count += 1
    return count
  })
  expect(inked).toBeGreaterThan(1000)
  await expect(page.getByText('真实断货').first()).toBeVisible()
})

test('without an id there is a way to find one', async ({ page }) => {
  await page.goto('/temu/detail')
  await page.getByRole('searchbox').fill('收纳')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/\/temu\/home\?keyword=/)
})

test.describe('an unknown id', () => {
  // The server's 404 is a line in the console by itself.
  test.use({ complaints: async ({ page: _ }, use) => use([]) })

  test('is told as not collected', async ({ page }) => {
    await page.goto('/temu/detail?id=no-such-goods')
    await expect(page.getByText('未收录', { exact: true })).toBeVisible()
    await expect(page.getByText(/没有收录商品 no-such-goods/)).toBeVisible()
  })
})

test.describe('without membership', () => {
  test.use({ account: 'general' })

  test('the trend ends where the tier ends and says so', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    await page.locator('[role=gridcell] a[href*="/detail?id="]').first().click()
    await expect(page.getByRole('heading', { name: '近 7 天销量与价格' })).toBeVisible()
    await expect(page.getByRole('link', { name: '开通会员查看 30 天' })).toHaveAttribute('href', '/buy')
  })
})
