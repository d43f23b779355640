import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const OWNER = '13800138001'

async function enter(page: Page, address: string) {
  const answer = await page.request.post('/api/weapp/loginpassword', {
    data: { mobile: OWNER, password: 'haixuan-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
  await page.goto(address)
  return { authorization: `Bearer ${data.token}` }
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    )
  }, text)

test('costs that are missing are pasted, one bad cell is kept, and the profit changes as it was said', async ({
  page,
}) => {
  const headers = await enter(page, '/temu/finance?month=2026-10&currency=CNY')
  await page.getByRole('link', { name: '补成本 ›' }).click()
  await page.waitForURL(/costs=1/)
  const dialog = page.getByRole('dialog', { name: '成本' })
  const first = dialog.locator('[data-r="0"] [data-c="0"]')
  await first.click()
  const code = ((await first.textContent()) ?? '').trim()
  await paste(page, `${code}\t\t2026-07-01\t10.00\nB-2\t\t2026-07-01\t约 18`)
  await expect(dialog.getByRole('status')).toHaveText(
    '已粘贴 2 行 × 3 列，还没保存：1 行新版本 · 1 格要修（看不出金额，请只填写数字，例如 18.50）',
  )
  await expect(dialog.getByText('约 18')).toBeVisible()
  const effect = dialog.getByRole('region', { name: '保存后，各月会这样变' })
  const october = effect.getByRole('row', { name: /2026-10 .* CNY/ })
  const said = /→ ([\d,.]+)（/.exec((await october.textContent()) ?? '')?.[1]
  await dialog.getByRole('button', { name: '保存 1 行' }).click()
  await expect(page.getByText('已保存 1 行成本')).toBeVisible()
  await expect(dialog.getByText('约 18')).toBeVisible()
  await dialog.getByRole('button', { name: '放弃' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(page.url()).not.toContain('costs=')
  await expect(page.getByRole('region', { name: '10 月毛利' }).getByText(`¥${said}`)).toBeVisible()

  await page.getByRole('link', { name: '成本', exact: true }).click()
  await dialog.getByRole('searchbox', { name: '找已有的成本' }).fill(code)
  await dialog.getByRole('button', { name: new RegExp(`^删除成本 ${code} `) }).click()
  await expect(dialog.getByRole('status')).toHaveText('要删除 1 行，还没保存：1 行改历史')
  await expect(effect.getByRole('row', { name: /2026-10 .* CNY/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '删除 1 行' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: '我要改历史' }).check({ force: true })
  await dialog.getByRole('button', { name: '删除 1 行' }).click()
  await expect(dialog.getByText('已保存 1 行成本')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^删除成本 / })).toHaveCount(0)
  await dialog.getByRole('button', { name: '撤销这次保存' }).click()
  await expect(dialog.getByText('已撤销 1 行成本的改动')).toBeVisible()
  await expect(dialog.getByRole('button', { name: new RegExp(`^删除成本 ${code} `) })).toBeVisible()
  const of = `sku_code=${encodeURIComponent(code)}&valid_from=2026-07-01&history=true`
  expect((await page.request.delete(`/api/finance/costs?${of}`, { headers })).status()).toBe(200)
})

test('a rate is pasted with its source, struck through and taken out, and both are undone', async ({
  page,
}) => {
  await enter(page, '/temu/finance?month=2026-10&currency=CNY')
  await page.getByRole('link', { name: '汇率', exact: true }).click()
  await page.waitForURL(/rates=1/)
  const dialog = page.getByRole('dialog', { name: '汇率' })
  const stored = dialog.getByRole('button', { name: /^删除汇率 / })
  await expect(stored.first()).toBeVisible()
  const before = await stored.count()
  await dialog.locator(`[data-r="${before}"] [data-c="0"]`).click()
  await paste(page, '2025-03-31\tEUR\t7.8512\n2025-03-31\tCNY\t1')
  await expect(dialog.getByRole('status')).toHaveText(
    '已粘贴 2 行 × 3 列，还没保存：1 行新版本 · 1 格要修（人民币不用汇率，请填写其他币种）',
  )
  await expect(dialog.getByText('保存后，已入账月份的毛利不变。')).toBeVisible()
  await dialog.getByRole('button', { name: '保存 1 行' }).click()
  await expect(dialog.getByText('已保存 1 行汇率')).toBeVisible()
  await dialog.getByRole('button', { name: '放弃' }).click()
  const own = dialog.getByRole('button', { name: /^删除汇率 2025-03-31 EUR / })
  await expect(own).toBeVisible()
  await expect(dialog.getByText('手填').first()).toBeVisible()
  await own.click()
  await dialog.getByRole('button', { name: '删除 1 行' }).click()
  await expect(stored).toHaveCount(before)
  await dialog.getByRole('button', { name: '撤销这次保存' }).click()
  await expect(own).toBeVisible()
  await own.click()
  await dialog.getByRole('button', { name: '删除 1 行' }).click()
  await expect(stored).toHaveCount(before)
})
