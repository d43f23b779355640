import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { ACCEPTED } from './people.ts'
import { readCodes } from './read-codes.ts'

const PASSWORD = 'haixuan-demo'

/** Registers somebody new and brings them to a page: demo accounts are shared by other journeys. */
async function comeAs(page: Page, mobile: string, address: string) {
  const answer = await page.request.post('/api/weapp/register', {
    data: { mobile, password: PASSWORD, confirm_password: PASSWORD, ...ACCEPTED },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
  await page.goto(address)
}

test('a visitor sees plans, prices and rights, and is asked to sign in before they buy', async ({ page }) => {
  await page.goto('/buy')
  await expect(page).toHaveTitle('会员购买 — 海选')
  const month = page.getByRole('listitem', { name: '个人月卡' })
  await expect(month.getByText('¥198')).toBeVisible()
  await expect(page.getByRole('region', { name: '权益对比' }).first()).toContainText('每次查询可查看行数')
  await month.getByRole('link', { name: '登录后购买' }).click()
  await page.waitForURL('/login?redirect=%2Fbuy')
})

/** Signs in as somebody who has an account. */
async function signIn(page: Page, mobile: string) {
  const answer = await page.request.post('/api/weapp/loginpassword', { data: { mobile, password: PASSWORD } })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
}

test('without a way to pay a plan is asked for, the operator accepts it, and its order is there', async ({
  page,
}) => {
  await comeAs(page, '13911110001', '/buy')
  // One thing to do on each card.
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first().getByRole('button')).toBeVisible()
  for (const card of await cards.all()) await expect(card.getByRole('button')).toHaveCount(1)
  await page.getByRole('listitem', { name: '个人年卡' }).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: '联系客服' })
  await expect(sheet.getByText('400-000-0000（示例）')).toBeVisible()
  await sheet.getByText('我已转账').click()
  await sheet.getByRole('button', { name: '提交申请' }).click()
  await expect(sheet.getByText('请填写付款账号，至少 4 个字符')).toHaveCount(1)
  await sheet.getByLabel('付款账号').fill('6222020200012346688')
  await sheet.getByRole('button', { name: '提交申请' }).click()
  await expect(sheet.getByText('待处理')).toBeVisible()
  await page.keyboard.press('Escape')
  const own = page.getByRole('region', { name: '我的开通申请' })
  await expect(own.getByRole('row', { name: /个人年卡/ }).first()).toContainText('尾号 6688')

  await signIn(page, '13800138009')
  await page.goto('/admin?tab=requests')
  await expect(page.getByRole('tab', { name: /开通申请/ })).toHaveText(/^开通申请[1-9]\d*$/)
  const accept = page.getByRole('button', { name: '通过 用户0001 的 个人年卡' })
  await accept.click()
  // A sample price promises nothing: the operator says what was agreed on.
  await page.getByLabel('约定金额（元）').fill('998')
  await page.getByRole('button', { name: '通过并生成订单' }).click()
  const arrived = page.getByRole('dialog', { name: /^确认收款 HX/ })
  await arrived.getByRole('button', { name: '取消' }).click()
  await expect(accept).toHaveCount(0)

  await signIn(page, '13911110001')
  await page.goto('/buy')
  await expect(own.getByText('已通过').first()).toBeVisible()
  await own.getByRole('link', { name: '查看订单' }).first().click()
  await expect(page.getByRole('dialog', { name: /个人年卡 · 待支付/ })).toBeVisible()
})

test('the words 联系客服 open the operator’s contacts, in a notice, on a page and in the foot', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: '联系客服' })
  for (const address of ['/', '/download']) {
    await page.goto(address)
    await page.getByRole('button', { name: '联系客服' }).last().click()
    await expect(sheet.getByText('haixuan-demo（示例）')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await signIn(page, '13800138000')
  await page.goto('/temu/burst')
  await page.getByRole('button', { name: 'TikTok' }).click()
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '联系客服' }).click()
  await expect(sheet).toBeVisible()
})

