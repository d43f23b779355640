import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test } from './goods-session.ts'

async function openHome(page: Page) {
  await page.goto('/temu/home')
  await rowsShown(page)
}

async function openDrawer(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page)
  await page.getByRole('button', { name: /^筛选/ }).click()
  return page.getByRole('dialog', { name: '筛选' })
}

test('a press elsewhere applies what was typed in a filter', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: '日销', exact: true }).click()
  await page.getByLabel('日销最小值').fill('50')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForURL(/\?min_daily_sales=50$/)
  // A second press of the button closes as well, and keeps what was there.
  await page.getByRole('button', { name: '上架时间', exact: true }).click()
  await page.getByLabel('上架时间自定义天数').fill('45')
  await page.getByRole('button', { name: '上架时间', exact: true }).click()
  await page.waitForURL(/listed_within=45/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '品牌', exact: true }).click()
  await page.getByRole('textbox', { name: '品牌' }).fill('无此品牌')
  // The press that takes the value out of the field has its own effect too.
  await page.getByRole('button', { name: '销量优先' }).click()
  await page.waitForURL(/sort=monthly_sales/)
  for (const said of [/min_daily_sales=50/, /listed_within=45/, /brand=/, /min_monthly_sales=1000/])
    expect(page.url()).toMatch(said)
})

test('words of the search are applied when the field is left, and Escape brings back those before', async ({
  page,
}) => {
  await openHome(page)
  const words = page.getByRole('searchbox', { name: '关键词' })
  await words.fill('保温')
  await words.press('Tab')
  await expect(page.getByRole('button', { name: '精确' })).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForURL(/keyword=/)
  const address = page.url()
  await words.fill('收纳')
  await words.press('Escape')
  await expect(words).toHaveValue('保温')
  expect(page.url()).toBe(address)
  await words.press('Escape')
  await page.waitForURL(/\/temu\/home$/)
})

test('Escape in an open filter throws away what was typed', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: '日销', exact: true }).click()
  await page.getByLabel('日销最小值').fill('50')
  await page.getByLabel('日销最小值').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '日销', exact: true }).click()
  await expect(page.getByLabel('日销最小值')).toHaveValue('')
  await expect(page).toHaveURL(/\/temu\/home$/)
})

test('the button of the drawer counts while one types, and applies', async ({ page }) => {
  const drawer = await openDrawer(page)
  const result = drawer.getByRole('button', { name: /^查看|没有符合/ })
  await expect(result).toHaveText(/^查看 [\d,]+\+? 个商品$/)
  const all = await result.textContent()
  await drawer.getByLabel('日销最小值').fill('50')
  await expect(result).not.toHaveText(all ?? '')
  await expect(result).toHaveText(/^查看 [\d,]+ 个商品$/)
  const some = (await result.textContent())?.replaceAll(/[^\d,]/g, '')
  await result.click()
  await expect(drawer).toHaveCount(0)
  await page.waitForURL(/\?min_daily_sales=50$/)
  await expect(page.getByText(`共 ${some} 条`)).toBeVisible()
})

test('closing the drawer applies, Escape does not, and a value that cannot be applied is shown', async ({
  page,
}) => {
  const drawer = await openDrawer(page)
  await drawer.getByLabel('日销最小值').fill('50')
  await drawer.getByLabel('日销最大值').fill('20')
  await drawer.getByRole('button', { name: /^查看/ }).click()
  await expect(drawer.getByText('最小值不能大于最大值')).toBeVisible()
  await drawer.getByLabel('日销最大值').fill('200')
  await drawer.getByRole('button', { name: '关闭' }).click()
  await page.waitForURL(/\?min_daily_sales=50&max_daily_sales=200$/)
  await page.getByRole('button', { name: /^筛选/ }).click()
  await drawer.getByLabel('日销最大值').fill('300')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/max_daily_sales=200$/)
})
