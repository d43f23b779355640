import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { ACCEPTED } from './people.ts'

const PASSWORD = 'haixuan-demo'

async function signIn(page: Page, mobile: string, password = PASSWORD) {
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a demo user signs in, lands on the address they asked for, and leaves again', async ({
  page,
  context,
}) => {
  await page.goto('/temu/burst?page=2')
  await page.waitForURL('/login?redirect=%2Ftemu%2Fburst%3Fpage%3D2')
  await expect(page).toHaveTitle('登录 — 海选')
  await page.getByRole('button', { name: /13800138002/ }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('/temu/burst?page=2')
  await expect(page).toHaveTitle('AI推荐 — 海选')
  await expect(page.getByRole('heading', { level: 1, name: 'AI推荐' })).toBeVisible()
  await expect(page.getByRole('link', { name: '黑钻 剩余 365天' })).toBeVisible()
  const [cookie] = await context.cookies()
  expect(cookie?.name).toBe('token')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000)

  const other = await context.newPage()
  await other.goto('/temu/bomb')
  await expect(other.getByRole('button', { name: '用户 演示黑钻主账号' })).toBeVisible()
  // What the browser keeps for the person, and what it keeps for itself.
  await page.evaluate(async () => {
    await (await caches.open('of-the-person')).put('/private', new Response('private'))
    for (const store of [localStorage, sessionStorage]) store.setItem('haixuan.of-the-person', 'private')
    localStorage.setItem('haixuan.appearance', 'dark compact')
    // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not on http.
    document.cookie = 'source=7K2MQX9D; Path=/'
  })
  const asUser = { headers: { authorization: `Bearer ${cookie?.value}` } }
  expect((await page.request.get('/api/user/getUserInfo', asUser)).status()).toBe(200)
  await page.getByRole('button', { name: '用户 演示黑钻主账号' }).click()
  await expect(page.getByRole('menuitem', { name: '子账号管理' })).toBeVisible()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL('/login')
  await other.waitForURL('/login?redirect=%2Ftemu%2Fbomb')
  expect(await context.cookies()).toEqual([])
  expect((await page.request.get('/api/user/getUserInfo', asUser)).status()).toBe(401)
  const kept = () => [
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    localStorage.getItem('haixuan.appearance'),
  ]
  for (const tab of [page, other]) {
    const [all, looks] = await tab.evaluate(kept)
    expect(all).not.toContain('private')
    expect(looks).toBe('dark compact')
    await expect(tab.getByText('演示黑钻主账号')).toHaveCount(0)
  }
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a wrong password and empty fields are told at the field, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  for (const missing of ['请输入手机号码', '请输入密码']) await expect(page.getByText(missing)).toHaveCount(1)
  await signIn(page, '13900000001', 'wrong-one')
  const sentence = '手机号码或密码不正确，请检查后重试'
  await expect(page.getByText(sentence)).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveAccessibleDescription(sentence)
  await expect(page.getByLabel('手机号码')).toHaveValue('13900000001')
  await page.waitForURL('/login')
})

test('an expired session says so once and asks to sign in, then comes back', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'token', value: 'A'.repeat(43), url: baseURL ?? '' }])
  await page.goto('/temu/home?keyword=a')
  await page.waitForURL('/login?redirect=%2Ftemu%2Fhome%3Fkeyword%3Da')
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1)
  expect(await context.cookies()).toEqual([])
  await signIn(page, '13800138001')
  await page.waitForURL('/temu/home?keyword=a')
})

test('nobody is sent to another site after signing in', async ({ page }) => {
  await page.goto('/login?redirect=//example.com/temu/home')
  await signIn(page, '13800138000')
  await page.waitForURL('/temu/home')
})

