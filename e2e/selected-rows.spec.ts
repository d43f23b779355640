import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test } from './goods-session.ts'
import { forgetKept, forgetListings } from './own-things.ts'

const forget = async ({ page }: { page: Page }) => {
  await forgetKept(page)
  await forgetListings(page)
}
test.beforeEach(forget)
test.afterEach(forget)

test('three acts on the same rows need them selected once', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  for (const row of [1, 2]) await page.getByRole('checkbox', { name: `选择第 ${row} 行` }).click()
  const chosen = page.getByText('已选 2 个商品')
  await expect(chosen).toBeVisible()
  const bar = page.getByRole('region', { name: '批量操作' })
  await bar.getByRole('button', { name: '加入对比' }).click()
  await expect(page.getByText('已加入对比（2/6）')).toBeVisible()
  await expect(chosen).toBeVisible()
  await bar.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(bar.getByRole('button', { name: '取消收藏' })).toBeVisible()
  await expect(chosen).toBeVisible()
  await bar.getByRole('button', { name: '加入上架库' }).click()
  await expect(page.getByText(/加入上架库|已在上架库/).last()).toBeVisible()
  await expect(chosen).toBeVisible()
  // Letting go of a favourite leaves it on this list; on the list of favourites it is gone.
  await page.goto('/temu/collect')
  await rowsShown(page)
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click()
  await expect(page.getByText('已选 1 个商品')).toBeVisible()
  await bar.getByRole('button', { name: '取消收藏' }).click()
  await expect(page.getByText(/已选/)).toHaveCount(0)
})
