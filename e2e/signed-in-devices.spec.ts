import { expect } from '@playwright/test'
import { test } from './journey.ts'

const PASSWORD = 'haixuan-demo'

test('a device is signed out from afar, and a call that fails says in the words of the site what is wrong', async ({
  page,
  playwright,
  baseURL,
}) => {
  const data = { mobile: '13800138001', password: PASSWORD }
  const lamp = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: 'lamp/1.0' })
  const entered = (await (await lamp.post('/api/weapp/loginpassword', { data })).json()) as {
    data: { token: string }
  }
  const headers = { authorization: `Bearer ${entered.data.token}` }
  const own = (await (await page.request.post('/api/weapp/loginpassword', { data })).json()) as typeof entered
  await page.context().addCookies([{ name: 'token', value: own.data.token, url: baseURL ?? '' }])
  await page.goto('/')
  await page.getByRole('button', { name: '用户 演示年卡会员' }).click()
  await page.getByRole('menuitem', { name: '登录设备' }).click()
  const dialog = page.getByRole('dialog', { name: '登录设备' })
  const row = dialog.getByRole('row', { name: /^lamp/ }).first()
  const notices = page.getByRole('region', { name: '通知' })
  // Specification, section 8: what a failed call says, by its status and by its own words.
  for (const [status, answer, said] of [
    [400, { code: -1, message: '', msg: '编号不正确' }, '请求错误：编号不正确'],
    [403, { code: -1, message: '不是您的设备', msg: '' }, '没有权限：不是您的设备'],
    [500, { code: -1, message: '', msg: '' }, '服务器错误'],
    [200, { code: -1, message: '', msg: '' }, '请求失败'],
    [200, { code: 0, message: '稍后再试', msg: '' }, '稍后再试'],
    [418, { code: -1, message: '我是茶壶', msg: '' }, '我是茶壶'],
  ] as const) {
    const json = { ...answer, reason: 'x', data: null }
    await page.route('**/api/me/sessions/*', (route) => route.fulfill({ status, json }), { times: 1 })
    const told = notices.getByText(said).waitFor()
    await row.getByRole('button', { name: '退出' }).click()
    await told
  }
  expect((await lamp.get('/api/user/getUserInfo', { headers })).status()).toBe(200)
  await row.getByRole('button', { name: '退出' }).click()
  await expect(notices.getByText('已退出该设备')).toBeVisible()
  expect((await lamp.get('/api/user/getUserInfo', { headers })).status()).toBe(401)
  await lamp.dispose()
})
