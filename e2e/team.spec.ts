import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { ACCEPTED } from './people.ts'

test('a member whose tier has seats adds the first sub-account from their quota', async ({ page }) => {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    const { data: given } = (await answer.json()) as { data: { token: string } }
    return { ...given, url: new URL(answer.url()).origin }
  }
  const [mobile, password] = ['13911110094', 'harbour-42']
  const { token, url } = await post('/api/weapp/register', {
    mobile,
    password,
    confirm_password: password,
    ...ACCEPTED,
  })
  const editor = await post('/api/weapp/loginpassword', { mobile: '13800138009', password: 'haixuan-demo' })
  const headers = { authorization: `Bearer ${editor.token}` }
  const found = await page.request.get(`/api/admin/users?keyword=${mobile}`, { headers })
  const [user] = ((await found.json()) as { data: { rows: { id: string }[] } }).data.rows
  await page.context().addCookies([{ name: 'token', value: token, url }])
  await page.goto('/')
  const menu = page.getByRole('button', { name: '用户 用户0094' })
  const quota = page.getByRole('dialog', { name: '我的额度' })
  await menu.click()
  await page.getByRole('menuitem', { name: '我的额度' }).click()
  await expect(quota.getByRole('rowheader', { name: '子账号' })).toBeVisible()
  await expect(quota.getByRole('button', { name: '管理子账号' })).toHaveCount(0)
  await page.request.put(`/api/admin/users/${user?.id}/membership`, {
    headers,
    data: { vip_type: 'green_drill', vipExpire: null },
  })
  await page.reload()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: '子账号管理' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: '我的额度' }).click()
  await quota.getByRole('button', { name: '管理子账号' }).click()
  const team = page.getByRole('dialog', { name: '子账号管理' })
  await expect(team.getByText('还没有子账号')).toBeVisible()
  await team.getByRole('button', { name: '新增子账号' }).click()
  const adding = page.getByRole('dialog', { name: '新增子账号' })
  await adding.getByLabel('手机号码').fill('13911110095')
  await adding.getByRole('button', { name: '确定' }).click()
  await expect(team.getByRole('row', { name: /0095/ })).toContainText('待接受')
})

test('a main account adds, edits and unbinds a sub-account; anyone who is invited is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  const enter = async (mobile: string, password: string) => {
    const answer = await page.request.post('/api/weapp/loginpassword', { data: { mobile, password } })
    return ((await answer.json()) as { data: { token: string } }).data.token
  }
  const invited = '13911110091'
  const registered = await page.request.post('/api/weapp/register', {
    data: { mobile: invited, password: 'harbour-42', confirm_password: 'harbour-42', ...ACCEPTED },
  })
  const { data } = (await registered.json()) as { data: { token: string } }
  const url = new URL(registered.url()).origin
  await page.context().addCookies([{ name: 'token', value: await enter('13800138002', 'haixuan-demo'), url }])
  await page.goto('/')
  await page.getByRole('button', { name: '用户 演示黑钻主账号' }).click()
  await page.getByRole('menuitem', { name: '子账号管理' }).click()
  const dialog = page.getByRole('dialog', { name: '子账号管理' })
  await expect(dialog.getByRole('rowheader', { name: '演示子账号一' })).toBeVisible()

  await dialog.getByRole('button', { name: '新增子账号' }).click()
  const adding = page.getByRole('dialog', { name: '新增子账号' })
  await adding.getByRole('button', { name: '确定' }).click()
  await expect(adding.getByText('请输入手机号码').first()).toBeVisible()
  await adding.getByLabel('手机号码').fill('12345678901')
  await adding.getByRole('button', { name: '确定' }).click()
  await expect(adding.getByText('手机号码格式不正确').first()).toBeVisible()
  await adding.getByLabel('手机号码').fill(invited)
  await adding.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('新增成功')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /0091/ })).toContainText('待接受')

  await dialog.getByRole('button', { name: '编辑子账号' }).click()
  const editing = page.getByRole('dialog', { name: '编辑子账号' })
  await editing.getByRole('button', { name: '保存' }).click()
  await expect(editing.getByText('请先选择子账号').first()).toBeVisible()
  await expect(editing.getByText('请输入昵称').first()).toBeVisible()
  await editing.getByRole('button', { name: '取消' }).click()
  await dialog.getByRole('button', { name: /^编辑 .*0091$/ }).click()
  await editing.getByLabel('昵称').fill('运营小王')
  await editing.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('修改成功')).toBeVisible()

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await other.context().addCookies([{ name: 'token', value: data.token, url }])
  await other.goto('/')
  await other.getByRole('button', { name: '用户 用户0091' }).click()
  await other.getByRole('menuitem', { name: '子账号邀请（1）' }).click()
  await other.getByRole('button', { name: '接受' }).click()
  await expect(other.getByText('没有待处理的邀请')).toBeVisible()
  await other.context().close()

  await dialog.getByRole('button', { name: '解绑 运营小王' }).click()
  await page
    .getByRole('alertdialog', { name: '您确定要解绑吗？' })
    .getByRole('button', { name: '解绑' })
    .click()
  await expect(page.getByText('解绑成功')).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: '运营小王' })).toHaveCount(0)
})
