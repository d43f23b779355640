import { expect } from '@playwright/test'
import { addHost, at, enterClient, PASSWORD, tokenOf } from './host-client.ts'
import { test } from './journey.ts'

test('a white-label host shows its own name everywhere, and not what it hides', async ({ page, baseURL }) => {
  await addHost(page.request, 'brand.localhost')
  const site = at(baseURL, 'brand.localhost')
  await page.goto(site)
  await page.waitForURL(`${site}/login?redirect=%2Ftemu%2Fhome`)
  await expect(page).toHaveTitle('登录 — 蓝海数据')
  await expect(page.getByRole('link', { name: '蓝海数据 首页' })).toBeVisible()
  await page.getByLabel('手机号码').fill('13800138002')
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${site}/temu/home`)
  await expect(page).toHaveTitle(/ — 蓝海数据$/)
  const tabs = page.getByRole('navigation', { name: '站点' })
  await expect(tabs.getByRole('listitem')).toHaveText(['Temu', 'Shein', 'AliExpress', 'TikTok'])
  await expect(page.getByRole('button', { name: /^用户/ })).toBeVisible()
  await expect(page.getByText('黑钻', { exact: true })).toBeVisible()
  await expect(page.getByTitle('会员购买与续费')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '下载与联系' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '下载浏览器插件' })).toHaveCount(0)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
  )
  await page.goto(`${site}/share`)
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.goto(at(baseURL, 'unknown.localhost'))
  await expect(page).toHaveTitle('首页 — 海选')
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
    ),
  ).not.toBe(accent)
})

test('a host has its picture behind the sign-in page, and its own logo', async ({ page, baseURL }) => {
  const [loginUrl, logoUrl] = ['https://cdn.example.com/sea.png', 'https://cdn.example.com/logo.png']
  await addHost(page.request, 'picture.localhost', [], { loginUrl, logoUrl })
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await page.route('https://cdn.example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(dot, 'base64') }),
  )
  await page.goto(`${at(baseURL, 'picture.localhost')}/login`)
  for (const src of [loginUrl, logoUrl]) {
    const picture = page.locator(`img[src="${src}"]`).first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  }
})

test('a one-time code signs in once, and leaves no trace in the address', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await tokenOf(page.request, '13800138001')
  const answer = await page.request.post('/api/me/handover-codes', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { code } = ((await answer.json()) as { data: { code: string } }).data
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(`/temu/burst?code=${code}&page=2`)
  await page.waitForURL('/temu/burst?page=2')
  await expect(page.getByRole('button', { name: '用户 演示年卡会员' })).toBeVisible()
  expect(seen.slice(1).filter((line) => line.includes(code))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(code)
  const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
  await other.goto(`/temu/burst?code=${code}`)
  await expect(other.getByText(/链接中的登录信息已失效或已使用/)).toBeVisible()
  await other.waitForURL(/\/login\?redirect=/)
  await other.context().close()
})

test('a host client names the mobile and gets a token, only through presses of the user', async ({
  page,
  baseURL,
}) => {
  const client = await enterClient(page, { baseURL, host: 'client.localhost', login: '13800138001' })
  const { frame, heard, say } = client
  try {
    // Inside a frame there is no header and no plugin to load down.
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('navigation', { name: '栏目' })).toBeVisible()
    await expect(frame.getByRole('link', { name: '下载浏览器插件' })).toHaveCount(0)
    await say({ type: 'getUserMobile', mobile: '13812341234' })
    await expect(frame.getByText('绑定手机号码 138****1234')).toBeVisible()
    await expect(frame.getByText('当前账号已绑定手机号码，不能再次授权；如需更换请联系客服')).toBeVisible()
    await expect(frame.getByRole('button', { name: '同意并授权' })).toBeDisabled()
    await frame.getByRole('button', { name: '暂不' }).click()
    await say({ type: 'getToken' })
    await expect(frame.getByText('只读数据的访问令牌')).toBeVisible()
    expect((await heard()).filter((message) => 'token' in message)).toEqual([])
    await frame.getByRole('button', { name: '同意并授权' }).click()
    await expect.poll(async () => (await heard()).at(-1)?.token).toMatch(/^hx_/)
  } finally {
    client.close()
  }
})

test.describe('an account that a host client made', () => {
  // It gets its number once, so there is nothing to try a second time.
  test.describe.configure({ retries: 0 })

  test('takes the mobile that the client names, after a press, and /auth says so', async ({
    page,
    baseURL,
  }) => {
    const client = await enterClient(page, { baseURL, host: 'maker.localhost', login: 'erp-demo-001' })
    const { frame, heard, say } = client
    try {
      await expect(frame.getByText('正在等待客户端发来手机号码')).toBeVisible()
      // A number that is taken is told by the server, and the account stays as it was.
      await say({ type: 'getUserMobile', mobile: '13800138000' })
      await frame.getByRole('button', { name: '同意并授权' }).click()
      // The session was handed over: nobody has given the password in it.
      const proof = frame.getByRole('dialog', { name: '确认是您本人' })
      await proof.getByRole('textbox', { name: '当前密码' }).fill('not-this-one')
      await proof.getByRole('button', { name: '确认' }).click()
      await expect(proof.getByText('密码不正确，请重新输入当前密码').first()).toBeVisible()
      await proof.getByRole('textbox', { name: '当前密码' }).fill(PASSWORD)
      await proof.getByRole('button', { name: '确认' }).click()
      await expect(frame.getByText('该手机号码不能使用，请直接登录或联系客服').first()).toBeVisible()
      await frame.getByRole('button', { name: '暂不' }).click()
      await say({ type: 'getUserMobile', mobile: '13911110077' })
      await frame.getByRole('button', { name: '同意并授权' }).click()
      await expect(frame.getByText('手机号码已授权')).toBeVisible()
      await expect(frame.getByText('13911110077')).toBeVisible()
      const told = (await heard()).filter(({ type }) => type === 'haixuan.userMobile')
      expect(told.map(({ ok }) => ok)).toEqual([false, true])
      // The old login opens nothing any more, the new one does.
      const enter = (mobile: string) =>
        page.request.post(`${baseURL}/api/weapp/loginpassword`, { data: { mobile, password: PASSWORD } })
      expect([(await enter('erp-demo-001')).status(), (await enter('13911110077')).status()]).toEqual([
        401, 200,
      ])
    } finally {
      client.close()
    }
  })
})

test('a page that nobody may frame stays empty in a frame', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}/login"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
})

test('the promotion counts down in the header by its rule, and is not there when it is past', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: '显示设置' })).toBeVisible()
  await expect(page.getByText('限时优惠')).toHaveCount(0)
  const plans = (await (await page.request.get('/api/goods/list')).json()) as {
    data: { id: number; price: number; priceFen: number }[]
  }
  await page.route('**/api/getServerTime', (route) =>
    route.fulfill({ json: { code: 0, data: { time: Date.parse('2024-12-07T15:00:00+08:00') } } }),
  )
  const offer = (price: number) =>
    page.route('**/api/goods/list', (route) =>
      route.fulfill({
        json: {
          code: 0,
          data: plans.data.map((plan) => (plan.id === 10 ? { ...plan, price, priceFen: price * 100 } : plan)),
        },
      }),
    )
  await offer(99)
  await page.reload()
  await expect(page.getByRole('banner').getByText('限时优惠')).toBeVisible()
  await expect(page.getByRole('timer', { name: '活动结束' }).first()).toContainText(/1.*59/)
  await offer(198)
  await page.reload()
  await expect(page.getByRole('button', { name: '显示设置' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('限时优惠')).toHaveCount(0)
})
