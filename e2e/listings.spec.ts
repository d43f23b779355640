import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'
import { forgetListings } from './own-things.ts'

// One account, one warehouse: the journeys run after each other.
test.describe.configure({ mode: 'serial' })

const links = (page: Page) => page.locator('[role=gridcell] a[href*="/detail?id="]')
const names = async (page: Page) => (await links(page).allTextContents()).slice(0, 4)

/** Opens the menu of the first row and takes a line of it. */
async function act(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test.describe('somebody who begins', () => {
  test.use({ account: 'year' })
  test.beforeEach(async ({ page }) => forgetListings(page))
  test.afterEach(async ({ page }) => forgetListings(page))

  test('adds by mouse and several at once, writes down what it costs, lists it, hides it and takes the file along', async ({
    page,
  }) => {
    await page.goto('/temu/grounding')
    await expect(page.getByText('这里还没有商品')).toBeVisible()
    await page.goto('/temu/home')
    await rowsShown(page)
    const [first = '', second = '', third = ''] = await names(page)
    await act(page, '加入上架库')
    await expect(page.getByText('已加入上架库', { exact: true })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
    const batch = page.getByRole('region', { name: '批量操作' })
    await batch.getByRole('button', { name: '加入上架库' }).click()
    await expect(page.getByText('已加入上架库 2 项；1 项已在上架库中')).toBeVisible()

    await page.goto('/temu/grounding?sort=added_at:asc')
    await rowsShown(page)
    expect((await names(page)).toSorted()).toEqual([first, second, third].toSorted())
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: `编辑“${first}”` }).click()
    const dialog = page.getByRole('dialog', { name: /^编辑/ })
    await dialog.getByRole('textbox', { name: '成本', exact: true }).fill('二十')
    await expect(dialog.getByText('成本要填数字')).toBeVisible()
    await dialog.getByRole('textbox', { name: '成本', exact: true }).fill('24')
    await dialog.getByText('1688', { exact: true }).click()
    await dialog.getByRole('textbox', { name: '申报价', exact: true }).fill('32')
    await dialog.getByRole('textbox', { name: '目标店铺' }).fill('晨光旗舰店')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('25.00%')).toBeVisible()
    await page.getByRole('button', { name: `想上：修改“${first}”的状态` }).click()
    await page.getByRole('menuitem', { name: '已上架' }).click()
    await expect(page.getByRole('button', { name: `已上架：修改“${first}”的状态` })).toBeVisible()
    await page.goto('/temu/grounding?status=listed')
    await rowsShown(page)
    expect(await names(page)).toEqual([first])

    await page.goto('/temu/home')
    await rowsShown(page)
    await expect(page.getByRole('row').filter({ hasText: first }).getByText('已上架')).toBeVisible()
    await page.goto('/temu/home?hide_listed=true')
    await rowsShown(page)
    expect((await names(page))[0]).toBe(second)
    await expect(page.getByText('隐藏已上架').first()).toBeVisible()

    await page.goto('/temu/grounding?status=listed')
    await rowsShown(page)
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const wish = page.getByRole('dialog', { name: '导出“我的上架库”' })
    await wish.getByText('CSV', { exact: true }).click()
    await wish.getByRole('radio', { name: /上架模板/ }).check({ force: true })
    const download = page.waitForEvent('download')
    await wish.getByRole('button', { name: '导出 1 行' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(text.slice(1).split('\r\n')[0]).toBe(
      '商品标题（中文）,商品标题（英文）,商品主图,商品轮播图,美元价格($),分类（中文）,后台分类,示例数据',
    )
    expect(text).toContain(first)
  })

  test('what is taken out comes back by undo, and a batch changes its status together', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    await page.getByRole('heading', { level: 1 }).click()
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    const batch = page.getByRole('region', { name: '批量操作' })
    await batch.getByRole('button', { name: '加入上架库' }).click()
    await expect(page.getByText('已加入上架库 2 项')).toBeVisible()
    await page.goto('/temu/grounding')
    await rowsShown(page)
    await page.getByRole('heading', { level: 1 }).click()
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await batch.getByRole('button', { name: '改状态' }).click()
    await page.getByRole('menuitem', { name: '找货源' }).click()
    await expect(page.getByRole('button', { name: /^找货源：/ })).toHaveCount(2)
    await act(page, '移出上架库')
    await expect(page.getByText('已移出上架库')).toBeVisible()
    await expect(links(page)).toHaveCount(1)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(links(page)).toHaveCount(2)
  })
})

test('the demo member has listings of each state, found on several marketplaces', async ({ page }) => {
  await page.goto('/temu/grounding')
  await rowsShown(page)
  for (const status of ['想上', '找货源', '已找到货源', '上架中', '已上架', '已弃用'])
    await expect(page.getByRole('button', { name: new RegExp(`^${status}：`) }).first()).toBeAttached()
  await page.getByRole('radio', { name: 'Shein' }).check({ force: true })
  await page.waitForURL(/source=shein/)
  await rowsShown(page)
  await page.reload()
  await rowsShown(page)
  await expect(page.getByText(/^Shein · /).first()).toBeVisible()
})
