import { expect, type Page, test } from '@playwright/test'
import { violations } from './goods-session.ts'

const canvas = (page: Page) => page.getByRole('application')
const layers = (page: Page) => page.getByRole('list', { name: '标签上的元素' }).getByRole('listitem')

async function openEditor(page: Page, part = 'SideToolbar/AddTag') {
  await page.goto(`/tag_generation/${part}`)
  await expect(canvas(page)).toBeVisible()
}

/** The middle of an element on the screen, from its place in the mirror list and the fitted view. */
async function middleOf(page: Page, name: string) {
  const words = (await layers(page).filter({ hasText: name }).first().textContent()) ?? ''
  const mm = Object.fromEntries(
    [...words.matchAll(/(左|上|宽|高) (-?[\d.]+)/g)].map(([, key = '', value = '0']) => [key, Number(value)]),
  )
  const box = await canvas(page).boundingBox()
  const percent = Number((await page.getByRole('button', { name: /^缩放/ }).textContent())?.replace('%', ''))
  const scale = percent / 10
  const origin = {
    x: (box?.x ?? 0) + 22 + ((box?.width ?? 0) - 22 - 70 * scale) / 2,
    y: (box?.y ?? 0) + 22 + ((box?.height ?? 0) - 22 - 70 * scale) / 2,
  }
  return {
    x: origin.x + ((mm['左'] ?? 0) + (mm['宽'] ?? 0) / 2) * scale,
    y: origin.y + ((mm['上'] ?? 0) + (mm['高'] ?? 0) / 2) * scale,
    scale,
  }
}

test('a compliance label is built by mouse, survives a reload, and can be undone', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  await openEditor(page)
  await page.getByRole('button', { name: '制造商', exact: true }).click()
  await page.getByRole('button', { name: '原产地' }).click()
  await page.getByRole('button', { name: '二维码' }).click()
  await expect(layers(page)).toHaveCount(3)

  const code = await middleOf(page, '条码')
  await page.mouse.move(code.x, code.y)
  await page.mouse.down()
  await page.mouse.move(code.x + 10 * code.scale, code.y + 20 * code.scale, { steps: 8 })
  await page.mouse.up()
  const moved = await middleOf(page, '条码')
  expect(Math.abs(moved.x - code.x - 10 * code.scale)).toBeLessThan(code.scale)
  expect(Math.abs(moved.y - code.y - 20 * code.scale)).toBeLessThan(code.scale)

  const words = await middleOf(page, 'Made in China')
  await page.mouse.dblclick(words.x, words.y)
  await page.keyboard.press('End')
  await page.keyboard.type(' · Łódź 海选')
  await page.keyboard.press('Escape')
  await expect(layers(page).filter({ hasText: 'Łódź 海选' })).toHaveCount(1)

  await page
    .getByRole('link', { name: '认证图标' })
    .or(page.getByRole('button', { name: '认证图标' }))
    .click()
  await expect(page).toHaveURL(/SideToolbar\/LogoEditor$/)
  await page.getByRole('button', { name: /^CE 标志/ }).click()
  await expect(layers(page)).toHaveCount(4)

  await expect(page.getByText('已保存在本机')).toBeVisible()
  await page.reload()
  await expect(layers(page)).toHaveCount(4)
  await expect(layers(page).filter({ hasText: 'Łódź 海选' })).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a label is built by keyboard alone', async ({ page }) => {
  await openEditor(page, 'MainEdit')
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (name.test(focused)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await reach(/^元素$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/SideToolbar\/AddTag$/)
  await reach(/^原产地$/)
  await page.keyboard.press('Enter')
  await expect(canvas(page)).toBeFocused()
  await expect(layers(page)).toHaveCount(1)
  const before = (await layers(page).first().textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+ArrowRight')
  const left = (text: string) => Number(/左 ([\d.]+)/.exec(text)?.[1])
  await expect
    .poll(async () => left((await layers(page).first().textContent()) ?? ''))
    .toBeCloseTo(left(before) + 6.1, 1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Batch 7')
  await page.keyboard.press('Escape')
  await expect(layers(page).first()).toContainText('Batch 7')
  await page.keyboard.press('Control+d')
  await expect(layers(page)).toHaveCount(2)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Delete')
  await expect(layers(page)).toHaveCount(0)
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z')
  await expect(layers(page)).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(layers(page)).toHaveCount(2)
})

test('a wrong digit is told, put right, and what is missing for a market is listed', async ({ page }) => {
  await openEditor(page, 'SideToolbar/PdfCodeEditor')
  await page.getByRole('textbox', { name: '条码内容' }).fill('6901234567890')
  await expect(page.getByText(/校验位/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '添加到标签' })).toBeDisabled()
  await page.getByRole('button', { name: '改为 6901234567892' }).click()
  await page.getByRole('button', { name: '添加到标签' }).click()
  await expect(layers(page)).toHaveCount(1)
  await page.getByRole('button', { name: '检查', exact: true }).click()
  await expect(page.getByText('没有发现问题')).toBeVisible()
  await page.getByRole('button', { name: /销售市场/ }).click()
  await page.getByRole('option', { name: '欧盟' }).click()
  await expect(page.getByText(/缺少制造商/)).toBeVisible()
})

test('a template is used, and its copy is a label of its own', async ({ page }) => {
  await page.goto('/tag_generation')
  await page.getByRole('searchbox', { name: '搜索模板和标签' }).fill('欧代标签')
  await page
    .getByRole('button', { name: /欧代标签/ })
    .first()
    .click()
  await expect(layers(page).first()).toBeAttached()
  await expect(page.getByRole('textbox', { name: '标签名称' })).toHaveValue(/欧代/)
  await page.getByRole('button', { name: '文件' }).click()
  await page.getByRole('menuitem', { name: '存为我的模板' }).click()
  await expect(page.getByText('已存为我的模板')).toBeVisible()
})

test('the editor is accessible in the light and in the dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openEditor(page)
    expect(await violations(page)).toEqual([])
  }
})
