import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { ACCEPTED } from './people.ts'

const PASSWORD = 'haixuan-demo'

async function enter(page: Page, mobile: string, address: string) {
  const answer = await page.request.post('/api/weapp/loginpassword', { data: { mobile, password: PASSWORD } })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
  await page.goto(address)
}

test('an operator finds a user, sets their tier, and the act is in the log', async ({ page }) => {
  const mobile = '13911110071'
  const registered = await page.request.post('/api/weapp/register', {
    data: { mobile, password: 'harbour-42', confirm_password: 'harbour-42', ...ACCEPTED },
  })
  await enter(page, '13800138009', '/')
  await page.getByRole('button', { name: '用户 演示运营' }).click()
  await page.getByRole('menuitem', { name: '运营后台' }).click()
  await page.waitForURL('/admin')
  await page.getByRole('searchbox', { name: '手机号码或昵称' }).fill('0071')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '设置 用户0071 的等级' }).click()
  const dialog = page.getByRole('dialog', { name: '用户0071 的会员等级' })
  await dialog.getByRole('button', { name: /等级/ }).click()
  await page.getByRole('option', { name: '个人年卡' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('修改成功')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '个人年卡' })).toBeVisible()
  await page.getByRole('tab', { name: '操作记录' }).click()
  await page.waitForURL('/admin?tab=events')
  await expect(page.getByRole('gridcell', { name: '设置等级' }).first()).toBeVisible()

  // A membership that has ended is told in the header and with the info settings.
  const asOperator = { authorization: `Bearer ${(await page.context().cookies())[0]?.value}` }
  const found = await page.request.get('/api/admin/users?keyword=0071', { headers: asOperator })
  const [user] = ((await found.json()) as { data: { rows: { id: string }[] } }).data.rows
  await page.request.put(`/api/admin/users/${user?.id}/membership`, {
    headers: asOperator,
    data: { vip_type: 'year', vipExpire: Date.now() - 1_000 },
  })
  const { data } = (await registered.json()) as { data: { token: string } }
  await page
    .context()
    .addCookies([{ name: 'token', value: data.token, url: new URL(registered.url()).origin }])
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('已过期')).toBeVisible()
  await page.getByRole('button', { name: '用户 用户0071' }).click()
  await page.getByRole('menuitem', { name: '信息设置' }).click()
  await expect(page.getByRole('dialog', { name: '信息设置' }).getByText('个人年卡，已过期')).toBeVisible()
})

test('an operator issues a link, the person sets a new password by it, and the old session is over', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = '13911110072'
  const registered = await page.request.post('/api/weapp/register', {
    data: { mobile, password: 'harbour-42', confirm_password: 'harbour-42', ...ACCEPTED },
  })
  const { data } = (await registered.json()) as { data: { token: string } }
  await enter(page, '13800138009', '/admin')
  await page.getByRole('searchbox', { name: '手机号码或昵称' }).fill('0072')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '为 用户0072 签发重设密码的链接' }).click()
  const asking = page.getByRole('dialog', { name: '用户0072 忘记了密码' })
  await asking.getByLabel('怎样核对了本人').fill('核对了注册时间')
  await asking.getByRole('button', { name: '签发链接' }).click()
  const issued = page.getByRole('dialog', { name: '重设密码的链接' })
  const link = await issued.getByLabel('链接').inputValue()

  const person = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await person.goto(link)
  await expect(person.getByRole('heading', { level: 1, name: '重设密码' })).toBeVisible()
  await expect.poll(() => new URL(person.url()).hash).toBe('')
  await person.getByRole('textbox', { name: '新密码' }).fill('autumn-99')
  await person.getByRole('textbox', { name: '确认密码' }).fill('autumn-99')
  await person.getByRole('button', { name: '设置密码' }).click()
  await person.waitForURL('/login')
  const old = await page.request.get('/api/user/getUserInfo', {
    headers: { authorization: `Bearer ${data.token}` },
  })
  expect(old.status()).toBe(401)
  await person.getByLabel('手机号码').fill(mobile)
  await person.getByRole('textbox', { name: '密码' }).fill('harbour-42')
  await person.getByRole('button', { name: '登录', exact: true }).click()
  await expect(person.getByText('手机号码或密码不正确，请检查后重试').first()).toBeVisible()
  await person.getByRole('textbox', { name: '密码' }).fill('autumn-99')
  await person.getByRole('button', { name: '登录', exact: true }).click()
  await person.waitForURL('/temu/home')
  await person.context().close()
})

test('a host is added, refused while something of it is wrong, and removed', async ({ page }) => {
  await enter(page, '13800138009', '/admin?tab=hosts')
  await page.getByRole('button', { name: '添加域名' }).click()
  const dialog = page.getByRole('dialog', { name: '添加白标域名' })
  await dialog.getByLabel('域名').fill('shop.example.com')
  await dialog.getByLabel('站点名称').fill('示例数据')
  await dialog.getByLabel('客户端来源').fill('https://*.example.com')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/来源 .* 不正确/)).toBeVisible()
  await dialog.getByLabel('客户端来源').fill('https://erp.example.com')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('新增成功')).toBeVisible()
  await page.getByRole('button', { name: '移除 shop.example.com' }).click()
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await expect(page.getByText('已恢复为默认品牌')).toBeVisible()
})

test('what an operator publishes everybody reads, by its kind; a draft nobody', async ({ page, baseURL }) => {
  await enter(page, '13800138009', '/admin?tab=news')
  await page.getByRole('button', { name: '写资讯' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('标题').fill('春季招商开始')
  await dialog.getByLabel(/正文/).fill('第一段\n\n第二段')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('gridcell', { name: '春季招商开始', exact: true })).toBeVisible()
  const [{ value = '' } = {}] = await page.context().cookies()
  await page.request.put('/api/admin/news/1d9f3f0e-2f55-4d59-8b0b-6f3f5a4b7c10', {
    headers: { authorization: `Bearer ${value}` },
    data: { kind: 'policy', title: '欧盟包装法新规', body: '自明年起', publishedAt: Date.now() - 60_000 },
  })
  await page.context().clearCookies()
  await page.goto(`${baseURL}/news`)
  await expect(page.getByRole('article', { name: '欧盟包装法新规' })).toContainText('自明年起')
  await page.getByRole('tab', { name: '平台公告' }).click()
  await page.waitForURL('/news?kind=notice')
  await expect(page.getByText('春季招商开始')).toHaveCount(0)
  await expect(page.getByRole('article', { name: '欧盟包装法新规' })).toHaveCount(0)
  await page.getByRole('tab', { name: '政策' }).click()
  await expect(page.getByRole('article', { name: '欧盟包装法新规' })).toBeVisible()
})

test('somebody else sees no console, and no way to it', async ({ page }) => {
  await enter(page, '13800138001', '/admin')
  await expect(page.getByText('暂无访问权限，请联系客服')).toBeVisible()
  await page.getByRole('button', { name: '用户 演示年卡会员' }).click()
  await expect(page.getByRole('menuitem', { name: '运营后台' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: '登录设备' }).click()
  await expect(page.getByRole('dialog', { name: '登录设备' }).getByText('本机')).toBeVisible()
})
