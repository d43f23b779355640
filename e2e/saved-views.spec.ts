import { expect, type Page } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'
import { forgetViews } from './own-things.ts'

test.describe.configure({ mode: 'serial' })
test.use({ account: 'year' })

const ASKED = '/temu/home?min_daily_sales=100&sort=weekly_sales%3Adesc'
/** The first rows; how many are drawn depends on the height that is left. */
const names = async (page: Page) =>
  (await page.locator('[role=gridcell] a[href*="/detail?id="]').allTextContents()).slice(0, 5)

async function save(page: Page, name: string): Promise<void> {
  await page.goto(ASKED)
  await rowsShown(page)
  await page.getByRole('button', { name: '保存为视图' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: '保存的视图' }).getByRole('button', { name, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
}

async function act(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `视图“${name}”的操作` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function remove(page: Page, name: string): Promise<void> {
  await act(page, name, '删除视图')
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
}

test.describe('somebody who saves views', () => {
  test.beforeEach(async ({ page }) => forgetViews(page))
  test.afterEach(async ({ page }) => forgetViews(page))

  test('filters under a name: opened, overwritten, renamed, deleted', async ({ page }) => {
    await save(page, '日销过百')
    const rows = await names(page)
    await page.goto('/temu/home')
    await rowsShown(page)
    await page.getByRole('button', { name: '日销过百', exact: true }).click()
    await page.waitForURL(/min_daily_sales=100&sort=weekly_sales%3Adesc/)
    await rowsShown(page)
    expect(await names(page)).toEqual(rows)
    await page.goto('/temu/home')
    await page.getByRole('button', { name: '日销过百', exact: true }).click()
    await page
      .getByRole('button', { name: '移除 日销 ≥ 100' })
      .or(page.getByRole('button', { name: /^移除 日销/ }))
      .first()
      .click()
    await page.getByRole('button', { name: '更新“日销过百”' }).click()
    await expect(page.getByText('修改成功')).toBeVisible()
    await act(page, '日销过百', '重命名')
    await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('按周销')
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('button', { name: '按周销', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await violations(page)).toEqual([])
    await remove(page, '按周销')
  })

  test('the start view opens with the board, and filters can be cleared all the same', async ({ page }) => {
    await save(page, '起始')
    await act(page, '起始', '设为默认打开')
    await expect(page.getByText('修改成功')).toBeVisible()
    await page.goto('/temu/home')
    await page.waitForURL(/min_daily_sales=100/)
    await rowsShown(page)
    await page.getByRole('button', { name: '清空筛选' }).first().click()
    await expect(page).not.toHaveURL(/min_daily_sales/)
    await page.getByRole('button', { name: '起始', exact: true }).click()
    await remove(page, '起始')
  })

  test('a link opens the same rows for somebody else, and the alert previews what would have been', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await save(page, '分享')
    const rows = await names(page)
    await act(page, '分享', '复制分享链接')
    await expect(page.getByText('复制成功')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/temu\/home\?shared=[A-Za-z0-9_-]{22}$/)
    await act(page, '分享', '设置提醒')
    await expect(page.getByText(/近 30 天会命中/)).toBeVisible()
    await page.getByRole('button', { name: '保存提醒' }).click()
    await expect(page.getByText('提醒已保存')).toBeVisible()

    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const answer = await other.request.post('/api/weapp/loginpassword', {
      data: { mobile: '13800138003', password: 'haixuan-demo' },
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    await other.addCookies([{ name: 'token', value: data.token, url: baseURL ?? '' }])
    const reader = await other.newPage()
    await reader.goto(link)
    await expect(reader.getByText(/分享的视图“分享”/)).toBeVisible()
    await reader.waitForURL(/min_daily_sales=100&sort=weekly_sales%3Adesc/)
    await rowsShown(reader)
    expect(await names(reader)).toEqual(rows)
    await other.close()
    await remove(page, '分享')
  })
})

test.describe('the member whose alerts have matched', () => {
  test.use({ account: 'everything' })

  test('the bell opens the notices', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    await page.getByRole('button', { name: '消息' }).click()
    const dialog = page.getByRole('dialog', { name: '消息' })
    await expect(dialog.getByText(/日销过百：\d+ 个商品降价/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: '标为已读', exact: true }).first().click()
    await expect(dialog.getByRole('button', { name: '标为未读' })).toHaveCount(1)
    await dialog.getByRole('button', { name: '标为未读' }).click()
    await expect(dialog.getByRole('button', { name: '标为未读' })).toHaveCount(0)
    await dialog
      .getByText(/日销过百：/)
      .first()
      .click()
    await page.waitForURL(/min_daily_sales=100/)
    await expect(dialog).toHaveCount(0)
  })
})
