import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { newPerson } from './people.ts'

test('somebody new downloads the samples, imports the zip on any page of bills, and has books', async ({
  page,
}) => {
  const { token } = await newPerson(page.request)
  const answer = await page.request.post('/api/own-stores', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ key: crypto.randomUUID(), marketplace: 'temu', name: '示例', mode: 'full', books: ['全球'] },
      ...{ mallId: `7${Date.now()}${Math.floor(Math.random() * 1_000)}`, currency: 'CNY' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.context().addCookies([{ name: 'token', value: token, url: new URL(answer.url()).origin }])

  // A page of one kind of bill: it takes files too.
  await page.goto('/temu/settlementTemplate/consumer_refund_amount')
  const links = page.getByRole('region', { name: /^下载(示例|模板)$/ }).getByRole('link')
  await expect(links).toHaveText(['全托管账单', '半托管账单', '示例成本', '成本模板'])
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const file = await page.request.get(href)
    expect([href, file.status()]).toEqual([href, 200])
    // Both kinds of files are zips by their bytes.
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK')
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '全托管账单' }).click(),
  ])
  const name = download.suggestedFilename()
  expect(name).toBe('示例-全托管结算单.zip')

  const buffer = readFileSync(await download.path())
  await page
    .getByLabel('把一个月的结算文件拖到这里，看清赚了多少')
    .setInputFiles([{ name, mimeType: 'application/zip', buffer }])
  const dialog = page.getByRole('dialog', { name: '导入结算单' })
  await expect(dialog.getByText('已上传')).toHaveCount(1)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByText('示例说明')).toHaveCount(0)
  await dialog.getByRole('button', { name: '下一步：预览' }).click()
  await expect(dialog.getByRole('row', { name: /^销售回款/ })).toContainText('+541,750.09')
  await dialog.getByRole('button', { name: /^写入 [\d,]+ 行$/ }).click()
  await expect(dialog.getByText(/^已写入 [\d,]+ 行$/)).toBeVisible()
  await dialog.getByRole('link', { name: '看 10 月毛利' }).click()
  await expect(page.getByRole('region', { name: '10 月毛利' })).toBeVisible()
})
