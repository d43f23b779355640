import { expect, type Page } from '@playwright/test'
import { rowsShown, testInOneWindow as test } from './goods-session.ts'

const MOST = 15

/** Presses of Tab from the start of the page to the first cell of the list. */
async function pressesToFirstCell(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.locator('[role=gridcell] a').first().waitFor()
  await page.getByRole('button', { name: /^用户 / }).waitFor()
  for (let presses = 1; presses <= 60; presses++) {
    await page.keyboard.press('Tab')
    const isCell = await page.evaluate(
      () => document.activeElement?.closest('[role=grid] [role=gridcell]') != null,
    )
    if (isCell) return presses
  }
  return Number.POSITIVE_INFINITY
}

for (const path of ['/temu/home', '/temu/bomb', '/temu/burst', '/temu/volume', '/shein', '/tiktok/shoprank'])
  test(`${path}: the first cell is at most ${MOST} presses of Tab away`, async ({ page }) => {
    expect(await pressesToFirstCell(page, path)).toBeLessThanOrEqual(MOST)
  })

test('arrow keys go through the filters and through the menu', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  const bar = page.getByRole('toolbar', { name: '筛选条件' })
  await bar.getByRole('button', { name: '精确' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('button', { name: '销量优先' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(bar.getByRole('button', { name: '精确' })).toBeFocused()
  const menu = page.getByRole('navigation', { name: '栏目' })
  await menu.getByRole('link', { name: '商品搜索' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'AI推荐' })).toBeFocused()
})
