import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { type Bill, billsOf, dialogOf, enter, newSeller } from './seller.ts'

test('a month of files becomes books: files, question, money before and after, done, undone', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await newSeller(page.request)
  await enter(page, seller, '/temu/finance')
  const files = await billsOf('2026-10')
  const half = { ...files[0], name: '发货面单费.xlsx' } as Bill
  half.buffer = half.buffer.subarray(0, Math.floor(half.buffer.length / 2))
  await page.getByLabel('把一个月的结算文件拖到这里，看清赚了多少').setInputFiles([...files, half])

  const dialog = dialogOf(page)
  await expect(dialog.getByText('已上传')).toHaveCount(files.length + 1)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL(/import=[0-9a-f-]{36}/)

  // One file cannot be opened: it says so, and stops no other.
  const broken = dialog.getByRole('region', { name: '发货面单费.xlsx', exact: true })
  await expect(broken.getByText('打不开')).toBeVisible()
  await expect(broken.getByText('没有读入任何一行。')).toBeVisible()
  await expect(dialog.getByText(/1 个文件打不开$/)).toBeVisible()
  await expect(dialog.getByText('还没有写入任何数据')).toBeVisible()

  // Another browser of the same person comes to the same step.
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await enter(other, seller, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(dialogOf(other).getByText(/1 个文件打不开$/)).toBeVisible()

  await dialog.getByRole('button', { name: '下一步：预览' }).click()
  await expect(dialog.getByRole('heading', { name: '这些钱会记进来 · CNY' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^销售回款/ })).toContainText('+288,164.94')
  await expect(dialog.getByRole('row', { name: /^销售冲回/ })).toContainText('−12,320.76')
  await expect(dialog.getByText('对毛利的影响 · 2026 年 10 月')).toBeVisible()
  await expect(dialog.getByText(/^账务明细另有 .* 行只用来核对，不与明细相加。$/)).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: '核对：明细与账务' })).toBeVisible()
  await dialog.getByRole('button', { name: /^写入 [\d,]+ 行$/ }).click()
  await expect(dialog.getByText(/^已写入 [\d,]+ 行$/)).toBeVisible()

  await other.reload()
  await expect(dialogOf(other).getByText(/^已写入 [\d,]+ 行$/)).toBeVisible()
  await other.context().close()

  await dialog.getByRole('link', { name: '看 10 月毛利' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: '10 月毛利' })).toBeVisible()

  // The same files again bring nothing.
  await page.getByRole('button', { name: '导入结算单' }).click()
  await dialog.getByLabel('把一个月的结算文件拖到这里，看清赚了多少').setInputFiles(files)
  await expect(dialog.getByText('已上传')).toHaveCount(files.length)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await dialog.getByRole('button', { name: '下一步：预览' }).click()
  await expect(dialog.getByText('没有新的明细：这些行以前都导入过。')).toBeVisible()
  await dialog.getByRole('button', { name: '取消导入' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/temu/settlement?tab=imports')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '撤销这次导入？' })
  await expect(question.getByText(/行会从账里取出/)).toBeVisible()
  await question.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已撤销').first()).toBeVisible()
  await page.goto('/temu/finance')
  await expect(page.getByText('还没有账单')).toBeVisible()
})

test('a file is taken out before it counts, and an import that was cancelled leaves nothing', async ({
  page,
}) => {
  await enter(page, await newSeller(page.request), '/temu/settlement?import=new')
  const dialog = dialogOf(page)
  const [first, second] = await billsOf('2026-10')
  await dialog.getByLabel('把一个月的结算文件拖到这里，看清赚了多少').setInputFiles([first, second] as Bill[])
  await expect(dialog.getByText('已上传')).toHaveCount(2)
  await dialog.getByRole('button', { name: `移除 ${second?.name}` }).click()
  await expect(dialog.getByText('已上传')).toHaveCount(1)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByText(/^1 个文件 · /)).toBeVisible()
  await dialog.getByRole('button', { name: '取消导入' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('还没有账单').or(page.getByText('要哪些文件'))).toBeVisible()
  await expect(page.getByRole('region', { name: '导入管理' })).toHaveCount(0)
})
