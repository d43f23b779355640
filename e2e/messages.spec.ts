// Every message of section 8 of the specification, and the journey in which a person reads it.
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { SITE_PAGES } from '../apps/web/src/shared/routes/site-map/site-map.ts'
import { test as signedTest } from './goods-session.ts'
import { test } from './journey.ts'

interface Message {
  /** As the specification writes it; the site shows its English ones in Chinese. */
  said: string
  /** File of the journey and how its title begins. */
  file: string
  title: string
}

const message = (said: string, file: string, title: string): Message => ({
  said,
  file: `${file}.spec.ts`,
  title,
})
const REGISTERS = 'a visitor of a share link registers'
const TEAM = 'a main account adds, edits and unbinds a sub-account'
const FAILS = 'a device is signed out from afar, and a call that fails'
const MESSAGES: readonly Message[] = [
  // Success notices.
  message('密码设置成功，您下次可以用新密码登录了', 'sign-in', REGISTERS),
  message('修改成功', 'sign-in', 'info settings change the nickname'),
  message('新增成功', 'team', TEAM),
  message('解绑成功', 'team', TEAM),
  message('复制成功', 'buy', 'the link of a user is copied'),
  message('下载链接已复制到剪贴板！', 'buy', 'the download page has the versions'),
  // Failure notices.
  message('复制失败', 'buy', 'a link that cannot be copied is shown'),
  message('两次密码不一致', 'sign-in', 'info settings change the nickname'),
  message('暂无访问权限，请联系客服', 'shell', 'the TikTok tab says that there is no access'),
  message('建设中，敬请期待！', 'messages', 'a page that does not exist yet'),
  message('该功能为定制服务,请联系客服', 'shell', 'what is a custom service says so'),
  message('升级中...', 'shell', 'the TikTok tab says'),
  // Handling of answers: 'request failed', 'request error', 'no permission', 'server error', the error itself.
  message('请求失败', 'signed-in-devices', FAILS),
  message('请求错误', 'signed-in-devices', FAILS),
  message('没有权限', 'signed-in-devices', FAILS),
  message('服务器错误', 'signed-in-devices', FAILS),
  message('我是茶壶', 'signed-in-devices', FAILS),
  // 'login expired, please log in again'.
  message('登录已过期，请重新登录', 'sign-in', 'an expired session says so once'),
  // Pages that replace others, and the plugin: 'Failed to get plugin version'.
  message('This page could not be found', 'shell', 'an unknown address says so'),
  message('Back to the home page', 'shell', 'an unknown address says so'),
  message("'500'", 'messages', 'a page whose parts are lost'),
  message('获取插件版本失败', 'buy', 'the download page has the versions'),
  // Section 5, and what is asked before unbinding.
  message('请输入密码', 'sign-in', 'a wrong password and empty fields'),
  message('长度在 6 到 16 个字符', 'sign-in', REGISTERS),
  message('请再次输入密码', 'sign-in', REGISTERS),
  message('两次输入密码不一致', 'sign-in', REGISTERS),
  message('请输入手机号码', 'team', TEAM),
  message('手机号码格式不正确', 'team', TEAM),
  message('请先选择子账号', 'team', TEAM),
  message('请输入昵称', 'team', TEAM),
  message('您确定要解绑吗？', 'team', TEAM),
  message('已过期', 'console', 'an operator finds a user'),
]

/** Source of the journey that begins so, up to the next one. */
function journeyOf({ file, title }: Message): string {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const at = source.search(new RegExp(`(test|signedTest)\\(\\s*['"\`]${title.replaceAll('.', '\\.')}`))
  if (at < 0) return ''
  const rest = source.slice(at + 1)
  const end = rest.search(/\n *(test|signedTest)(\.describe)?\(/)
  return rest.slice(0, end < 0 ? undefined : end)
}

test('every message of sections 5 and 8 has the journey that shows it, to the letter', () => {
  expect(MESSAGES.filter((one) => !journeyOf(one).includes(one.said))).toEqual([])
})

signedTest.describe('for somebody without the TikTok flag and without custom services', () => {
  signedTest.use({ account: 'year' })

  signedTest('of notices that are asked for at once, one comes a second', async ({ page }) => {
    await page.clock.install()
    await page.goto('/temu/burst')
    await expect(page.getByRole('button', { name: /^用户/ })).toBeVisible()
    // Not so far that a call which is still in progress would be given up.
    await page.clock.pauseAt(Date.now() + 5_000)
    const notices = page.getByRole('region', { name: '通知' }).locator('[role=alert], [role=status]')
    for (const name of ['标签监控', 'TikTok'])
      await page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click())
    await expect(notices).toHaveText(['该功能为定制服务,请联系客服'])
    await page.clock.runFor(999)
    await expect(notices).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(notices).toHaveText(['该功能为定制服务,请联系客服', '暂无访问权限，请联系客服'])
  })
})

/** Pages of the site map that do not exist yet; when there are none, a line of the menu without a page remains. */
const MISSING = SITE_PAGES.find(({ status, access }) => status === 'building' && access === 'public')

signedTest('a page that does not exist yet says so', async ({ page }) => {
  signedTest.skip(!MISSING, 'Every page exists; widgets/side-menu proves the line of the menu without one.')
  await page.goto(MISSING?.path ?? '/')
  await expect(page.getByText('建设中，敬请期待！')).toBeVisible()
})

test('a page whose parts are lost is loaded again once in a minute, and says 500 otherwise', async ({
  page,
}) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/\/assets\/account-[^/]*\.js/, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  const broken = page.getByRole('alert')
  await expect(broken.getByRole('heading', { name: '页面出错了' })).toBeVisible()
  await expect(broken).toContainText('500')
  await expect.poll(() => loads).toBe(2)
  // Within the minute it is not loaded again by itself, later it is, once.
  await broken.getByRole('button', { name: '刷新重试' }).click()
  await expect.poll(() => loads).toBe(3)
  await expect(broken).toContainText('500')
  await page.evaluate(() => sessionStorage.setItem('haixuan.reloaded-at', String(Date.now() - 60_000)))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => loads).toBe(5)
  await expect(broken).toContainText('500')
  expect(loads).toBe(5)
})
