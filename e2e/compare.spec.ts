import { expect } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'

test('c gathers products over reloads; the comparison marks the best, and its link carries the ids', async ({
  page,
  context,
}) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['j', 'c', 'j', 'c', 'j', 'c']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: '对比 3' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: '对比 3' }).click()
  await page.waitForURL(/\/compare\?ids=temu/)
  await expect(page.getByRole('heading', { level: 1, name: '商品对比' })).toBeVisible()
  await expect(page.getByText('优').first()).toBeVisible()
  await expect(page.getByRole('columnheader').getByText('示例数据')).toHaveCount(3)
  await expect(page.getByRole('row').filter({ hasText: '日销' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('3 / 6')).toBeVisible()
  await other.close()
  await page
    .getByRole('button', { name: /移出对比$/ })
    .first()
    .click()
  await expect(page.getByText('2 / 6')).toBeVisible()
  await page.getByRole('button', { name: '清空' }).click()
  await expect(page.getByText(/还没有要对比的商品/)).toBeVisible()
})

test('Ctrl K goes to a page by pinyin initials and to a product by its id', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  const href = await page.locator('[role=gridcell] a[href*="/detail?id="]').first().getAttribute('href')
  const id = new URL(href ?? '', 'http://x').searchParams.get('id') ?? ''
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: '快速前往' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('wdsc')
  await page
    .getByRole('menuitem', { name: /我的收藏/ })
    .first()
    .click()
  await page.waitForURL(/\/(temu|shein|aliexpress)\/collect$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(id)
  await page
    .getByRole('menuitem', { name: new RegExp(`打开商品 ${id}`) })
    .first()
    .click()
  await page.waitForURL(/detail\?id=/)
})

test('the member sees what they have, has used and gets next', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByRole('menuitem', { name: '我的额度' }).click()
  const dialog = page.getByRole('dialog', { name: '我的额度' })
  await expect(dialog.getByText('每日导出行数')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the comparison without ids shows the basket, and boards mark what is in it', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['j', 'c', 'j', 'c', 'j', 'c']) await page.keyboard.press(key)
  await expect(page.getByText('已加入对比（3/6）')).toBeVisible()
  await expect(page.getByText('已加入对比（1/6）')).toHaveCount(0)
  await expect(page.getByRole('grid').getByRole('img', { name: '已加入对比' })).toHaveCount(3)
  await page.goto('/compare')
  await expect(page.getByText('3 / 6')).toBeVisible()
  await page
    .getByRole('button', { name: /移出对比$/ })
    .first()
    .click()
  await expect(page.getByText('2 / 6')).toBeVisible()
  await page.goto('/temu/home')
  await rowsShown(page)
  await expect(page.getByRole('grid').getByRole('img', { name: '已加入对比' })).toHaveCount(2)
})
