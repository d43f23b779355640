import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'
import { forgetKept } from './own-things.ts'

// One account, one list: the journeys run after each other.
test.describe.configure({ mode: 'serial' })

const stars = (page: Page) => page.getByRole('gridcell').getByRole('button', { name: /^收藏“/ })
const kept = (page: Page) => page.getByRole('gridcell').getByRole('button', { name: /^收藏“/, pressed: true })
const firstStar = (page: Page) => stars(page).first()

async function keptNames(page: Page): Promise<string[]> {
  return page.locator('[role=gridcell] a[href*="/detail?id="]').allTextContents()
}

test.describe('somebody who begins', () => {
  test.use({ account: 'year' })
  test.beforeEach(async ({ page }) => forgetKept(page))
  test.afterEach(async ({ page }) => forgetKept(page))

  test('f keeps a row, the star tells, the board of favourites has it, undo brings it back', async ({
    page,
  }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    const name = (await keptNames(page))[0] ?? ''
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('f')
    await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('已收藏', { exact: true })).toBeVisible()
    await page.reload()
    await rowsShown(page)
    await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/temu/collect')
    await rowsShown(page)
    expect(await keptNames(page)).toEqual([name])
    await expect(page.getByRole('columnheader', { name: '收藏时价' })).toBeAttached()
    expect(await violations(page)).toEqual([])
    await firstStar(page).click()
    await expect(page.getByText('已取消收藏')).toBeVisible()
    await expect(page.getByText('还没有收藏的商品')).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).click()
    await rowsShown(page)
    expect(await keptNames(page)).toEqual([name])
  })

  test('a folder, a note, and several at once', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: '收藏', exact: true })
      .click()
    await page.getByRole('button', { name: '放入文件夹' }).click()
    const dialog = page.getByRole('dialog', { name: '把 2 项放入文件夹' })
    await dialog.getByLabel('或新建文件夹').fill('夏季主推')
    await dialog.getByRole('button', { name: '放入', exact: true }).click()
    await expect(page.getByText('已移动 2 项')).toBeVisible()
    await page.goto('/temu/collect')
    await rowsShown(page)
    await page.getByRole('button', { name: /^夏季主推\s*2/ }).click()
    await page.waitForURL(/folder=/)
    expect(await keptNames(page)).toHaveLength(2)
    await page
      .getByRole('button', { name: /的备注$/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: '备注' }).fill('等降到 $10 再上')
    await page.getByRole('dialog', { name: '备注' }).getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('等降到 $10 再上').first()).toBeVisible()
    const address = page.url()
    await page.reload()
    await rowsShown(page)
    expect(page.url()).toBe(address)
    await expect(page.getByText('等降到 $10 再上').first()).toBeVisible()
    await page.getByRole('button', { name: '文件夹“夏季主推”的操作' }).click()
    await page.getByRole('menuitem', { name: '删除文件夹' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除文件夹' }).click()
    await page.waitForURL(/\/temu\/collect$/)
    expect(await keptNames(page), 'what was in it stays').toHaveLength(2)
  })

  test('pasted ids and links are kept, unknown ones are said', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    const href = await page.locator('[role=gridcell] a[href*="/detail?id="]').first().getAttribute('href')
    const id = new URL(href ?? '', 'http://x').searchParams.get('id') ?? ''
    await page.goto('/temu/collect')
    await page.getByRole('button', { name: '添加', exact: true }).click()
    await page
      .getByRole('textbox', { name: /ID 或链接/ })
      .fill(`https://www.temu.com/goods.html?goods_id=${id}\n99999999999`)
    await page.getByRole('button', { name: '收藏 2 个' }).click()
    await expect(page.getByText(/1 项尚未收录，没有收藏：99999999999/)).toBeVisible()
    await rowsShown(page)
  })
})

for (const [path, title] of [
  ['/shein/collect', '我的收藏'],
  ['/aliexpress/collect', '我的收藏'],
  ['/tiktok/goodcollect', '商品收藏'],
  ['/tiktok/creatorcollect', '达人收藏'],
  ['/tiktok/shopcollect', '店铺收藏'],
  ['/tiktok/livecollect', '直播收藏'],
  ['/tiktok_a/goodcollect', '商品收藏'],
  ['/tiktok_a/creatorcollect', '达人收藏'],
  ['/tiktok_a/shopcollect', '店铺收藏'],
  ['/tiktok_a/livecollect', '直播收藏'],
] as const) {
  test(`${path} shows what is kept, and stays so after a reload`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(kept(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^重点关注/ }).click()
    await page.waitForURL(/folder=/)
    await expect(kept(page)).toHaveCount(3)
    await page.reload()
    await expect(kept(page)).toHaveCount(3)
  })
}
