import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { newPerson } from './people.ts'

/** Opens the site as somebody. @returns a way to call the API as them */
async function enter(page: Page, token: string, url: string, address: string) {
  await page.context().addCookies([{ name: 'token', value: token, url }])
  await page.goto(address)
}

async function tokenOf(page: Page, mobile: string, password = 'haixuan-demo') {
  const answer = await page.request.post('/api/weapp/loginpassword', { data: { mobile, password } })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { token: data.token, url: new URL(answer.url()).origin }
}

const mallId = () => `7${Date.now()}${Math.floor(Math.random() * 1_000)}`
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知' }).getByText(text).last().waitFor()

test('a seller binds a store in three steps, edits it, and meets the limit of the tier', async ({ page }) => {
  const who = await newPerson(page.request)
  const { url } = await tokenOf(page, who.mobile, who.password)
  await enter(page, who.token, url, '/temushopbind')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('请填写店铺名称').first()).toBeVisible()
  await page.getByLabel('店铺名称').fill('晨光家居')
  await page.getByLabel('店铺 ID（mallId）').fill('12ab')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('店铺 ID 应为 1 到 20 位数字').first()).toBeVisible()
  const id = mallId()
  await page.getByLabel('店铺 ID（mallId）').fill(id)
  await page.getByLabel('其他账本（选填）').fill('沙特')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('全球、沙特')).toBeVisible()
  await page.getByRole('button', { name: '绑定店铺' }).click()
  await expect(page.getByText('请确认您有权管理这家店铺').first()).toBeVisible()
  await page.getByText('我确认有权管理这家店铺').click()
  await page.getByRole('button', { name: '绑定店铺' }).click()
  await expect(page.getByText('店铺“晨光家居”已绑定')).toBeVisible()
  await page.getByRole('link', { name: '查看店铺' }).click()
  await page.waitForURL('**/temu/shopmanage')

  // An ordinary member has one store in use.
  const add = page.getByRole('button', { name: '添加店铺' })
  await expect(page.getByText('使用中 1 / 1 家')).toBeVisible()
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: '操作 晨光家居' }).click()
  await page.getByRole('menuitem', { name: '编辑' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑“晨光家居”' })
  await expect(dialog.getByLabel('店铺 ID（mallId）')).toHaveValue(id)
  await dialog.getByLabel('店铺名称').fill('晨光旗舰')
  await dialog.getByLabel('分组（选填）').fill('重点')
  await dialog.getByRole('button', { name: '保存' }).click()
  await said(page, '修改成功')
  await expect(page.getByRole('gridcell', { name: '重点' })).toBeVisible()

  await page.getByRole('button', { name: '操作 晨光旗舰' }).click()
  await page.getByRole('menuitem', { name: '归档' }).click()
  await said(page, '店铺已归档，历史保留')
  await expect(page.getByText('还没有店铺')).toBeVisible()
  await expect(add.first()).toBeEnabled()
  await page.getByText('已归档', { exact: true }).click()
  await page.waitForURL('**/temu/shopmanage?state=archived')
  await page.getByRole('button', { name: '操作 晨光旗舰' }).click()
  await page.getByRole('menuitem', { name: '恢复使用' }).click()
  await said(page, '店铺已恢复使用')
  await page.getByText('使用中', { exact: true }).click()
  await expect(page.getByText('晨光旗舰')).toBeVisible()
})

test('a store that another account has too is claimed: the seller is answered as always, the operator decides', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPerson(page.request), await newPerson(page.request)]
  const { url } = await tokenOf(page, second.mobile, second.password)
  const id = mallId()
  const held = {
    ...{ key: crypto.randomUUID(), marketplace: 'temu', name: '先填的店', mallId: id, mode: 'full' },
    ...{ books: ['全球'], currency: 'CNY' },
  }
  await page.request.post('/api/own-stores', {
    headers: { authorization: `Bearer ${first.token}` },
    data: held,
  })
  await enter(page, second.token, url, '/store')
  await page.getByRole('button', { name: '添加店铺' }).first().click()
  const dialog = page.getByRole('dialog', { name: '添加店铺' })
  await dialog.getByLabel('店铺名称').fill('后填的店')
  await dialog.getByLabel('店铺 ID（mallId）').fill(id)
  await dialog.getByRole('button', { name: '保存' }).click()
  await said(page, '店铺已添加')
  await expect(page.getByText('后填的店')).toBeVisible()
  await expect(page.getByText('先填的店')).toHaveCount(0)

  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await enter(desk, (await tokenOf(desk, '13800138009')).token, url, '/admin?tab=claims')
  await desk.getByRole('button', { name: `判定 ${id}` }).click()
  const decision = desk.getByRole('dialog')
  await expect(decision.getByText(first.mobile)).toBeVisible()
  await decision.getByLabel('说明（选填）').fill('执照主体不一致')
  await decision.getByRole('button', { name: '提交判定' }).click()
  await said(desk, '归属已判定')
  await desk.context().close()

  await page.reload()
  await expect(page.getByText('属于其他账号')).toBeVisible()
  await page.getByRole('button', { name: '操作 后填的店' }).click()
  await expect(page.getByRole('menuitem', { name: '编辑' })).toHaveCount(0)
})

test('a sub-account sees the stores that it was given, and no others', async ({ page }) => {
  const main = await tokenOf(page, '13800138002')
  await enter(page, main.token, main.url, '/store')
  await expect(page.getByText('晨光家居旗舰店')).toBeVisible()
  await page.getByRole('button', { name: '操作 拾光宠物生活' }).click()
  await page.getByRole('menuitem', { name: '可见子账号' }).click()
  const dialog = page.getByRole('dialog', { name: '“拾光宠物生活”的可见子账号' })
  await expect(dialog.getByRole('button', { name: /演示子账号一 的权限/ })).toContainText('只看')
  await expect(dialog.getByRole('button', { name: /演示子账号二 的权限/ })).toContainText('不可见')
  await dialog.getByRole('button', { name: '取消' }).click()

  const sub = await tokenOf(page, '13800138005')
  await enter(page, sub.token, sub.url, '/store?state=all')
  await expect(page.getByText('晨光家居旗舰店')).toBeVisible()
  await expect(page.getByText('拾光宠物生活')).toHaveCount(0)
  await expect(page.getByText('晨光家居清仓店')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '添加店铺' })).toHaveCount(0)
  await page.goto('/temushopbind')
  await expect(page.getByText('只有主账号可以绑定店铺')).toBeVisible()
})
