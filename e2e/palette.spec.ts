import { expect } from '@playwright/test'
import { rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'

test('no key is lost that follows Ctrl K at once, Enter included', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  // All in one task: nothing of the palette can be drawn between them.
  await page.evaluate(() => {
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    press('k', { ctrlKey: true })
    for (const key of ['j', 'j', 'b', 'Enter']) press(key)
  })
  await page.waitForURL(/\/temu\/bomb$/)
  await rowsShown(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wdsc')
  await expect(page.getByRole('searchbox', { name: '搜索页面和操作' })).toHaveValue('wdsc')
})

test('finds products and shops of several marketplaces, and ends with the searches', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '快速前往' })
  await palette.getByRole('searchbox').fill('收纳')
  const goods = palette.getByRole('group', { name: '商品' })
  await expect(goods.getByRole('menuitem').first()).toBeVisible()
  // Each marketplace answers by itself.
  await expect
    .poll(async () => {
      const contexts = await goods.getByRole('menuitem').allTextContents()
      return new Set(contexts.map((text) => /(Temu|Shein|AliExpress|TikTok)$/.exec(text)?.[1])).size
    })
    .toBeGreaterThan(1)
  await expect(palette.getByRole('menuitem').last()).toContainText('搜索「收纳」')
  expect(await violations(page)).toEqual([])
  await palette.getByRole('menuitem', { name: /搜索「收纳」.*Temu 商品/ }).click()
  await page.waitForURL(/\/temu\/home\?keyword=/)
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: '最近' }).getByRole('menuitem')).toContainText(
    '搜索「收纳」',
  )
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('haixuan.recent'))).toContain('收纳')
})