test('a visitor of a share link registers with its code, after mending what was wrong', async ({
  page,
  context,
}) => {
  await page.goto('/?invite=7K2MQX9D')
  const source = async () => (await context.cookies()).find(({ name }) => name === 'source')
  expect(await source()).toMatchObject({ value: '7K2MQX9D' })
  const left = ((await source())?.expires ?? 0) - Date.now() / 1000
  expect([left > 2_591_000, left <= 2_592_000]).toEqual([true, true])
  // The first touch counts: a later link changes nothing.
  await page.goto('/?invite=ABCDEFGH')
  expect(await source()).toMatchObject({ value: '7K2MQX9D' })
  await page.getByRole('link', { name: '免费注册' }).click()
  await expect(page.getByLabel('邀请码（选填）')).toHaveValue('7K2MQX9D')
  const fill = async (mobile: string, password: string, again: string) => {
    await page.getByLabel('手机号码').fill(mobile)
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    await page.getByRole('textbox', { name: '确认密码' }).fill(again)
    await page.getByRole('button', { name: '注册', exact: true }).click()
  }
  await fill('12345678901', 'short', 'other')
  for (const [label, wrong] of [
    ['手机号码', '手机号码格式不正确'],
    ['密码', '长度在 6 到 16 个字符'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(
      new RegExp(wrong),
    )
  }
  await fill('13911112222', 'harbour-42', 'harbour-43')
  await expect(page.getByText('两次输入密码不一致').first()).toBeVisible()
  const texts = page.getByRole('checkbox', { name: '我已阅读并同意《用户协议》和《隐私政策》' })
  await expect(texts).not.toBeChecked()
  await expect(texts).toHaveAccessibleDescription(/请先阅读并同意《用户协议》和《隐私政策》/)
  // Both texts open beside the form.
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '《用户协议》' }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible()
  await terms.close()
  await expect(page.getByLabel('手机号码')).toHaveValue('13911112222')
  await expect(texts).not.toBeChecked()
  await texts.check()
  const sent = page.waitForRequest('**/api/weapp/register')
  await fill('13911112222', 'harbour-42', 'harbour-42')
  expect((await sent).postDataJSON()).toEqual({
    mobile: '13911112222',
    password: 'harbour-42',
    confirm_password: 'harbour-42',
    ...ACCEPTED,
    invite_code: '7K2MQX9D',
    source: '7K2MQX9D',
  })
  await page.waitForURL('/temu/home')
  await expect(page.getByRole('link', { name: '普通会员' })).toBeVisible()

  await page.getByRole('button', { name: '用户 用户2222' }).click()
  await page.getByRole('menuitem', { name: '设置密码' }).click()
  await page.getByRole('textbox', { name: '新密码' }).fill('harbour-77')
  await page.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('请再次输入密码').first()).toBeVisible()
  await page.getByRole('textbox', { name: '确认密码' }).fill('harbour-77')
  await page.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('密码设置成功，您下次可以用新密码登录了')).toBeVisible()
})

test('info settings change the nickname, and a password that is repeated wrongly is refused', async ({
  page,
}) => {
  await page.goto('/login?redirect=/temu/burst')
  await signIn(page, '13800138003')
  await page.getByRole('button', { name: '用户 演示定制会员' }).click()
  await page.getByRole('menuitem', { name: '信息设置' }).click()
  const dialog = page.getByRole('dialog', { name: '信息设置' })
  await expect(dialog.getByText(/定制，剩余 \d+天\d+小时/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '新密码' }).fill('harbour-42')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('两次密码不一致').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '新密码' }).fill('')
  await dialog.getByLabel('昵称').fill('演示定制')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('修改成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '用户 演示定制' })).toBeVisible()
})

test('a link with a token signs a visitor in, and asks somebody who is another person', async ({
  page,
  baseURL,
}) => {
  const tokenOf = async (mobile: string) => {
    const answer = await page.request.post(`${baseURL}/api/weapp/loginpassword`, {
      data: { mobile, password: PASSWORD },
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    return data.token
  }
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.url()} ${request.headers()['referer'] ?? ''} ${request.headers()['cookie'] ?? ''}`),
  )
  const handed = await tokenOf('13800138001')
  await page.goto(`/temu/burst?token=${handed}`)
  await page.waitForURL('/temu/burst')
  await expect(page.getByRole('button', { name: '用户 演示年卡会员' })).toBeVisible()
  // But for the address that was opened, it is in no address, no Referer, no history, and is kept nowhere.
  expect(asked.slice(1).filter((line) => line.includes(handed))).toEqual([])
  const places = await page.evaluate(() =>
    JSON.stringify([
      window.navigation.entries().map(({ url }) => url),
      [document.referrer, document.cookie, document.documentElement.outerHTML],
      [{ ...localStorage }, { ...sessionStorage }],
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  )
  expect(places).not.toContain(handed)
  const other = await tokenOf('13800138000')
  await page.goto(`/temu/burst?token=${other}`)
  const question = page.getByRole('alertdialog', { name: '以 138****8000 的身份继续吗？' })
  await question.getByRole('button', { name: '保持当前账号' }).click()
  await expect(page.getByRole('button', { name: '用户 演示年卡会员' })).toBeVisible()
  await page.goto(`/temu/burst?token=${other}`)
  await question.getByRole('button', { name: '切换账号' }).click()
  await expect(page.getByRole('button', { name: '用户 演示普通会员' })).toBeVisible()
})
