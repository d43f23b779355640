// A site of its own: what an operator does here would be in the way of other journeys.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { runSite } from '../tooling/run-site.mjs'
import { test } from './journey.ts'

const HAIXUAN = fileURLToPath(new URL('../tooling/haixuan.mjs', import.meta.url))
const example = (name: string) => {
  const file = new URL(`../openapi/examples/${name}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { value: unknown }).value
}

/** `haixuan … --json` on a folder of data; what it prints. */
function haixuan(dataDir: string, ...args: string[]): unknown {
  const env = { ...process.env, HAIXUAN_DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: '' }
  const command = [HAIXUAN, ...args, '--json']
  return JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' }))
}

/** Calls the API of the site as somebody; fails unless it succeeds. */
async function call(
  page: Page,
  token: string,
  path: string,
  data: unknown,
): Promise<{ [name: string]: never }> {
  const answer = await page.request.post(site.address + path, {
    headers: { authorization: `Bearer ${token}` },
    data,
  })
  expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(300)
  return ((await answer.json()) as { data: { [name: string]: never } }).data
}

let dataDir = ''
let site: Awaited<ReturnType<typeof runSite>>
let number = ''
const wish = example('settlement-request') as { company: string }
const job = example('import-job-request') as { fileName: string }
const QR = 'https://cdn.example.com/group.png'

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  dataDir = mkdtempSync(join(tmpdir(), 'haixuan-console-'))
  cpSync(process.env['E2E_FIRST_DATA'] ?? '', dataDir, { recursive: true })
  haixuan(dataDir, 'transfer-account', '海选科技', '示例银行', '6222021234')
  site = await runSite({}, dataDir)
})
test.afterAll(() => site.stop())
async function enter(page: Page, mobile: string): Promise<string> {
  const body = { mobile, password: 'haixuan-demo' }
  return (await call(page, '', '/api/weapp/loginpassword', body))['token'] ?? ''
}

async function enterAs(page: Page, mobile: string, address: string): Promise<string> {
  const token = await enter(page, mobile)
  await page.context().addCookies([{ name: 'token', value: token, url: site.address }])
  await page.goto(site.address + address)
  return token
}

test('a customer orders, cancels and orders again; a company applies; an account of a client is asked', async ({
  page,
}) => {
  await enterAs(page, '13800138000', '/buy')
  const month = page.getByRole('listitem', { name: '个人月卡' })
  const dialog = page.getByRole('dialog')
  const order = async () => {
    await month.getByRole('button', { name: '立即开通' }).click()
    await expect(dialog.getByText('¥198')).toBeVisible()
    await dialog.getByRole('button', { name: '提交订单' }).click()
    await expect(dialog.getByText('6222021234')).toBeVisible()
  }
  await order()
  await dialog.getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByRole('dialog', { name: '个人月卡 · 已取消' })).toBeVisible()
  await dialog.getByText('关闭', { exact: true }).click()
  await order()
  const told = await dialog.getByText(/^转账时请在备注中填写订单号/).textContent()
  number = told?.split(' ').at(-1) ?? ''
  await dialog.getByRole('button', { name: '稍后支付' }).click()
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('待支付')
  await call(page, await enter(page, '13800138000'), '/api/settlements', wish)
  await call(page, await enter(page, '13800138003'), '/api/imports', job)

  await enterAs(page, 'erp-demo-001', '/tiktok/goods')
  await expect(page.getByText('需要授权手机号码')).toBeVisible()
})

test('an operator does in the console whatever there is to do', async ({ page }) => {
  await enterAs(page, '13800138009', '/admin')
  const dialog = page.getByRole('dialog')
  const open = (tab: string) => page.getByRole('tab', { name: tab }).click()
  const said = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text).last().waitFor()
  const save = async (button: string, text: string) => {
    const told = said(text)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await told
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: '设置 演示年卡会员 的权限' }).click()
  await dialog.getByRole('textbox', { name: '定制服务' }).fill('标签监控')
  await save('保存', '修改成功')
  await expect(page.getByRole('gridcell', { name: '标签监控', exact: true })).toBeVisible()

  await open('订单')
  await page.getByRole('button', { name: `确认收款 ${number}` }).click()
  await dialog.getByLabel('到账金额（元）').fill('197')
  await dialog.getByLabel('银行流水号').fill('B2026112201')
  await dialog.getByLabel('付款账号').fill('6222 0212 3456')
  await dialog.getByRole('button', { name: '确认收款', exact: true }).click()
  await expect(dialog.getByText('19800')).toBeVisible()
  await dialog.getByLabel('到账金额（元）').fill('198')
  await save('确认收款', '已确认收款，会员已开通')
  await page.getByText('已支付', { exact: true }).click()
  await page.getByRole('button', { name: `退款 ${number}` }).click()
  await dialog.getByLabel('退款金额（元）').fill('50')
  await save('登记退款', '已登记退款，请把款项退回给买家')
  await expect(page.getByRole('gridcell', { name: '¥50' })).toBeVisible()

  await open('入驻申请')
  await page.getByRole('button', { name: `查看 ${wish.company}` }).click()
  await expect(dialog.getByRole('img', { name: `${wish.company} 的营业执照` })).toBeVisible()
  await expect(dialog.getByText('企业会员、API')).toBeVisible()
  await dialog.getByText('需补充', { exact: true }).click()
  await dialog.getByRole('textbox', { name: '说明' }).fill('照片不清楚')
  await save('提交审核结果', '申请已处理')

  await open('字典')
  for (const [key, value] of [
    ['beian', '示例ICP备2026000001号'],
    ['seo_link', '伙伴站 https://partner.example.com'],
    ['user_group', QR],
  ] as const) {
    await page.getByRole('button', { name: `修改 ${key}` }).click()
    await dialog.getByRole('textbox', { name: '值' }).fill(value)
    await save('保存', '修改成功')
  }
  await open('套餐价格')
  await page.getByRole('button', { name: '修改 个人年卡 的价格' }).click()
  await dialog.getByLabel('价格（元）').fill('998.50')
  await save('保存', '修改成功')
  await expect(page.getByRole('gridcell', { name: '¥998.50' })).toBeVisible()
  await open('功能开关')
  const told = said('修改成功')
  await page.getByRole('switch', { name: /TikTok/ }).click()
  await told
  await open('导入任务')
  await expect(page.getByRole('gridcell', { name: job.fileName })).toBeVisible()
  await open('操作记录')
  for (const kind of ['确认收款', '登记退款', '套餐改价', '设置权限', '审核入驻', '切换功能'])
    await expect(page.getByRole('gridcell', { name: kind, exact: true })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '修改字典' })).toHaveCount(3)
  await expect(page.getByRole('gridcell', { name: '命令行' })).toBeVisible()
})

test('what the operator did is there for everybody: membership, invoice, prices, foot, codes', async ({
  page,
}) => {
  await page.route('https://cdn.example.com/**', (route) => route.fulfill({ status: 204 }))
  await enterAs(page, '13800138000', '/buy')
  const own = page.getByRole('row', { name: new RegExp(number) })
  await expect(own).toContainText(/支付成功 已退 ¥50/)
  await own.getByRole('button', { name: '申请发票' }).click()
  const dialog = page.getByRole('dialog', { name: '申请发票' })
  await dialog.getByText('个人', { exact: true }).click()
  await dialog.getByLabel('发票抬头').fill('张三')
  await dialog.getByLabel('接收邮箱').fill('a@example.com')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(own).toContainText('发票开具中')
  await expect(page.getByRole('banner').getByText('个人月卡')).toBeVisible()
  await expect(page.getByRole('listitem', { name: '个人年卡' }).getByText('¥998.50')).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText('示例ICP备2026000001号')).toBeVisible()
  await expect(foot.getByRole('link', { name: '伙伴站' })).toHaveAttribute(
    'href',
    'https://partner.example.com',
  )
  await expect(foot.getByAltText('用户交流群二维码')).toHaveAttribute('src', QR)
  await page.getByRole('button', { name: '下载与联系' }).click()
  await expect(page.getByRole('dialog').getByAltText('用户交流群二维码')).toHaveAttribute('src', QR)
  await expect(page.getByRole('dialog').getByText('6.8（2025-10-14）')).toBeVisible()
})

test('the terminal sees all of it on the same data', async () => {
  await site.halt()
  expect(haixuan(dataDir, 'orders', 'list', '--status', 'paid')).toMatchObject([
    { number, refundedFen: 5_000, mobile: '13800138000' },
  ])
  expect(haixuan(dataDir, 'settlements', 'list')).toMatchObject([
    { company: wish.company, status: 'incomplete', reply: '照片不清楚' },
  ])
  const { rows } = haixuan(dataDir, 'events', 'list') as { rows: { mobile: string | null }[] }
  expect(rows.filter(({ mobile }) => mobile === '13800138009')).toHaveLength(9)
  expect(JSON.stringify(haixuan(dataDir, 'import', 'list'))).toContain(job.fileName)
})
