import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { billsOf, dialogOf, enter, newSeller } from './seller.ts'

const MISSING = '广告 缺 12 天：10/20–10/31'
const strip = (page: Page) => page.getByRole('region', { name: '10 月账单覆盖' })

test('a month that is imported says what it misses; a person says that there is none, and takes it back', async ({
  page,
}) => {
  await enter(page, await newSeller(page.request), '/temu/finance')
  const files = await billsOf('2026-10')
  await page.getByLabel('把一个月的结算文件拖到这里，看清赚了多少').setInputFiles(files)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('已上传')).toHaveCount(files.length)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await dialog.getByRole('button', { name: '下一步：预览' }).click()
  await dialog.getByRole('button', { name: /^写入 [\d,]+ 行$/ }).click()
  await expect(dialog.getByText(/^已写入 [\d,]+ 行$/)).toBeVisible()

  await page.goto('/temu/finance?month=2026-10&currency=CNY')
  await expect(strip(page).getByText(MISSING)).toBeVisible()
  await expect(strip(page).getByText('交易结算 10/1–10/31 ✔')).toBeVisible()
  const todo = page.getByRole('region', { name: '待办' })
  const item = todo.getByRole('listitem').filter({ hasText: '广告缺 12 天' })
  await item.getByRole('link', { name: '去补 ›' }).click()
  await page.waitForURL(/tab=coverage/)

  const book = page.getByRole('region', { name: '晴野家居 · 全球' })
  await expect(book.getByRole('img', { name: '10/1–10/19 有账单，10/20–10/31 缺' })).toBeVisible()
  await book.getByRole('button', { name: `${MISSING}，这段没有账单` }).click()
  const back = book.getByRole('button', { name: '撤回：广告 10/20–10/31 没有账单' })
  await expect(back).toBeVisible()
  await expect(strip(page).getByText(MISSING)).toHaveCount(0)
  await page.reload()
  await expect(book.getByRole('img', { name: '10/1–10/19 有账单，10/20–10/31 已说明没有账单' })).toBeVisible()
  await back.click()
  await expect(strip(page).getByText(MISSING)).toBeVisible()
  await expect(back).toHaveCount(0)

  // The store says its days; without the import there are none.
  await page.goto('/temu/shopmanage')
  await page.getByRole('button', { name: '操作 晴野家居' }).click()
  await page.getByRole('menuitem', { name: '账单覆盖' }).click()
  const store = page.getByRole('dialog', { name: '晴野家居 · 账单覆盖' })
  await expect(store.getByRole('region', { name: '晴野家居 · 全球' })).toBeVisible()

  await page.goto('/temu/settlement?tab=imports')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: '撤销这次导入？' })
    .getByRole('button', { name: '撤销' })
    .click()
  await expect(page.getByText('已撤销').first()).toBeVisible()
  await page.goto('/temu/finance')
  await expect(page.getByText('还没有账单')).toBeVisible()
})
