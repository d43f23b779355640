import { expect } from '@playwright/test'
import { column, rowsShown, testInSweptWindow as test, violations } from './goods-session.ts'

const BOARDS = [
  ['/temu/home', '商品搜索', ['店铺', '价格', '日销', '周销', '月销', '总销量', 'GMV($)']],
  ['/shein', '商品搜索', ['划线价', '折扣', '周销(估)']],
  ['/tiktok/goods', '商品搜索', ['近7天销量(估)', '增长率', '总销售额($)']],
  ['/aliexpress/yesterday', '昨日热销榜', ['日增(估)', '前日', '环比']],
] as const

for (const [path, title, headings] of BOARDS) {
  test(`${path} lists products with its own columns and no barrier`, async ({ page }) => {
    await page.setViewportSize({ width: 2400, height: 900 })
    await page.goto(path)
    await rowsShown(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const heading of headings) {
      await expect(page.getByRole('columnheader', { name: heading }).first()).toBeAttached()
    }
    await expect(page.getByText('示例数据').first()).toBeVisible()
    await expect(page.getByText(/数据更新于/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('a preset range filters, says so, and can be taken off', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  const all = await page.getByText(/^共 /).textContent()
  const top = () => page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('button', { name: '日销', exact: true }).click()
  await page.getByRole('button', { name: '50-100', exact: true }).click()
  await page.waitForURL(/min_daily_sales=50&max_daily_sales=100/)
  await rowsShown(page)
  const figures = (await column(page, '日销')).map(Number)
  expect(figures.length).toBeGreaterThan(3)
  for (const figure of figures) expect(figure >= 50 && figure <= 100, String(figure)).toBe(true)
  await expect(page.getByRole('button', { name: '保存为视图' })).toBeVisible()
  expect(await top(), 'the list stays where it is when a filter comes on').toBe(before)
  await page.getByRole('button', { name: '移除 日销 50-100' }).click()
  await page.waitForURL(/\/temu\/home$/)
  await expect(page.getByText(all ?? '')).toBeVisible()
})

test('typed bounds, words and regions go into the address and come back after a reload', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('button', { name: '价格($)' }).click()
  await page.getByLabel('价格($)最小值').fill('2.5')
  await page.getByLabel('价格($)最大值').fill('30')
  await page.getByLabel('价格($)最大值').press('Enter')
  await page.waitForURL(/min_price=250&max_price=3000/)
  await page.getByRole('button', { name: '地区', exact: true }).click()
  await page.getByRole('button', { name: '美国', exact: true }).click()
  await page.getByRole('button', { name: '澳新', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.waitForURL(/region=12%2C144%2C211/)
  const address = page.url()
  await page.reload()
  await rowsShown(page)
  expect(page.url()).toBe(address)
  await expect(page.getByRole('button', { name: '移除 价格($) 2.5-30' })).toBeVisible()
  await expect(page.getByRole('button', { name: '移除 地区 美国、澳新' })).toBeVisible()
  await page.getByRole('button', { name: '清空筛选' }).first().click()
  await page.waitForURL(/\/temu\/home$/)
})

test('a heading sorts, and sorts the other way round', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  for (const [address, sign] of [
    ['score%3Adesc', -1],
    ['score%3Aasc', 1],
  ] as const) {
    await page.getByRole('columnheader', { name: '评分' }).first().scrollIntoViewIfNeeded()
    await page.getByRole('columnheader', { name: '评分' }).first().click()
    await page.waitForURL(new RegExp(`sort=${address}`))
    await rowsShown(page)
    const figures = (await column(page, '评分')).filter((text) => text !== '—').map(Number)
    expect(figures.length).toBeGreaterThan(3)
    expect(figures).toEqual([...figures].sort((a, b) => (a - b) * sign))
  }
})

test('opening a row and coming back keeps filters, page and place', async ({ page }) => {
  await page.goto('/temu/home?hosting=full&page=2')
  await rowsShown(page)
  const address = page.url()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/temu\/detail\?id=/)
  await expect(page.getByRole('heading', { name: '各地区价格' })).toBeVisible()
  await page.getByRole('link', { name: '返回列表' }).click()
  await rowsShown(page)
  expect(page.url()).toBe(address)
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: '移除 托管 全托管' })).toBeVisible()
})

test('a pressed title opens without loading the site again, and the menu of a row acts', async ({ page }) => {
  await page.goto('/temu/home?hosting=semi')
  await rowsShown(page)
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  await page.locator('[role=gridcell] a[href*="/detail?id="]').nth(2).click()
  await expect(page.getByRole('heading', { name: '各地区价格' })).toBeVisible()
  await page.goBack()
  await rowsShown(page)
  await page.waitForURL(/hosting=semi/)
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
  await page
    .getByRole('button', { name: /更多操作$/ })
    .first()
    .click()
  for (const label of ['详情', '复制ID', '1688找同款']) {
    await expect(page.getByRole('menuitem', { name: label })).toBeVisible()
  }
  await page.getByRole('menuitem', { name: '详情' }).click()
  await page.waitForURL(/\/temu\/detail\?id=/)
})

