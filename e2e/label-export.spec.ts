import { readFileSync } from 'node:fs'
import { type Download, expect, type Page } from '@playwright/test'
import { violations } from './goods-session.ts'
import { test } from './journey.ts'
import { elements, listen } from './label-tool-page.ts'
import { unpacked } from './unpacked-pdf.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导出与打印' })

/** A template of 50 × 25 mm with one barcode, taken to the export. */
async function openExport(page: Page) {
  await page.goto('/tag_generation')
  await page.getByRole('searchbox', { name: '搜索模板和标签' }).fill('EAN-13 商品')
  await page
    .getByRole('button', { name: /EAN-13 商品标签/ })
    .first()
    .click()
  // A template brings no number of its own: that would be somebody else's.
  await page.getByRole('button', { name: '条码 EAN-13 {{ean}}' }).click()
  await page
    .getByRole('complementary', { name: '属性和图层' })
    .getByRole('textbox', { name: '条码内容' })
    .fill('6901234567892')
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+Shift+e')
  await expect(dialogOf(page)).toBeVisible()
}

async function saved(page: Page, press: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: press }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** The first page's sides in points. */
const boxOf = (pdf: string): number[] =>
  /\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1]?.trim().split(/\s+/).map(Number) ?? []

/** Share of the dots of a PNG file that a drawing has as well, both laid down by the browser. */
const agreement = (page: Page, png: Buffer, svg: string) =>
  page.evaluate(
    async ([picture, drawing]) => {
      const dots = async (source: string, width: number, height: number) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = width || image.naturalWidth
        canvas.height = height || image.naturalHeight
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = '#fff'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        return context.getImageData(0, 0, canvas.width, canvas.height)
      }
      const one = await dots(`data:image/png;base64,${picture}`, 0, 0)
      const other = await dots(`data:image/svg+xml;base64,${drawing}`, one.width, one.height)
      let same = 0
      for (let at = 0; at < one.data.length; at += 4) {
        if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) < 128) same++
      }
      return same / (one.data.length / 4)
    },
    [png.toString('base64'), Buffer.from(svg).toString('base64')] as const,
  )

test('a template leaves as PDF, PNG, SVG and ZPL after its barcode was read back; it is printed and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = listen(page)
  await page.addInitScript(() => {
    // What the hidden frame would print.
    window.print = () => window.top?.sessionStorage.setItem('printed', document.documentElement.outerHTML)
  })
  await openExport(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('1 个条码全部读得出')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const pdf = await saved(page, '导出 PDF')
  expect(pdf.name).toMatch(/\.pdf$/)
  const text = unpacked(pdf.bytes)
  expect(text).toMatch(/^%PDF-1\.\d/)
  const box = boxOf(text)
  expect(box[2]).toBeCloseTo((50 / 25.4) * 72, 1)
  expect(box[3]).toBeCloseTo((25 / 25.4) * 72, 1)

  await dialog.getByText('并排在卷纸上', { exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: '每排几张' })).toHaveValue('2')
  // Two labels and the gap between them.
  const roll = boxOf(unpacked((await saved(page, '导出 PDF')).bytes))
  expect(roll[2]).toBeCloseTo((102 / 25.4) * 72, 1)
  expect(roll[3]).toBeCloseTo((25 / 25.4) * 72, 1)

  await dialog.getByText('PNG', { exact: true }).click()
  const png = await saved(page, '导出 PNG')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20), png.bytes.readUInt8(24)]).toEqual([
    400, 200, 1,
  ])

  await dialog.getByText('SVG', { exact: true }).click()
  const svg = await saved(page, '导出 SVG')
  expect(svg.bytes.toString()).toMatch(/width="50mm" height="25mm" viewBox="0 0 5000 2500"/)
  expect(await agreement(page, png.bytes, svg.bytes.toString())).toBeGreaterThan(0.98)

  await dialog.getByText('ZPL', { exact: true }).click()
  const zpl = (await saved(page, '导出 ZPL')).bytes.toString()
  expect(zpl).toMatch(/^\^XA.*\^PW400\^LL200\n/)
  expect(zpl).toMatch(/\^FO\d+,\d+\^BY2,3,\d+\^BEN,/)
  expect(zpl).toContain('^GFA')
  expect(zpl).toMatch(/\^PQ1\^XZ\n$/)

  await dialog.getByRole('button', { name: '打印', exact: true }).click()
  await expect(page.getByText('已交给打印机')).toBeVisible()
  const printed = await page.evaluate(() => sessionStorage.getItem('printed') ?? '')
  const paper = await context.newPage()
  await paper.setContent(printed)
  const sheet = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1')
  await paper.close()
  expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  const [, , across, down] = boxOf(sheet)
  // Chromium cuts paper to whole pixels of 1/96 inch.
  expect(Math.abs((across ?? 0) - (50 / 25.4) * 72)).toBeLessThan(0.75)
  expect(Math.abs((down ?? 0) - (25 / 25.4) * 72)).toBeLessThan(0.75)

  await dialog.getByRole('button', { name: '复制为图片' }).click()
  await expect(page.getByText(/^已复制/)).toBeVisible()
  const kinds = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(kinds).toContain('image/png')
  expect(complaints).toEqual([])
})

test('a barcode that cannot be read blocks the export until the user insists, and can be reported', async ({
  page,
}) => {
  await page.goto('/tag_generation/SideToolbar/PdfCodeEditor')
  await page.getByRole('textbox', { name: '条码内容' }).fill('6901234567892')
  await page.getByRole('button', { name: '添加到标签' }).click()
  await expect(elements(page)).toHaveCount(1)
  await page
    .getByRole('complementary', { name: '属性和图层' })
    .getByRole('textbox', { name: '条码内容' })
    .fill('6901234567890')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('1 个条码扫不出，不能导出')).toBeVisible()
  await expect(dialog.getByText(/没有印出/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: '导出 PDF' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  const report = await saved(page, '保存检查报告')
  expect(report.name).toMatch(/条码检查\.csv$/)
  expect(report.bytes.toString()).toMatch(/读不出,没有印出/)
  await dialog.getByText('我知道这些条码扫不出，仍要导出').click()
  expect((await saved(page, '导出 PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