test('the link of a user is copied, brings people, and its poster is drawn', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await comeAs(page, '13911110002', '/share')
  const link = await page.getByLabel('我的邀请链接').and(page.locator('input')).inputValue()
  expect(link).toMatch(/\/login\?invite=[2-9A-Z]{8}$/)
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('复制成功')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: '生成海报' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存图片' }).click()
  const poster = await saved
  expect(poster.suggestedFilename()).toBe('邀请海报.png')
  expect(await readCodes(await poster.path())).toEqual([link])
  const invite = new URL(link).searchParams.get('invite') ?? ''
  await page.request.post('/api/weapp/register', {
    data: {
      mobile: '13911110003',
      password: PASSWORD,
      confirm_password: PASSWORD,
      ...ACCEPTED,
      source: invite,
    },
  })
  await page.goto('/share')
  await expect(page.getByRole('rowheader', { name: '用户0003' })).toBeVisible()
  await page.getByRole('tab', { name: '月度佣金' }).click()
  await expect(page.getByText('还没有佣金')).toBeVisible()
})

test('a link that cannot be copied is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    })
  })
  await comeAs(page, '13911110004', '/share')
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText(/复制失败.*\/login\?invite=/)).toBeVisible()
})

test('a company applies, is told what is wrong, and sees that its application waits', async ({ page }) => {
  await comeAs(page, '13911110005', '/settled')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请填写公司名称').first()).toBeVisible()
  await page.getByLabel('公司名称').fill('深圳市腾讯计算机系统有限公司')
  await page.getByLabel('统一社会信用代码').fill('914403007084611360')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('统一社会信用代码不正确，请核对 18 位代码').first()).toBeVisible()
  await page.getByLabel('统一社会信用代码').fill('91440300708461136T')
  await page.locator('input[type=file]').setInputFiles({
    name: 'licence.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  for (const [level, area] of [
    ['省份', '广东省'],
    ['城市', '深圳市'],
    ['区县', '南山区'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(level) }).click()
    await page.getByRole('option', { name: area, exact: true }).click()
  }
  await page.getByLabel('联系人').fill('张三')
  await page.getByRole('button', { name: /可多选 经营平台/ }).click()
  await page.getByRole('option', { name: 'Temu' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /可多选 合作需求/ }).click()
  await page.getByRole('option', { name: 'API' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel(/我已阅读并同意/).check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: '提交申请' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ areaCode: '440305', creditCode: '91440300708461136T' })
  await expect(page.getByText('申请状态：待审核')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交申请' })).toHaveCount(0)
})

test('the download page has the versions, and gives up looking for the plugin after half a minute', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As the operator sets it in the dictionary.
  const link = 'https://cdn.example.com/plugin.zip'
  await page.route('**/api/dict/downloads', (route) =>
    route.fulfill({ json: { code: 0, data: [{ key: 'plugin_url', value: link }] } }),
  )
  await page.goto('/download')
  const told = page.getByText('下载链接已复制到剪贴板！').waitFor()
  await page.getByRole('button', { name: '复制下载链接' }).first().click()
  await told
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.install()
  await page.goto('/download')
  await expect(page.getByText('版本 6.8（2025-10-14）')).toBeVisible()
  await expect(page.getByText('版本 v1.0（2024-11-28）')).toBeVisible()
  await page.getByRole('button', { name: '检测已安装版本' }).click()
  await page.clock.runFor(31_000)
  await expect(page.getByText('获取插件版本失败')).toBeVisible()
})

test('the privacy policy says its version and date', async ({ page }) => {
  await page.goto('/yszc')
  await expect(page.getByRole('heading', { name: '隐私政策' })).toBeVisible()
  await expect(page.getByText(/版本 1\.1，2026年11月26日/)).toBeVisible()
})
