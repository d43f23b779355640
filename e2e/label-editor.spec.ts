import { expect, type Page } from '@playwright/test'
import { violations } from './goods-session.ts'
import { test } from './journey.ts'
import { elements, listen } from './label-tool-page.ts'

const canvas = (page: Page) => page.getByRole('application')

async function openEditor(page: Page, part = 'SideToolbar/AddTag') {
  await page.goto(`/tag_generation/${part}`)
  await expect(canvas(page)).toBeVisible()
}

/** The middle of an element on the screen, from its place in the mirror list and the fitted view. */
async function middleOf(page: Page, name: string) {
  const words = (await elements(page).filter({ hasText: name }).first().textContent()) ?? ''
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
  const complaints = listen(page)
  await openEditor(page)
  await page.getByRole('button', { name: '制造商', exact: true }).click()
  await page.getByRole('button', { name: '原产地' }).click()
  await page.getByRole('button', { name: '二维码' }).click()
  await expect(elements(page)).toHaveCount(3)

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
  await expect(elements(page).filter({ hasText: 'Łódź 海选' })).toHaveCount(1)

  await page
    .getByRole('link', { name: '认证图标' })
    .or(page.getByRole('button', { name: '认证图标' }))
    .click()
  await page.waitForURL(/SideToolbar\/LogoEditor$/)
  await page.getByRole('button', { name: /^CE 标志/ }).click()
  await expect(elements(page)).toHaveCount(4)

  await expect(page.getByText('已保存在本机')).toBeVisible()
  await page.reload()
  await expect(elements(page)).toHaveCount(4)
  await expect(elements(page).filter({ hasText: 'Łódź 海选' })).toHaveCount(1)
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
  await page.waitForURL(/SideToolbar\/AddTag$/)
  await expect(page.getByRole('button', { name: '原产地' })).toBeVisible()
  await reach(/^原产地$/)
  await page.keyboard.press('Enter')
  await expect(canvas(page)).toBeFocused()
  await expect(elements(page)).toHaveCount(1)
  const before = (await elements(page).first().textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+ArrowRight')
  const left = (text: string) => Number(/左 ([\d.]+)/.exec(text)?.[1])
  await expect
    .poll(async () => left((await elements(page).first().textContent()) ?? ''))
    .toBeCloseTo(left(before) + 6.1, 1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Batch 7')
  await page.keyboard.press('Escape')
  await expect(elements(page).first()).toContainText('Batch 7')
  await page.keyboard.press('Control+d')
  await expect(elements(page)).toHaveCount(2)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Delete')
  await expect(elements(page)).toHaveCount(0)
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z')
  await expect(elements(page)).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(elements(page)).toHaveCount(2)
})

test('a wrong digit is told, put right, and what is missing for a market is listed', async ({ page }) => {
  await openEditor(page, 'SideToolbar/PdfCodeEditor')
  await page.getByRole('textbox', { name: '条码内容' }).fill('6901234567890')
  await expect(page.getByText(/校验位/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '添加到标签' })).toBeDisabled()
  await page.getByRole('button', { name: '改为 6901234567892' }).click()
  await page.getByRole('button', { name: '添加到标签' }).click()
  await expect(elements(page)).toHaveCount(1)
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
  await expect(elements(page).first()).toBeAttached()
  await expect(page.getByRole('textbox', { name: '标签名称' })).toHaveValue(/欧代/)
  await page.getByRole('button', { name: '文件' }).click()
  await page.getByRole('menuitem', { name: '存为我的模板' }).click()
  await expect(page.getByText('已存为我的模板')).toBeVisible()

  // It goes into a folder of its own, by hand, while it is open, and is there after a reload.
  await page.getByRole('tab', { name: '我的' }).click()
  await page.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('欧盟')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '全部 1' }).click()
  const menu = page.getByRole('button', { name: /的操作$/ })
  await page.locator('[draggable=true]', { has: menu }).dragTo(page.getByRole('button', { name: '欧盟 0' }))
  await expect(page.getByRole('button', { name: '欧盟 1' })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: '我的' }).click()
  await page.getByRole('button', { name: '欧盟 1' }).click()
  await expect(menu).toHaveCount(2)
})

test('a picture is cut by its handles, and what is seen of it does not move', async ({ page }) => {
  await openEditor(page, 'SideToolbar/PictureEditor')
  const source = await page.evaluate(() => {
    const picture = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
    picture.getContext('2d')?.fillRect(0, 0, 400, 200)
    return picture.toDataURL('image/png')
  })
  const buffer = Buffer.from(source.split(',')[1] ?? '', 'base64')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(elements(page)).toHaveCount(1)
  const places = async () => {
    const words = (await elements(page).first().textContent()) ?? ''
    return [...words.matchAll(/[左上宽高] (-?[\d.]+)/g)].map(([, value]) => Number(value))
  }
  const [left = 0, top = 0, width = 0, height = 0] = await places()
  const { x, y, scale } = await middleOf(page, '图片')
  await page.mouse.dblclick(x, y)
  await expect(page.getByRole('button', { name: '完成裁剪' })).toBeVisible()
  await page.mouse.move(x - (width / 2) * scale, y)
  await page.mouse.down()
  await page.mouse.move(x - (width / 4) * scale, y, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: '完成裁剪' }).click()
  const after = await places()
  for (const [at, value] of [left + width / 4, top, (width * 3) / 4, height].entries())
    expect(Math.abs((after[at] ?? 0) - value)).toBeLessThanOrEqual(0.5)
  await page.keyboard.press('Control+z')
  expect(await places()).toEqual([left, top, width, height])
})

test('the editor is accessible in the light and in the dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openEditor(page)
    expect(await violations(page)).toEqual([])
  }
})
