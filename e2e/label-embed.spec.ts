import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { elements, listen } from './label-tool-page.ts'
import { builtPage, serveTool } from './label-tool-server.ts'

test('the example embeds the editor: opens a label, gives rows, hears of changes and files', async ({
  page,
}) => {
  const server = await serveTool()
  try {
    const complaints = listen(page)
    await page.goto(`${server.origin}/example.html`)
    const editor = page.frameLocator('iframe')
    const said = page.getByRole('region', { name: '编辑器说的话' })
    await expect(said.getByText('已连接')).toBeVisible()
    await page.getByRole('button', { name: '打开标签' }).click()
    await expect(editor.getByRole('textbox', { name: '标签名称' })).toHaveValue('示例标签')
    await expect(elements(editor)).toHaveCount(3)
    await expect(said.getByText('标签有改动：示例标签')).toBeVisible()
    await editor.getByRole('button', { name: '元素', exact: true }).click()
    for (const name of ['原产地', '制造商']) {
      await editor.getByRole('button', { name, exact: true }).click()
      await expect(editor.getByText('已保存在本机')).toBeVisible()
    }
    await expect(elements(editor)).toHaveCount(5)
    await expect(editor.getByRole('textbox', { name: '标签名称' })).toHaveValue('示例标签')
    await page.getByRole('button', { name: '送入数据' }).click()
    await expect(said.getByText('已送入 3 行数据')).toBeVisible()
    await editor.getByRole('button', { name: '批量' }).click()
    await expect(editor.getByText('手机壳 蓝色')).toBeVisible()
    await editor.getByRole('button', { name: '关闭', exact: true }).click()
    await page.getByRole('radio', { name: '深色' }).check({ force: true })
    await expect(editor.locator('html')).toHaveAttribute('data-theme', 'dark')
    await editor.getByRole('button', { name: '导出', exact: true }).click()
    await editor.getByRole('button', { name: '导出 PDF' }).click()
    await expect(said.getByText(/^导出了 示例标签\.pdf/)).toBeVisible()
    await page.getByRole('button', { name: '读取标签' }).click()
    await expect(said.getByText(/标签文件 \d+ 字/)).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    server.close()
  }
})

/** A page of another origin that shows the editor in a frame and notes what it says. */
const hostPage = (embed: string) => `<!doctype html><title>host</title><script>
  window.heard = []
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))
</script><iframe src="${embed}" width="900" height="600"></iframe>`

/** Asks as a client would, and answers what came over the port and the window within a moment. */
const connect = (page: Page, origin: string, change: object = {}) =>
  page.evaluate(
    async ({ target, fields }) => {
      const message = {
        ...{ type: 'haixuan.label.connect', v: 1, locale: 'zh-CN', theme: 'light', panels: null },
        ...fields,
      }
      const { port1, port2 } = new MessageChannel()
      const answers: unknown[] = []
      port1.onmessage = ({ data }) => answers.push(data)
      frames[0]?.postMessage(message, target, [port2])
      const { heard } = window
      for (let tries = 0; tries < 20 && answers.length + heard.length === 0; tries++)
        await new Promise((resolve) => setTimeout(resolve, 100))
      return { answers, heard: heard.splice(0) }
    },
    { target: origin, fields: change },
  )

test('an origin that is not on the list is not answered; a listed one is, and told what it may not have', async ({
  page,
}) => {
  const pages: Record<string, string> = {}
  const [host, tool] = [await serveTool(pages), await serveTool(pages)]
  const listed = builtPage('embed.html').replace('origins" content=""', `origins" content="${host.origin}"`)
  expect(listed).toContain(host.origin)
  pages['/listed.html'] = listed
  pages['/host-refused.html'] = hostPage(`${tool.origin}/embed.html`)
  pages['/host-listed.html'] = hostPage(`${tool.origin}/listed.html`)
  try {
    await page.goto(`${host.origin}/host-refused.html`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('来源不在许可列表里')).toBeVisible()
    expect(await connect(page, tool.origin)).toEqual({ answers: [], heard: [] })

    // The frame may not keep anything: it says so and offers a file.
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await page.goto(`${host.origin}/host-listed.html`)
    await expect
      .poll(() => page.evaluate(() => window.heard))
      .toEqual([{ type: 'haixuan.label.ready', v: 1, origin: tool.origin }])
    await page.evaluate(() => window.heard.splice(0))
    expect((await connect(page, tool.origin, { v: 2 })).heard).toMatchObject([{ reason: 'version' }])
    expect((await connect(page, tool.origin, { locale: 'en' })).heard).toMatchObject([{ reason: 'locale' }])
    expect((await connect(page, tool.origin, { token: 'x' })).heard).toMatchObject([{ reason: 'form' }])
    expect((await connect(page, tool.origin, { panels: ['FontEditor'] })).answers).toEqual([
      { event: 'connected', isKept: false },
    ])
    await expect(frame.getByRole('navigation', { name: '工具' }).getByRole('button')).toHaveText(['文字'])
    await expect(frame.getByText('浏览器不允许在这里保存数据')).toBeVisible()
    const saved = page.waitForEvent('download')
    await frame.getByRole('button', { name: '保存到文件' }).click()
    expect((await saved).suggestedFilename()).toBe('未命名标签.haixuan-label.json')
    // Anyone who comes second gets no port.
    expect(await connect(page, tool.origin)).toEqual({ answers: [], heard: [] })
  } finally {
    host.close()
    tool.close()
  }
})

test('the frame opened by itself says what it is and leads to the guide', async ({ page }) => {
  const server = await serveTool()
  try {
    const complaints = listen(page)
    await page.goto(`${server.origin}/embed.html`)
    await expect(page.getByRole('status')).toContainText('这是嵌入页面，等待宿主连接')
    await page.getByRole('link', { name: '嵌入说明' }).click()
    await expect(page.getByText('在其他系统中嵌入标签编辑器').first()).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    server.close()
  }
})
