import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { elements, listen } from './label-tool-page.ts'
import { builtPage, serveTool } from './label-tool-server.ts'

/** What a browser without the File System Access API has. */
const withoutPickers = () => {
  for (const name of ['showOpenFilePicker', 'showSaveFilePicker']) {
    Reflect.deleteProperty(window, name)
  }
}

test('after the first visit it works with the network off: reload, edit, export, save to disk, open again', async ({
  page,
}) => {
  test.slow()
  const server = await serveTool()
  try {
    const complaints = listen(page)
    await page.addInitScript(withoutPickers)
    const tools = page.getByRole('navigation', { name: '工具' })
    await page.goto(server.origin)
    await expect(page.getByRole('application')).toBeVisible()
    await page.getByRole('button', { name: '元素', exact: true }).click()
    await page.getByRole('button', { name: '原产地' }).click()
    await expect(elements(page)).toHaveCount(1)
    await expect(page.getByText('断网也能使用')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('已保存在本机')).toBeVisible()

    server.close()
    await page.reload()
    await expect(elements(page)).toHaveCount(1)
    await page.getByRole('button', { name: '元素', exact: true }).click()
    await page.getByRole('button', { name: '制造商', exact: true }).click()
    await expect(elements(page)).toHaveCount(2)

    await tools.getByRole('button', { name: '条码', exact: true }).click()
    const add = page.getByRole('button', { name: '添加到标签' })
    await expect(add).toBeDisabled()
    await page.getByRole('textbox', { name: '条码内容' }).fill('4006381333931')
    await add.click()
    await expect(elements(page)).toHaveCount(3)

    // Worker, fonts and the barcode reader are all in the browser.
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await expect(page.getByText('1 个条码全部读得出')).toBeVisible()
    const made = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 PDF' }).click()
    const pdf = await readFile(await (await made).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: '关闭', exact: true }).click()

    await page.getByRole('textbox', { name: '标签名称' }).fill('断网标签')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '文件' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: '导出为 JSON 文件' }).click()
    const file = await (await saved).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ name: '断网标签' })

    await page.getByRole('button', { name: '文件' }).click()
    await page.getByRole('menuitem', { name: '新建标签' }).click()
    await expect(elements(page)).toHaveCount(0)
    await page.getByRole('button', { name: '文件' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: '从文件打开…' }).click()
    await (await chooser).setFiles(file)
    await expect(elements(page)).toHaveCount(3)
    await expect(page.getByRole('textbox', { name: '标签名称' })).toHaveValue('断网标签')

    // So are the reader of PDFs and the worker of batches.
    await page.getByRole('button', { name: '导入平台条码 PDF' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles('packages/label-editor/src/import-pdf/fixtures/rotated.pdf')
    await expect(page.getByText('12 页，读到 12 个条码')).toBeVisible()
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await page.getByRole('button', { name: '批量', exact: true }).click()
    await page.getByRole('textbox', { name: /复制后粘贴/ }).fill('制造商\n甲公司\n乙公司')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('2 行全部通过检查')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
    const many = page.waitForEvent('download')
    await page.getByRole('button', { name: /^生成 2 张标签/ }).click()
    expect((await readFile(await (await many).path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(complaints).toEqual([])
  } finally {
    server.close()
  }
})

test('it can be installed, and a new version says so and waits until the user wants it', async ({ page }) => {
  const pages: Record<string, string> = {}
  const server = await serveTool(pages)
  try {
    await page.goto(server.origin)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )

    pages['/service-worker.js'] =
      `${builtPage('service-worker.js').replace(/"version":"\w+"/, '"version":"newer"')}`
    await page.reload()
    await expect(page.getByText('新版本已准备好')).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: '更新' }).click()
    await reloaded
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.getByText('新版本已准备好')).toBeHidden()
    const kept = await page.evaluate(() => caches.keys())
    expect(kept).toContain('haixuan-label-tool newer')
    expect(kept).toHaveLength(2)
  } finally {
    server.close()
  }
})

test('where the browser can, a label goes back into the file it came from', async ({ page }) => {
  const server = await serveTool()
  try {
    // The dialogs of the browser cannot be worked by a test; the files they would give are real ones.
    await page.addInitScript(() => {
      const asked: string[] = []
      const give = async (name: string) => {
        asked.push(name)
        return (await navigator.storage.getDirectory()).getFileHandle('label.json', { create: true })
      }
      Object.assign(window, {
        asked,
        showSaveFilePicker: () => give('save'),
        showOpenFilePicker: async () => [await give('open')],
      })
    })
    const inFile = () =>
      page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory()
        return (await (await folder.getFileHandle('label.json')).getFile()).text()
      })
    const asked = () => page.evaluate(() => window.asked)
    await page.goto(server.origin)
    await page.getByRole('button', { name: '元素', exact: true }).click()
    await page.getByRole('button', { name: '原产地' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('已保存到“label.json”')).toBeVisible()
    expect(await inFile()).toContain('Made in China')

    await page.getByRole('button', { name: '文件' }).click()
    await page.getByRole('menuitem', { name: '从文件打开…' }).click()
    await expect(page.getByText('已打开“未命名标签”')).toBeVisible()
    await page.getByRole('textbox', { name: '标签名称' }).fill('改过的')
    await page.keyboard.press('Enter')
    await page.getByRole('application').focus()
    await page.keyboard.press('Control+s')
    // While the browser puts the new file in the place of the old one, there is none.
    await expect(async () => expect(await inFile()).toContain('改过的')).toPass()
    expect(await asked()).toEqual(['save', 'open'])
  } finally {
    server.close()
  }
})
