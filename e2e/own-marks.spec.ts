import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'
import { forgetKept, forgetViews } from './own-things.ts'

test.describe.configure({ mode: 'serial' })
// Nobody else keeps anything under this account: files of tests run side by side.
test.use({ account: 'general' })

const names = async (page: Page) =>
  (await page.locator('[role=gridcell] a[href^="/temu/detail?"]').allTextContents()).slice(0, 4)

/** Opens the menu of the first row and takes a line of it. */
async function act(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('不感兴趣 takes a product out of the recommendations, and it can be brought back', async ({ page }) => {
  await page.goto('/temu/burst')
  await rowsShown(page)
  const [first, second] = await names(page)
  await act(page, '不感兴趣')
  await expect(page.getByText('不再推荐这个商品')).toBeVisible()
  await expect.poll(async () => (await names(page))[0]).toBe(second)
  await page.goto('/temu/burst?dismissed=only')
  await rowsShown(page)
  expect(await names(page)).toContain(first)
  expect(await violations(page)).toEqual([])
  await act(page, '恢复推荐')
  await expect(page.getByText('已恢复推荐')).toBeVisible()
  await page.goto('/temu/burst')
  await rowsShown(page)
  expect((await names(page))[0]).toBe(first)
})

test.describe('what is kept', () => {
  test.beforeEach(async ({ page }) => forgetKept(page))
  test.afterEach(async ({ page }) => forgetKept(page))

  test('恢复提醒 keeps a product that is sold out and says so among the favourites', async ({ page }) => {
    await page.goto('/temu/yesterday?judgement=real')
    await rowsShown(page)
    const [first = ''] = await names(page)
    await act(page, '恢复提醒')
    await expect(page.getByText(/恢复销售后会在“消息”里告诉您/)).toBeVisible()
    await page.goto('/temu/collect')
    await rowsShown(page)
    const reminder = page.getByRole('button', { name: `“${first}”的恢复提醒` }).first()
    await expect(reminder).toHaveAttribute('aria-pressed', 'true')
    await reminder.click()
    await expect(reminder).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/temu/yesterday?judgement=real&hide_kept=true')
    await rowsShown(page)
    expect(await names(page)).not.toContain(first)
  })
})

test('a view of a board can be watched, and so can one of shops', async ({ page }) => {
  await forgetViews(page)
  await page.goto('/temu/weektop?hosting=semi')
  await rowsShown(page)
  await page.getByRole('button', { name: '保存为视图' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('半托周榜')
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '视图“半托周榜”的操作' }).click()
  await page.getByRole('menuitem', { name: '设置提醒' }).click()
  await expect(page.getByText(/近 30 天会命中/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '视图“半托周榜”的操作' }).click()
  await page.getByRole('menuitem', { name: '删除视图' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click()
  await expect(page.getByRole('button', { name: '半托周榜', exact: true })).toHaveCount(0)

  await page.goto('/temu/shopSearch?hosting=semi')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: '保存为视图' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('半托店铺')
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '视图“半托店铺”的操作' }).click()
  await page.getByRole('menuitem', { name: '设置提醒' }).click()
  await expect(page.getByText(/家店铺的已存数据计算/)).toBeVisible()
  await page.getByRole('button', { name: '保存提醒' }).click()
  await expect(page.getByText('提醒已保存')).toBeVisible()
  await page.getByRole('button', { name: '视图“半托店铺”的操作' }).click()
  await page.getByRole('menuitem', { name: '删除视图' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click()
})
