import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { elements } from './label-tool-page.ts'

const canvas = (page: Page) => page.getByRole('application')
const layers = (page: Page) => page.getByRole('list', { name: '图层' }).getByRole('listitem')
const percent = async (page: Page) =>
  Number((await page.getByRole('button', { name: /^缩放/ }).textContent())?.replace('%', ''))

async function openWith(page: Page, ...kinds: string[]) {
  await page.goto('/tag_generation/SideToolbar/AddTag')
  await expect(canvas(page)).toBeVisible()
  for (const [at, kind] of kinds.entries()) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    await expect(elements(page)).toHaveCount(at + 1)
  }
}

async function command(page: Page, name: string) {
  await canvas(page).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: '搜索页面和操作' }).fill(name)
  await page.keyboard.press('Enter')
}

test('a layer is dragged to another place in the list, and undo brings it back', async ({ page }) => {
  await openWith(page, '制造商', '原产地', '二维码')
  const order = () => layers(page).allTextContents()
  const before = await order()
  await layers(page).nth(0).dragTo(layers(page).nth(2))
  await expect.poll(order).toEqual([before[1], before[0], before[2]])
  await canvas(page).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(before)
})

test('a frame drawn over the label takes what is in it', async ({ page }) => {
  await openWith(page, '制造商', '原产地')
  await canvas(page).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 个元素', { exact: true })).toBeVisible()
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('no canvas')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 10, box.y + box.height - 10, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText('已选 2 个', { exact: true })).toBeVisible()
})

test('copies reach another window; words and pictures of other programs are pasted', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.bringToFront()
  await openWith(first, '二维码')
  await canvas(first).focus()
  await first.keyboard.press('Control+a')
  await first.keyboard.press('Control+c')
  await second.bringToFront()
  await second.goto('/tag_generation/SideToolbar/AddTag')
  await expect(canvas(second)).toBeVisible()
  const before = await elements(second).count()
  await canvas(second).focus()
  await second.keyboard.press('Control+v')
  await expect(elements(second)).toHaveCount(before + 1)
  await expect(elements(second).last()).toContainText('条码')

  await second.evaluate(() => navigator.clipboard.writeText('别的程序里的话'))
  await canvas(second).focus()
  await second.keyboard.press('Control+v')
  await expect(elements(second).filter({ hasText: '别的程序里的话' })).toHaveCount(1)

  await second.evaluate(async () => {
    const picture = Object.assign(document.createElement('canvas'), { width: 60, height: 30 })
    picture.getContext('2d')?.fillRect(0, 0, 60, 30)
    const blob = await new Promise<Blob>((resolve, reject) =>
      picture.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
    )
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  })
  await canvas(second).focus()
  await second.keyboard.press('Control+v')
  await expect(elements(second).filter({ hasText: '图片' })).toHaveCount(1)
  await command(second, '粘贴')
  await expect(elements(second).filter({ hasText: '图片' })).toHaveCount(2)
})

test('on a measured screen 1:1 shows a label as large as it prints', async ({ page }) => {
  await openWith(page)
  await command(page, '校准屏幕')
  const slider = page.getByRole('slider', { name: '屏幕比例' })
  await slider.focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: '保存并按 1:1 显示' }).click()
  await expect.poll(() => percent(page)).toBe(90)
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await command(page, '实际尺寸 1:1')
  await expect.poll(() => percent(page)).toBe(90)
})

