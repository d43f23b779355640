import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { column, rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'

test('a filtered board is written as it is seen, and its file opens with the same rows', async ({ page }) => {
  await page.goto('/temu/home?min_daily_sales=50&sort=weekly_sales:desc')
  await rowsShown(page)
  const seen = (await column(page, '周销')).length
  expect(seen).toBeGreaterThan(5)
  const hrefs = await page
    .locator('[role=gridcell] a[href*="/detail?id="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id')),
    )
  const ids = [...new Set(hrefs)]
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '导出“商品搜索”' })
  await expect(dialog.getByText('今日剩余')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /31 列模板/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByText('CSV', { exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^导出 [\d,]+ 行$/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^商品搜索 \d{8}-\d{4}\.csv$/)
  const [heading = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(
    heading
      .replace(/^\ufeff/, '')
      .split(',')
      .slice(0, 3),
  ).toEqual(['商品ID', '商品标题（中文）', '商品标题（英文）'])
  expect(heading).toContain('示例数据')
  // A cell with an id comes first in its row; long ids are quoted.
  const written = lines.map((line) => /^"?([^",\t]+)/.exec(line)?.[1])
  expect(written.slice(0, ids.length)).toEqual(ids)
  await expect(page.getByText(/^导出完成：/)).toBeVisible()
})

test('chosen rows can be written alone', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: '导出所选' }).click()
  const dialog = page.getByRole('dialog', { name: '导出所选 2 项' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '导出 2 行' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
