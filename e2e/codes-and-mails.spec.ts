// A site of its own, with a mail server and a text-message service beside it.
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { linkOf, type MessageSite, PASSWORD, runMessageSite } from './message-site.ts'
import { newPerson } from './people.ts'

const WRONG = '验证码不正确或已失效，请核对，或重新获取'
const SENT = '验证码已发送，10 分钟内有效'
const NEW = 'herbst-88-tag'

let site: MessageSite
const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const next = (page: Page) => page.getByRole('button', { name: '下一步' })

/** Opens the page of a forgotten password and has a code sent. */
async function forgot(page: Page, to: string): Promise<void> {
  await page.goto(`${site.address}/login?view=forgot`)
  await page.getByLabel('手机号码或已确认的邮箱').fill(to)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(SENT).waitFor()
}

/** Sets the new password on the page that a code leads to. */
async function setPassword(page: Page): Promise<void> {
  await page.waitForURL(/view=reset/)
  await page.getByRole('textbox', { name: '新密码' }).fill(NEW)
  await page.getByRole('textbox', { name: '确认密码' }).fill(NEW)
  await page.getByRole('button', { name: '设置密码' }).click()
  await page.getByText('密码设置成功，您下次可以用新密码登录了').waitFor()
}

async function signIn(page: Page, mobile: string, password: string): Promise<void> {
  await page.goto(`${site.address}/login`)
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

async function openMails(page: Page) {
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByRole('menuitem', { name: '我的邮箱' }).click()
  return page.getByRole('dialog', { name: '我的邮箱' })
}

test.describe('on a site with mail and text messages', () => {
  test.describe.configure({ mode: 'serial', timeout: 150_000 })
  test.use({ actionTimeout: 20_000 })
  test.beforeAll(async ({ request }) => {
    test.setTimeout(240_000)
    site = await runMessageSite(request, ['17000000002', '17000000003'])
  })
  test.afterAll(() => site.stop())

  test('a visitor registers with the code of their mobile, which may be pasted with spaces', async ({
    page,
  }) => {
    const mobile = '17000000001'
    await page.goto(`${site.address}/login?view=register`)
    const ask = page.getByRole('button', { name: '获取验证码' })
    await expect(ask).toBeDisabled()
    await page.getByLabel('手机号码').fill(mobile)
    await ask.click()
    await page.getByText(SENT).waitFor()
    await expect(page.getByRole('button', { name: /^\d+ 秒后可重发$/ })).toBeDisabled()
    const code = await site.textTo(mobile)
    await page.getByRole('textbox', { name: /^密码/ }).fill(PASSWORD)
    await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    const register = page.getByRole('button', { name: '注册', exact: true })
    await register.click()
    await expect(page.getByText('请输入验证码')).toBeVisible()
    await codeField(page).fill(code === '000000' ? '111111' : '000000')
    await register.click()
    await expect(page.getByText(WRONG)).toBeVisible()
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(codeField(page)).toHaveValue(code)
    await register.click()
    await page.waitForURL((address) => address.pathname !== '/login')
    await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
  })

  test('a forgotten password is set again by a mobile; a number without an account hears the same', async ({
    page,
  }) => {
    const mobile = '17000000002'
    await forgot(page, '17000000099')
    await codeField(page).fill('123456')
    await next(page).click()
    await expect(page.getByText(WRONG)).toBeVisible()
    await page.getByLabel('手机号码或已确认的邮箱').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const code = await site.textTo(mobile)
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await setPassword(page)
    await page.waitForURL(`${site.address}/login`)
    await signIn(page, mobile, NEW)
    expect(site.textsTo('17000000099')).toEqual([])
    const again = await page.request.post(`${site.address}/api/weapp/codes/redeem`, {
      data: { to: mobile, code },
    })
    expect([again.status(), ((await again.json()) as { message: string }).message]).toEqual([422, WRONG])
  })

  test('an address is verified by its link, gets the code to a new password and the notices, and is removed', async ({
    page,
  }) => {
    const mobile = '17000000003'
    const [address, other] = ['li.lei@example.com', 'shop@example.com']
    await signIn(page, mobile, PASSWORD)
    const dialog = await openMails(page)
    const add = async (text: string) => {
      await dialog.getByLabel('添加邮箱').fill(text)
      await dialog.getByRole('button', { name: '发送确认邮件' }).click()
    }
    await add('li.lei@')
    await expect(dialog.getByText('邮箱地址格式不正确')).toBeVisible()
    await add(address)
    const row = dialog.getByRole('listitem').filter({ hasText: address })
    await expect(row.getByText('待确认')).toBeVisible()
    await dialog.getByRole('button', { name: `重新发送确认邮件到 ${address}` }).click()
    await expect(page.getByText(/太频繁，请 \d+ 秒后再试/)).toBeVisible()
    await page.goto(linkOf(site, await site.mailTo(address)))
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.getByRole('button', { name: '确认邮箱地址' }).click()
    await expect(page.getByText(/邮箱地址已确认/)).toBeVisible()
    await page.goto(`${site.address}/temu/home`)
    await openMails(page)
    await expect(row.getByText('已确认')).toBeVisible()
    await dialog.getByText('每天 09:00 汇总').click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已开启通知邮件')).toBeVisible()
    await add(other)
    await expect(dialog.getByRole('listitem').filter({ hasText: other })).toBeVisible()
    // The page asks again, so nobody is signed in while the password is forgotten.
    await page.context().clearCookies()
    await forgot(page, 'nobody@example.com')
    await codeField(page).fill('123456')
    await next(page).click()
    await expect(page.getByText(WRONG)).toBeVisible()
    expect(site.mailsTo('nobody@example.com')).toEqual([])
    await page.getByLabel('手机号码或已确认的邮箱').fill(address.toUpperCase())
    // One address gets a mail a minute, for whatever.
    const ask = page.getByRole('button', { name: '获取验证码' })
    await ask.click()
    await expect(page.getByText(/太频繁，请 \d+ 秒后再试/).last()).toBeVisible()
    await expect(ask).toBeEnabled({ timeout: 70_000 })
    await ask.click()
    const [code = ''] = /\b\d{6}\b/.exec(await site.mailTo(address, 1)) ?? []
    await codeField(page).fill(code)
    await next(page).click()
    await setPassword(page)
    await signIn(page, mobile, NEW)
    await openMails(page)
    await dialog.getByRole('button', { name: `移除 ${address}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
    await expect(page.getByText('已移除该邮箱')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(dialog.getByText('通知邮件已暂停')).toBeVisible()
  })

  test('the fifth wrong code ends it, and so the right one is refused afterwards', async ({ page }) => {
    const mobile = '17000000004'
    await page.goto(`${site.address}/login?view=register`)
    await page.getByLabel('手机号码').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const code = await site.textTo(mobile)
    await page.getByRole('textbox', { name: /^密码/ }).fill(PASSWORD)
    await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    const tried: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/weapp/register')) tried.push(answer.status())
    })
    const wrong = code === '000000' ? '111111' : '000000'
    for (const typed of [wrong, wrong, wrong, wrong, wrong, code]) {
      const before = tried.length
      await codeField(page).fill(typed)
      await codeField(page).press('Enter')
      await expect.poll(() => tried.length).toBe(before + 1)
      await expect(page.getByText(WRONG)).toBeVisible()
    }
    expect(tried).toEqual([422, 422, 422, 422, 422, 422])
  })

  test('the operator sees what was sent and how it ended, and neither texts nor recipients', async ({
    page,
  }) => {
    await signIn(page, '13800138009', 'haixuan-demo')
    await page.goto(`${site.address}/admin`)
    await page.getByRole('tab', { name: '短信与邮件' }).click()
    const panel = page.getByRole('tabpanel')
    for (const text of ['邮件已开通', '短信已开通']) await expect(panel.getByText(text)).toBeVisible()
    await expect(panel.getByRole('row', { name: /邮件 确认邮箱 已发送/ }).first()).toBeVisible()
    await expect(panel.getByText('不需要，未发送').first()).toBeVisible()
    const all = (await panel.textContent()) ?? ''
    for (const secret of ['170000000', 'li.lei', 'example.com']) expect(all).not.toContain(secret)
  })

  test('a link of a mail that is not whole says so and ends nothing', async ({ page }) => {
    await page.goto(`${site.address}/api/mail/unsubscribe?token=hxu_short`)
    await page.waitForURL(/\/login\?view=unsubscribe/)
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.getByRole('button', { name: '退订通知邮件' }).click()
    await expect(page.getByText('链接不完整，请从邮件重新打开')).toBeVisible()
  })
})

test('a site without mail and text messages offers nothing that needs them, and the console says why', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await page.goto('/login?view=forgot')
  await expect(page.getByText(/请联系客服，说明注册时的手机号码/)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  await page.goto('/login?view=register')
  await expect(page.getByRole('button', { name: '注册', exact: true })).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  const open = async (token: string, address: string) => {
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }])
    await page.goto(address)
  }
  await open((await newPerson(request)).token, '/temu/home')
  await page.getByRole('button', { name: /^用户 / }).click()
  await expect(page.getByRole('menuitem', { name: '登录设备' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '我的邮箱' })).toHaveCount(0)
  const operator = await request.post('/api/weapp/loginpassword', {
    data: { mobile: '13800138009', password: 'haixuan-demo' },
  })
  await open(((await operator.json()) as { data: { token: string } }).data.token, '/admin')
  await page.getByRole('tab', { name: '短信与邮件' }).click()
  const panel = page.getByRole('tabpanel')
  for (const text of ['邮件未开通', '短信未开通', /HAIXUAN_SMTP_URL/, /HAIXUAN_ALIYUN_SMS_KEY_ID/])
    await expect(panel.getByText(text)).toBeVisible()
})
