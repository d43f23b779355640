import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { violations } from './goods-session.ts'
import { test } from './journey.ts'
import { elements } from './label-tool-page.ts'

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** A label made from a template. */
async function useTemplate(page: Page, name: string) {
  await page.goto('/tag_generation')
  await page.getByRole('searchbox', { name: '搜索模板和标签' }).fill(name)
  await page.getByRole('button', { name }).first().click()
  await expect(elements(page).first()).toBeAttached()
}

/** Presses the button that makes the labels, and reads the PDF that comes. */
async function made(page: Page, button: RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await readFile(await (await download).path())
  return PDFDocument.load(file)
}

test('rows that are pasted become one PDF; wrong rows are named and left out', async ({ page }) => {
  await useTemplate(page, '条码 + 欧盟合规')
  await page.getByRole('button', { name: '批量', exact: true }).click()
  const rows = ['SKU ID\t型号\t份数', '602345678000\tHX-1\t2', '\tHX-2\t1', '602345678002\tHX-3\t1']
  await page.getByRole('textbox', { name: /复制后粘贴/ }).fill(rows.join('\n'))
  await expect(page.getByText('粘贴的数据：3 行，3 列')).toBeVisible()
  await next(page)
  await expect(page.getByText('602345678000')).toBeVisible()
  await next(page)
  await expect(page.getByText('1 行有错误，会被跳过')).toBeVisible()
  await expect(page.getByRole('region', { name: '有问题的行' })).toContainText('条码没有内容')
  expect(await violations(page)).toEqual([])
  await next(page)
  await page.getByRole('button', { name: /每行份数/ }).click()
  await page.getByRole('option', { name: '按“份数”列' }).click()
  const pdf = await made(page, /^生成 3 张标签/)
  expect(pdf.getPageCount()).toBe(3)
  await expect(page.getByText('已生成 3 张标签')).toBeVisible()
})

test("a marketplace's PDF becomes finished labels, matched to rows by the value of the code", async ({
  page,
}) => {
  await useTemplate(page, '欧代标签')
  await page.getByRole('button', { name: '条码', exact: true }).click()
  await page.waitForURL(/SideToolbar\/PdfCodeEditor$/)
  await page.getByRole('button', { name: '导入平台条码 PDF' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles('packages/label-editor/src/import-pdf/fixtures/rotated.pdf')
  await expect(page.getByText('12 页，读到 12 个条码')).toBeVisible()
  await next(page)
  await page.getByText('用表格里的数据填写').click()
  const rows = ['平台SKU\t欧代', '602345678000\tOne GmbH', '602345678037\tTwo GmbH', '999\tNobody']
  await page.getByRole('textbox', { name: /复制后粘贴/ }).fill(rows.join('\n'))
  await expect(page.getByText('2 个条码找到了对应的行')).toBeVisible()
  await expect(page.getByText('10 个条码在表格里没有')).toBeVisible()
  await expect(page.getByText('表格里 1 行没有条码')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await next(page)
  await page.getByRole('button', { name: '放到标签上' }).click()
  await page.getByRole('button', { name: '标签加高 20 mm' }).click()
  await expect(page.getByText('大小是 PDF 里的 100%')).toBeVisible()
  await next(page)
  await expect(page.getByText('2 行全部通过检查')).toBeVisible()
  await next(page)
  const pdf = await made(page, /^生成 2 张标签/)
  expect(pdf.getPages().map((label) => Math.round((label.getHeight() / 72) * 25.4))).toEqual([40, 40])
})

test('a PDF that is dropped on the label is read for its codes', async ({ page }) => {
  await useTemplate(page, '欧代标签')
  const file = await readFile('packages/label-editor/src/import-pdf/fixtures/rotated.pdf', 'base64')
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], '平台条码.pdf', { type: 'application/pdf' }))
    return transfer
  }, file)
  await page.getByRole('application').dispatchEvent('drop', { dataTransfer })
  const dialog = page.getByRole('dialog', { name: '平台条码 PDF' })
  await expect(dialog.getByText('平台条码.pdf：12 页，读到 12 个条码')).toBeVisible()
  await page.waitForURL(/SideToolbar\/PdfCodeEditor$/)
  await next(page)
  await expect(dialog.getByText('不用表格：12 个条码各生成一张标签')).toBeVisible()
})
