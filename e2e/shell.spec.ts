import { expect, type Page } from '@playwright/test'
import { test as signedTest, violations } from './goods-session.ts'
import { test } from './journey.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the chosen theme and density are there before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  await page.getByRole('button', { name: '显示设置' }).click()
  await page.getByText('深色', { exact: true }).click()
  await page.getByText('紧凑', { exact: true }).click()
  const dark = await background(page)
  expect(dark).not.toBe(light)
  // Without the app there is only boot.js: what it sets is what the first paint has.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await background(page)).toBe(dark)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('a token in the address is taken out of it before anything is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/?token=secret-in-address&page=1#token=another')
  // It is no token of this server: the visitor stays one, and is told.
  await expect(page.getByText(/链接中的登录信息已失效或已使用/)).toBeVisible()
  await page.waitForURL('/?page=1')
  expect(asked.slice(1).filter((url) => /secret|another/.test(url))).toEqual([])
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/temu/nowhere')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page).toHaveTitle('页面不存在 — 海选')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await page.waitForURL('/')
})

test('a page begins at its top, or at the anchor of its address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto('/yszc')
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
  const top = () => page.evaluate(() => Math.round(scrollY))
  expect(await top()).toBe(0)
  await page.mouse.wheel(0, 3_000)
  await expect.poll(top).toBeGreaterThan(300)
  await page.getByRole('navigation', { name: '页脚' }).getByRole('link', { name: '企业入驻' }).click()
  await expect(page).toHaveTitle(/企业入驻/)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBeGreaterThan(300)
  await page.goto('/yszc#part-5')
  await expect(page.locator('#part-5')).toBeInViewport()
  expect(await top()).toBeGreaterThan(300)
})

signedTest('each frame has around its page what it should, and nothing besides', async ({ page }) => {
  for (const [path, header, menu, footer] of [
    ['/yszc', 1, 0, 1],
    ['/temu/burst', 1, 1, 0],
    ['/finance', 1, 1, 0],
    ['/admin', 1, 0, 0],
    ['/auth', 0, 0, 0],
    ['/login', 0, 0, 0],
    ['/site-check', 0, 0, 0],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toHaveCount(footer)
    await expect(page.getByRole('navigation', { name: '栏目' }), path).toHaveCount(menu)
    await expect(page.getByRole('banner'), path).toHaveCount(header)
  }
  await expect(page.getByText(/^测试版式 · .* · 不在框架中/)).toBeVisible()
})

signedTest('the home page shows a member the first places of four boards', async ({ page }) => {
  await page.goto('/')
  const today = page.getByRole('region', { name: '今日速览' })
  for (const board of ['新品榜', '降价榜', '售罄榜', 'AI推荐'])
    await expect(today.getByRole('listitem', { name: board }).locator('ol a')).toHaveCount(5)
  await today.getByRole('link', { name: '降价榜' }).click()
  await page.waitForURL('/temu/bomb')
})

test('while the network is gone the page says so, and no longer when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByText('网络已断开，当前显示的是断开前的数据，恢复后会自动更新')
  await expect(bar).toHaveCount(0)
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
})

test('no page of the shell breaks the content policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const path of ['/', '/login', '/login?view=register', '/news', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('the keyboard reaches the content at once and sees where it is', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: '显示设置' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Temu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: '搜索 Temu 商品' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '免费注册' })).toBeFocused()
  const outline = await page
    .getByRole('link', { name: '免费注册' })
    .evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(outline).toBe('solid')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no barrier, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/', '/login', '/login?view=register', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page), path).toEqual([])
    }
  })
}

for (const days of [-1, 1]) {
  signedTest(
    `a clock that is ${days} day off changes nothing about the time that is left`,
    async ({ page }) => {
      const left = async () => (await page.locator('header a[title^="会员"]').textContent()) ?? ''
      await page.goto('/temu/burst')
      await expect.poll(left).toMatch(/^定制剩余 \d+天$/)
      const right = await left()
      await page.clock.install({ time: Date.now() + days * 86_400_000 })
      const synced = page.waitForResponse('**/api/getServerTime')
      await page.reload()
      await synced
      await expect.poll(left).toBe(right)
      await page.clock.runFor(61_000)
      await expect.poll(left).toBe(right)
    },
  )
}

signedTest.describe('on a phone', () => {
  signedTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  signedTest('the side menu is a drawer that closes when it has led somewhere', async ({ page }) => {
    await page.goto('/temu/burst')
    await page.getByRole('button', { name: '打开菜单' }).click()
    const drawer = page.getByRole('dialog', { name: '栏目' })
    await expect(drawer.getByRole('link', { name: 'AI推荐' })).toHaveAttribute('aria-current', 'page')
    await drawer.getByRole('button', { name: '商品库' }).click()
    await expect(drawer.getByRole('link', { name: 'AI推荐' })).toHaveCount(0)
    await drawer.getByRole('link', { name: '店铺监控' }).click()
    await page.waitForURL('/temu/monitorshop')
    await expect(drawer).toHaveCount(0)
  })

  signedTest('nothing is wider than the window', async ({ page }) => {
    for (const path of ['/', '/temu/burst', '/news']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/')
        await expect(page.getByRole('region', { name: '今日速览' }).locator('ol a')).toHaveCount(20)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })
})

signedTest(
  'the TikTok tab says 升级中... to those who may, and the menu marks the page',
  async ({ page }) => {
    await page.goto('/temu/burst')
    await expect(page.getByRole('button', { name: /^用户/ })).toBeVisible()
    await page.getByRole('button', { name: 'TikTok' }).click()
    await page.waitForURL('/tiktok/goods')
    // Said once, on the page, with what is affected.
    await expect(page.getByText('升级中...')).toHaveCount(1)
    await expect(page.getByRole('main').getByText('升级中...')).toBeVisible()
    await expect(page.getByRole('link', { name: '商品搜索' })).toHaveAttribute('aria-current', 'page')
  },
)

signedTest('the menu begins where the page stands in it, far down too', async ({ page }) => {
  await page.goto('/temu/grounding')
  const item = page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '我的上架库' })
  await expect(item).toHaveAttribute('aria-current', 'page')
  await expect(item).toBeInViewport()
})

signedTest.describe('without the TikTok flag', () => {
  signedTest.use({ account: 'year' })
  signedTest('the TikTok tab says that there is no access', async ({ page }) => {
    await page.goto('/temu/burst')
    await expect(page.getByRole('button', { name: /^用户/ })).toBeVisible()
    await page.getByRole('button', { name: 'TikTok' }).click()
    await expect(page.getByText('暂无访问权限，请联系客服')).toBeVisible()
    await page.waitForURL('/temu/burst')
  })

  signedTest('what is a custom service says so, in the menu and on its page', async ({ page }) => {
    const custom = '该功能为定制服务,请联系客服'
    await page.goto('/temu/preElection')
    await expect(page.getByRole('main').getByText(custom)).toBeVisible()
    const told = page.getByRole('region', { name: '通知' }).getByText(custom).waitFor()
    await page.getByRole('button', { name: '标签监控' }).click()
    await told
    await page.waitForURL('/temu/preElection')
  })

  signedTest('the last tab is remembered on the home page', async ({ page }) => {
    await page.goto('/shein/volume')
    await expect(page.getByRole('heading', { level: 1, name: '新品榜' })).toBeVisible()
    await page.getByRole('link', { name: '海选 首页' }).click()
    await expect(page.getByRole('link', { name: '继续上次：Shein' })).toBeVisible()
  })
})