test('a preset asks for several things at once, and back undoes it', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('button', { name: '高评分' }).click()
  await page.waitForURL(/min_score=4\.8/)
  await page.waitForURL(/sort=score%3Adesc/)
  await expect(page.getByRole('button', { name: '高评分' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.waitForURL(/\/temu\/home$/)
  await expect(page.getByRole('button', { name: '高评分' })).toHaveAttribute('aria-pressed', 'false')
})

test('doubtful rows carry their mark', async ({ page }) => {
  await page.setViewportSize({ width: 2600, height: 900 })
  await page.goto('/temu/home?quality=suspect')
  await rowsShown(page)
  await expect(page.getByText('存疑', { exact: true }).first()).toBeVisible()
  await page.goto('/temu/home?quality=stock_out')
  await rowsShown(page)
  await expect(page.getByText('真实断货', { exact: true }).first()).toBeVisible()
})

test('what an address gets wrong is told and left out', async ({ page }) => {
  await page.goto('/temu/home?page=abc&min_sales=9&max_sales=3&hosting=full')
  await rowsShown(page)
  await expect(page.getByText(/page=abc（应为 1 到 500 的整数）/)).toBeVisible()
  await expect(page.getByText(/最小值不能大于最大值/)).toBeVisible()
  await expect(page.getByRole('button', { name: '移除 托管 全托管' })).toBeVisible()
})

test('filters that match nothing can be taken off where the rows would be', async ({ page }) => {
  await page.goto('/temu/home?keyword=绝不会有的商品名&hosting=semi')
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  await page.getByRole('button', { name: '清空筛选' }).last().click()
  await rowsShown(page)
})

test.describe('without membership', () => {
  test.use({ account: 'general' })

  test('the list ends where the tier ends and says what more there is', async ({ page }) => {
    await page.goto('/temu/home')
    await rowsShown(page)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '21')
    const more = page.getByRole('link', { name: /^开通会员查看全部 .+ 条$/ })
    await expect(more).toHaveAttribute('href', '/buy')
    await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0)
  })

  test('TikTok stays closed, and is asked for nothing before it is known who came', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => /\/api\/.*tiktok/.test(request.url()) && asked.push(request.url()))
    let seen = Promise.resolve()
    await page.route('**/api/user/getUserInfo', (route) => seen.then(() => route.continue()))
    for (const path of ['/tiktok/goods', '/tiktok/hot', '/tiktok', '/tiktok/detail?id=1']) {
      // However long the code of the page takes to come, nobody is known before the page was seen to wait.
      let answer = () => {}
      seen = new Promise((go) => {
        answer = go
      })
      await page.goto(path)
      await expect(page.getByRole('status', { name: '正在加载…' })).toBeVisible()
      answer()
      await expect(page.getByText('暂无访问权限，请联系客服').first()).toBeVisible()
    }
    expect(asked).toEqual([])
  })
})

test('keys: search, help, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: '关键词' })).toBeFocused()
  await page.keyboard.type('j?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('y')
  await expect(page.getByText('复制成功')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\w-]{1,40}$/)
  await page.keyboard.press('x')
  await expect(page.getByText(/已选/)).toBeVisible()
})

test('a hidden column stays hidden on the next visit, on this board only', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('checkbox', { name: '店铺' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: '店铺' })).toHaveCount(0)
  await page.reload()
  await rowsShown(page)
  await expect(page.getByRole('columnheader', { name: '店铺' })).toHaveCount(0)
  await page.goto('/shein')
  await rowsShown(page)
  await expect(page.getByRole('columnheader', { name: '店铺' })).toHaveCount(1)
})

test('the rankings of the marketplace ask for a category first', async ({ page }) => {
  await page.goto('/temu/officialRankings')
  const dialog = page.getByRole('dialog', { name: '官方榜单' })
  await dialog.getByRole('button', { name: '查看' }).click()
  await expect(dialog.getByText('请选择分类')).toBeVisible()
})

test('on a phone the filters are in a drawer and the rows keep their name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/temu/home')
  await rowsShown(page)
  await page.getByRole('button', { name: /^筛选/ }).click()
  const drawer = page.getByRole('dialog', { name: '筛选' })
  await drawer.getByRole('button', { name: '全托管', exact: true }).click()
  await drawer.getByRole('button', { name: /^查看 [\d,]+\+? 个商品$/ }).click()
  await page.waitForURL(/hosting=full/)
  await rowsShown(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
})
