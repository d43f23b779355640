// Labels follow their owner: what is made in one browser is there in the next, and the tool works without an account.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { ACCOUNTS, test, tokenOf } from './goods-session.ts'
import { elements } from './label-tool-page.ts'

const NAME = `随身标签 ${Date.now()}`

async function browserOf(page: Page, token: string, baseURL: string): Promise<BrowserContext> {
  const context = await page.context().browser()?.newContext({ baseURL, locale: 'zh-CN' })
  if (!context) throw new Error('There is no browser to open a second profile in.')
  await context.addCookies([{ name: 'token', value: token, url: baseURL }])
  return context
}

test.use({ account: 'year' })

test('a label made in one browser is there in another, changes and all; without an account it stays here', async ({
  page,
  baseURL: address,
}) => {
  const baseURL = address ?? ''
  await page.goto('/tag_generation/SideToolbar/AddTag')
  await page.getByRole('textbox', { name: '标签名称' }).fill(NAME)
  await page.getByRole('button', { name: '原产地' }).click()
  await expect(page.getByText('已保存到账号')).toBeVisible()

  const context = await browserOf(page, await tokenOf(ACCOUNTS.year, baseURL), baseURL)
  const other = await context.newPage()
  await other.goto('/tag_generation/SideToolbar/TemplateList')
  await other.getByRole('tab', { name: '最近' }).click()
  await other.getByRole('button', { name: new RegExp(`^${NAME}.* mm`) }).click()
  await expect(elements(other)).toHaveCount(1)
  await expect(other.getByText('已保存到账号')).toBeVisible()
  const token = await tokenOf(ACCOUNTS.year, baseURL)
  const kept = async () => {
    const answer = await page.request.get('/api/labels', { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { name: string; revision: number }[] }
    return data.filter(({ name }) => name === NAME).map(({ revision }) => revision)
  }
  const [before = 0] = await kept()
  await other.getByRole('textbox', { name: '标签名称' }).focus()
  await other.keyboard.press('Escape')
  await other.goto('/tag_generation/SideToolbar/AddTag')
  await other.getByRole('button', { name: '制造商', exact: true }).click()
  await expect.poll(kept).toEqual([before + 1])
  await context.close()

  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText('已保存在本机')).toBeVisible()
})