test('the view is pushed aside and fitted again, and the grid comes and goes', async ({ page }) => {
  await openWith(page, '制造商')
  await page.keyboard.press('Escape')
  await canvas(page).focus()
  await page.keyboard.press('Control+0')
  const seen = async () => (await canvas(page).screenshot()).toString('base64')
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('no canvas')
  const push = async (button: 'left' | 'middle') => {
    await page.mouse.move(box.x + box.width / 2, box.y + 60)
    await page.mouse.down({ button })
    await page.mouse.move(box.x + box.width / 2 + 80, box.y + 100, { steps: 4 })
    await page.mouse.up({ button })
    await page.mouse.move(box.x - 5, box.y + 60)
  }
  await page.mouse.move(box.x - 5, box.y + 60)
  const fitted = await seen()
  await push('middle')
  const pushed = await seen()
  expect(pushed).not.toBe(fitted)
  await page.keyboard.press('Control+0')
  await expect.poll(seen).toBe(fitted)
  await page.keyboard.down('Space')
  await push('left')
  await page.keyboard.up('Space')
  await expect.poll(seen).toBe(pushed)
  await page.keyboard.press('Control+0')
  await command(page, '显示或隐藏网格')
  await page.mouse.move(box.x - 5, box.y + 60)
  await expect.poll(seen).not.toBe(fitted)
  await command(page, '显示或隐藏网格')
  await page.mouse.move(box.x - 5, box.y + 60)
  await expect.poll(seen).toBe(fitted)
})

test('the cells of a table are written beside it, and it gains a row and a column', async ({ page }) => {
  await openWith(page, '表格')
  const cells = page.getByRole('textbox', { name: /^第 \d+ 行第 \d+ 列$/ })
  await expect(cells.first()).toBeVisible()
  const count = await cells.count()
  await cells.first().fill('成分')
  await page.getByRole('button', { name: '加行', exact: true }).click()
  await page.getByRole('button', { name: '加列', exact: true }).click()
  expect(await cells.count()).toBeGreaterThan(count + 2)
  await expect(cells.first()).toHaveValue('成分')
  const size = /表格 (\d+)×(\d+)/.exec((await elements(page).first().textContent()) ?? '')
  expect(await cells.count()).toBe(Number(size?.[1]) * Number(size?.[2]))
  for (let step = 0; step < 2; step++) {
    await canvas(page).focus()
    await page.keyboard.press('Control+z')
  }
  await expect(cells).toHaveCount(count)
  await expect(cells.first()).toHaveValue('成分')
})

test('what a check finds is jumped to', async ({ page }) => {
  await openWith(page, '制造商', '原产地')
  await canvas(page).focus()
  await page.keyboard.press('Control+a')
  for (let steps = 0; steps < 20; steps++) await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '检查', exact: true }).click()
  await page.getByRole('list', { name: '检查结果' }).getByRole('button', { name: '定位' }).first().click()
  await expect(page.getByText('已选 1 个', { exact: true })).toBeVisible()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('one finger moves an element, two zoom', async ({ page }) => {
    await openWith(page, '制造商')
    const wire = await page.context().newCDPSession(page)
    const touch = (type: string, ...points: [number, number][]) =>
      wire.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const box = await canvas(page).boundingBox()
    if (!box) throw new Error('no canvas')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = await percent(page)
    await touch('touchStart', [x - 50, y])
    await touch('touchStart', [x - 50, y], [x + 50, y])
    for (let step = 1; step <= 10; step++)
      await touch('touchMove', [x - 50 - step * 5, y], [x + 50 + step * 5, y])
    await touch('touchEnd')
    await expect.poll(() => percent(page)).toBeGreaterThan(before * 1.8)
    await command(page, '适应窗口')
    await expect.poll(() => percent(page)).toBe(before)

    const words = async () => (await elements(page).first().textContent()) ?? ''
    const mm = async (name: string) => Number(new RegExp(`${name} (-?[\\d.]+)`).exec(await words())?.[1])
    const scale = before / 10
    const middle = {
      x: box.x + 22 + (box.width - 22 - 70 * scale) / 2 + ((await mm('左')) + (await mm('宽')) / 2) * scale,
      y: box.y + 22 + (box.height - 22 - 70 * scale) / 2 + ((await mm('上')) + (await mm('高')) / 2) * scale,
    }
    const top = await mm('上')
    await touch('touchStart', [middle.x, middle.y])
    for (let step = 1; step <= 10; step++) await touch('touchMove', [middle.x, middle.y + step * 2 * scale])
    await touch('touchEnd')
    await expect.poll(async () => Math.abs((await mm('上')) - top - 20)).toBeLessThan(1)
  })
})
