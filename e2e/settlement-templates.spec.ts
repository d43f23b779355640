import { expect, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { test } from './journey.ts'

/** A demo account whose October has the sums of the drawn month. */
const OWNER = '13800138002'
const BASE = '/temu/settlementTemplate'
const OCTOBER = 'month=2026-10&currency=CNY'

async function enter(page: Page, address: string) {
  const answer = await page.request.post('/api/weapp/loginpassword', {
    data: { mobile: OWNER, password: 'haixuan-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
  await page.goto(address)
}

test('each bill shows official columns, its source, and the sum of the month', async ({ page }) => {
  await enter(page, `${BASE}/consumer_refund_amount?${OCTOBER}`)
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader', { name: '消费者退款金额' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: '来源文件' })).toBeAttached()
  await expect(page.getByText('−10,559.40')).toBeVisible()
  await expect(page.getByText('3 笔在「销售冲回」也出现，只计一次')).toBeVisible()
  const sums = [
    ['after_sales_issues', '−2,000.00'],
    ['after_sales_reshipment', '−762.51'],
    ['warehousing_and_epr_fees', '−8,632.25'],
    ['advertising_service_fee', '−24,689.62'],
    ['non_business_platform_after_sales_subsidy_amount', '5,000.00'],
    ['non_business_platform_after_sales_subsidy_amount?part=subsidy_adjustment', '−311.39'],
  ] as const
  for (const [bill, sum] of sums) {
    await page.goto(`${BASE}/${bill}${bill.includes('?') ? '&' : '?'}${OCTOBER}`)
    await expect(page.getByText(sum).last(), bill).toBeVisible()
  }
  // A word that is nowhere says what was looked for.
  await page.getByRole('searchbox').fill('没有这个单号')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('没有与“没有这个单号”完全相同的单号、SKU ID 或货号。')).toBeVisible()
})

test('lines of a bill are narrowed by day and amount; its charts lead to a SKU', async ({ page }) => {
  await enter(page, `${BASE}/consumer_refund_amount?${OCTOBER}`)
  await expect(page.getByText('退款率')).toBeVisible()
  await expect(page.getByRole('slider', { name: /2026-10 每日消费者退款/ })).toBeVisible()
  await expect(page.getByText('合计 14 行')).toBeVisible()
  await page.getByRole('button', { name: /金额（CNY）/ }).click()
  await page.getByRole('textbox', { name: '金额（CNY）最大' }).fill('-1200')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/max=-1200/)
  await expect(page.getByText('合计 4 行')).toBeVisible()
  await page.goto(`${BASE}/consumer_refund_amount?${OCTOBER}&since=2026-10-05&until=2026-10-13`)
  await expect(page.getByText('合计 3 行')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.getByText('合计 14 行')).toBeVisible()
  await page
    .getByRole('list', { name: '消费者退款最多的 7 个 SKU' })
    .getByRole('link', { name: /HX-1-008/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${BASE}/warehousing_and_epr_fees?${OCTOBER}`)
  const months = page.getByRole('figure', { name: '仓储和EPR费用按月' })
  await months.getByRole('link', { name: /2026 年 9 月 合计 −12,109.13/ }).click()
  await expect(page).toHaveURL(/month=2026-09/)
  await page.goto(`${BASE}/advertising_service_fee?${OCTOBER}`)
  await expect(page.getByRole('slider', { name: /2026-10 每日花费与销售回款/ })).toBeVisible()
})

test('a SKU opens with its lines, an order with its course', async ({ page }) => {
  await enter(page, `${BASE}/sku_dimension_analysis?${OCTOBER}`)
  await expect(page.getByText(/10 个 SKU，净回款/)).toBeVisible()
  await expect(page.getByText('未含 1 个缺成本 SKU')).toBeVisible()
  await page.getByRole('link', { name: 'HX-1-003' }).click()
  const sku = page.getByRole('dialog')
  await expect(sku.getByText(/2026-10 的账单行（\d+ 行）/)).toBeVisible()
  await expect(sku.getByRole('table', { name: '成本版本' }).or(sku.getByLabel('成本版本'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sku).toBeHidden()

  await page.goto(`${BASE}/order_dimension_analysis?${OCTOBER}&only=refund`)
  await page.getByRole('link', { name: /^SO-/ }).first().click()
  const order = page.getByRole('dialog')
  await expect(order.getByText(/销售回款|销售冲回|消费者退款/).first()).toBeVisible()
  // Each kind of bill has its own columns.
  await expect(order.getByRole('heading', { name: /^消费者退款/ })).toBeVisible()
  await expect(order.getByRole('table').nth(1)).toBeVisible()
})

test('the summary of months is printed on one page of A4', async ({ page }) => {
  await enter(page, `${BASE}/TimeMoon?currency=CNY`)
  await expect(page.getByRole('rowheader', { name: '毛利', exact: true })).toBeVisible()
  await expect(page.getByText('69,462.69')).toBeVisible()
  const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.getPageCount()).toBe(1)
  const { width, height } = printed.getPage(0).getSize()
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595])
  // Other pages are printed as the printer is set.
  await page.goto(`${BASE}/pie_chart?${OCTOBER}`)
  await expect(page.getByRole('figure', { name: '2026-10 的构成' })).toBeVisible()
  const other = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPage(0).getSize()
  expect(other.width).toBeLessThan(other.height)
})

test('what costs are made of, and the charts of SKUs', async ({ page }) => {
  await enter(page, `${BASE}/pie_chart?${OCTOBER}`)
  await expect(page.getByRole('figure', { name: '2026-10 的构成' })).toBeVisible()
  await page.goto(`${BASE}/skuChart?${OCTOBER}`)
  await expect(page.getByRole('list', { name: '前 10 个 SKU' })).toBeVisible()
  await page.goto(`${BASE}/SkuLine?currency=CNY`)
  await expect(page.getByText(/成本版本：/)).toBeVisible()
  await page.goto(`${BASE}/SkuDialog?${OCTOBER}&sku=130510000123405140`)
  await expect(page.getByRole('dialog')).toBeVisible()
})
