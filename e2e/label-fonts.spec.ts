import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { listen } from './label-tool-page.ts'
import { serveTool } from './label-tool-server.ts'
import { unpacked } from './unpacked-pdf.ts'

/** A label with one line of text, as a file. */
function labelFile(name: string, text: string) {
  const page = { id: 'p', width: 7_000, height: 3_000, borderWidth: 0, order: ['t'], guides: [] }
  const place = { id: 't', name: '', x: 200, y: 200, width: 6_600, height: 500, rotation: 0 }
  const label = {
    schemaVersion: 4,
    id: name,
    name,
    dpi: 203,
    pages: [page],
    elements: { t: { ...place, kind: 'text', text, fontSize: 360 } },
    images: {},
    pdfs: {},
  }
  return { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(label)) }
}

async function open(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: '文件' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: '从文件打开…' }).click()
  await (await chooser).setFiles(labelFile(name, text))
  await expect(page.getByRole('textbox', { name: '标签名称' })).toHaveValue(name)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导出与打印' })

async function openExport(page: Page) {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await expect(dialogOf(page).getByText('标签上没有条码，不需要检查。')).toBeVisible()
}

async function exported(page: Page): Promise<string> {
  const made = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: '导出 PDF' }).click()
  return unpacked(await readFile(await (await made).path()))
}

/** Fonts on demand that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().filter(({ url }) => /noto-sans-(kr|jp)-|(korean|japanese)-/.test(url)).length
  })

test('fonts of other scripts come when a label needs them, stay for work offline, and are told when they cannot come', async ({
  page,
}) => {
  const server = await serveTool()
  try {
    const complaints = listen(page)
    await page.addInitScript(() => {
      for (const name of ['showOpenFilePicker', 'showSaveFilePicker']) {
        Reflect.deleteProperty(window, name)
      }
    })
    await page.goto(server.origin)
    await expect(page.getByText('断网也能使用')).toBeVisible({ timeout: 40_000 })
    expect(await kept(page)).toBe(0)

    await open(page, '韩文标签', '제품명: 수납 바구니')
    await openExport(page)
    await expect(dialogOf(page).getByText(/处可能与预想的不同/)).toBeHidden()
    expect(await exported(page)).toMatch(/\+NotoSansKR-Regular/)
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    const afterKorean = await kept(page)
    expect(afterKorean).toBeGreaterThan(2)
    expect(complaints).toEqual([])

    server.close()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '标签名称' })).toHaveValue('韩文标签')
    await openExport(page)
    expect(await exported(page)).toMatch(/\+NotoSansKR-Regular/)
    await page.getByRole('button', { name: '关闭', exact: true }).click()

    // What was never fetched cannot be loaded now: the check says so, and nothing is printed without it.
    await open(page, '日文标签', '鰯と鯵')
    await openExport(page)
    await expect(dialogOf(page).getByText(/要用的字体没有下载，现在印不出来/)).toBeVisible()
    await dialogOf(page).getByRole('button', { name: '导出 PDF' }).click()
    await expect(dialogOf(page).getByText(/要用的日文字体没有拿到，印不出来/)).toBeVisible()
    expect(await kept(page)).toBe(afterKorean)
  } finally {
    server.close()
  }
})
