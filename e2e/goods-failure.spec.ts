import { expect } from '@playwright/test'
import { rowsShown, test } from './goods-session.ts'

// A failed call is an error line in the console by itself; these tests are about what the page makes of it.
test.use({ complaints: async ({ page: _ }, use) => use([]) })

test('rows that were shown stay when the next call fails, and can be asked for again', async ({ page }) => {
  await page.goto('/temu/home')
  await rowsShown(page)
  let isDown = true
  await page.route('**/goods/search?*hosting=full*', (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  )
  await page.getByRole('button', { name: '托管', exact: true }).click()
  await page.getByRole('button', { name: '全托管', exact: true }).click()
  const banner = page.getByRole('alert').filter({ hasText: '下面是上一次成功加载的数据' })
  await expect(banner).toBeVisible()
  await rowsShown(page)
  isDown = false
  await banner.getByRole('button', { name: '重试' }).click()
  await expect(banner).toHaveCount(0)
  await rowsShown(page)
})

test('a first call that fails says why and can be repeated', async ({ page }) => {
  let isDown = true
  await page.route('**/goods/search?*', (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  )
  await page.goto('/temu/home')
  await expect(page.getByText('加载失败', { exact: true })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: '重试' }).click()
  await rowsShown(page)
})

test('a used-up quota and a lost right have words of their own', async ({ page }) => {
  const answer = {
    code: -1,
    message: '今日可查看的不同数据行数剩余 4（共 300），请减少数量、明天 00:00 后再试或升级会员',
    msg: '',
    reason: 'quota_used',
    data: { retryAfterMs: 1_800_000, used: 296, limit: 300 },
  }
  await page.route('**/goods/search?*', (route) => route.fulfill({ status: 429, json: answer }))
  await page.goto('/temu/home')
  await expect(page.getByText('今日额度不足').first()).toBeVisible()
  await expect(page.getByText(answer.message)).toBeVisible()
  await expect(page.getByRole('link', { name: '升级会员' }).first()).toBeVisible()
})
