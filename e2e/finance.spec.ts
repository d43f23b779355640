import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

/** A demo account whose October has the sums of the drawn month. */
const OWNER = '13800138002'

async function enter(page: Page, address: string) {
  const answer = await page.request.post('/api/weapp/loginpassword', {
    data: { mobile: OWNER, password: 'haixuan-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.context().addCookies([{ name: 'token', value: data.token, url: new URL(answer.url()).origin }])
  await page.goto(address)
}

const steps = (page: Page) => page.getByRole('list', { name: '从销售额到毛利' }).getByRole('listitem')
/** `−10,559.40` in hundredths. */
const minorOf = (text: string) => Number(text.replace('−', '-').replace(/[^0-9-]/g, ''))

test('a month says how much was earned, on what basis, and the bars add up to it', async ({ page }) => {
  await enter(page, '/temu/finance?month=2026-10&currency=CNY')
  const month = page.getByRole('region', { name: '10 月毛利' })
  await expect(month.getByText('¥69,462.69')).toBeVisible()
  await expect(month.getByText('利润率 27.3%（毛利 ÷ 有成本的销售额 ¥254,769.88）')).toBeVisible()
  await expect(month.getByText('成本覆盖 92.4%')).toBeVisible()
  await expect(month.getByText('缺 ¥21,074.30')).toBeVisible()
  await expect(month.getByText('按账务时间 10-01 至 10-31 入账，不是下单日期。')).toBeVisible()
  await expect(page.getByText('示例数据').first()).toBeVisible()

  const texts = await steps(page).allInnerTexts()
  const bars = texts.map((text) => {
    const [figure = '', ...name] = text.split('\n').filter((line) => line.trim() !== '')
    return { minor: minorOf(figure), name: name.join('') }
  })
  const sum = (names: readonly string[]) =>
    bars.filter(({ name }) => names.includes(name)).reduce((all, { minor }) => all + minor, 0)
  const at = bars.findIndex(({ name }) => name === '结算净额')
  const before = bars.slice(0, at).map(({ name }) => name)
  expect(sum(['销售额'])).toBe(27_584_418)
  expect(sum(before)).toBe(23_061_589)
  expect(sum(['结算净额'])).toBe(23_061_589)
  expect(sum(['结算净额', '缺成本 未计入', '成本'])).toBe(6_946_269)
  expect(sum(['毛利'])).toBe(6_946_269)

  // Books in other currencies are beside it and never in it.
  const others = page.getByRole('region', { name: '其他币种的账本' })
  await expect(others.getByText(/^USD 账本未并入：10 月结算净额 US\$/)).toBeVisible()
  await others.getByRole('button', { name: '看 USD 账本' }).click()
  await page.waitForURL(/currency=USD/)
  await expect(page.getByText(/按 2026-10-\d\d 汇率 7\.\d+ 折算，只作参考/).first()).toBeVisible()
})

test('every cell of a month leads to lines that add up to it, with file and line', async ({ page }) => {
  await enter(page, '/temu/settlement?currency=CNY')
  const cells = page.getByRole('link', { name: /^2026 年 10 月 .*，看由哪些行相加$/ })
  await expect(cells.first()).toBeVisible()
  for (const item of ['sale', 'reversal', 'subsidy', 'storage']) {
    await page.goto(`/temu/settlement?currency=CNY&cell=2026-10.${item}`)
    const panel = page.getByRole('region', { name: /^2026 年 10 月 · / })
    await expect(panel.getByText('✓ 行合计 = 单元格'), item).toBeVisible()
    await expect(panel.getByRole('columnheader', { name: '来源文件' }), item).toBeVisible()
    await expect(panel.getByRole('columnheader', { name: '行号' }), item).toBeVisible()
  }
  // Several classes of the account book make one cell: each part adds up by itself.
  await page.goto('/temu/settlement?currency=CNY&cell=2026-10.epr')
  const panel = page.getByRole('region', { name: '2026 年 10 月 · EPR费用' })
  const parts = panel.getByRole('radio')
  await expect(parts).toHaveCount(4)
  for (const part of await parts.all()) {
    await part.check({ force: true })
    await expect(panel.getByText('✓ 行合计 = 单元格')).toBeVisible()
  }
})

test('a refund that a reversal repeats counts once, and the reader is told', async ({ page }) => {
  await enter(page, '/temu/settlement?currency=CNY')
  await page.getByRole('link', { name: /^2026 年 10 月 消费者退款 −10,559\.40/ }).click()
  await page.waitForURL(/cell=2026-10\.refund/)
  const panel = page.getByRole('region', { name: '2026 年 10 月 · 消费者退款' })
  await expect(panel.getByText(/笔在「销售冲回」也出现，只计一次/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(page.url()).not.toContain('cell=')
})

test('details are compared with the account book, class by class', async ({ page }) => {
  await enter(page, '/temu/settlement?currency=CNY&tab=reconcile&month=2026-10')
  await expect(page.getByText('提现（转账，不是支出）')).toBeVisible()
  const row = page.getByRole('row', { name: /^结算/ })
  await expect(row.getByText('270,284.78')).toHaveCount(2)
  await expect(row.getByText('✓ 平')).toBeVisible()
  await row.getByRole('button', { name: /^看行：.* 结算$/ }).click()
  await page.waitForURL(/check=/)
  const panel = page.getByRole('region', { name: /^2026 年 10 月 · .* · 结算$/ })
  await expect(panel.getByText('✓ 行合计 = 单元格')).toBeVisible()
  await panel.getByRole('radio', { name: '明细' }).check({ force: true })
  await expect(panel.getByText('✓ 行合计 = 单元格')).toBeVisible()
})

test('the link to the head opens the overview there; what is kept is there on the next visit', async ({
  page,
}) => {
  await enter(page, '/temu/financeHeader?currency=USD')
  await page.waitForURL(/\/temu\/finance\?.*focus=head/)
  const head = page.getByRole('region', { name: '账本范围' })
  await expect(head.getByRole('button', { name: /店铺/ }).first()).toBeFocused()
  await page.getByRole('button', { name: '设为默认' }).click()
  await page.goto('/temu/finance')
  await expect(
    page.getByRole('region', { name: '其他币种的账本' }).getByText(/^CNY 账本未并入/),
  ).toBeVisible()
})

test('by keyboard: from the month before to a figure and its lines, and back', async ({ page }) => {
  await enter(page, '/temu/finance?month=2026-10&currency=CNY')
  await page.getByRole('button', { name: '上一个月' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/month=2026-09/)
  await expect(page.getByRole('region', { name: '9 月毛利' })).toBeVisible()
  await page.getByRole('link', { name: '消费者退款' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/temu\/settlement\?.*cell=2026-09\.refund/)
  await expect(page.getByRole('region', { name: '2026 年 9 月 · 消费者退款' })).toBeFocused()
  await page.goBack()
  await page.waitForURL(/\/temu\/finance\?/)
})

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [
    '/temu/finance?month=2026-10',
    '/temu/settlement?cell=2026-10.refund&currency=CNY',
    '/finance',
  ]) {
    await enter(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('设为默认')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390)
  }
})
