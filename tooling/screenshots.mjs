// Pictures of the running site for the README and for looking at: starts the real server on demo data in a
// temporary folder, signs in, and writes PNG files to docs/images (or to the folder given).
// `node tooling/screenshots.mjs ./look /temu/home /temu/detail?id=…` takes only those paths, in four forms each.
// Before committing those of the README, `pngquant --quality 85-98 --strip` makes them a third as large.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs'
import { runSite } from './run-site.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = join(root, 'docs/images'), ...paths] = process.argv.slice(2)
const ACCOUNT = process.env.HAIXUAN_ACCOUNT ?? '13800138001'

/** What the README shows. */
const README_SHOTS = [
  { name: 'board-light', path: '/temu/home', width: 1440, theme: 'light' },
  { name: 'board-dark', path: '/temu/home', width: 1440, theme: 'dark' },
  { name: 'detail', path: 'first-product', width: 1440, theme: 'light' },
  { name: 'finance', path: '/temu/finance?month=2026-10', width: 1440, theme: 'light' },
  { name: 'board-phone', path: '/temu/home', width: 390, theme: 'light' },
]

const shots = paths.length
  ? paths.flatMap((path) =>
      [1440, 390].flatMap((width) =>
        ['light', 'dark'].map((theme) => ({
          name: `${path.replaceAll(/[^a-z0-9]+/gi, '-').slice(1, 60) || 'root'}-${width}-${theme}`,
          path,
          width,
          theme,
        })),
      ),
    )
  : README_SHOTS

const { address: ADDRESS, stop } = process.env.HAIXUAN_ADDRESS
  ? { address: process.env.HAIXUAN_ADDRESS, stop: () => {} }
  : await runSite()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
try {
  const answer = await fetch(`${ADDRESS}/api/weapp/loginpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: ACCOUNT, password: 'haixuan-demo' }),
  })
  const { data } = await answer.json()
  const page1 = await fetch(
    `${ADDRESS}/api/temu/goods/search?limit=1&quality=stock_out&sort=monthly_sales:desc`,
    {
      headers: { authorization: `Bearer ${data.token}` },
    },
  )
  const first = (await page1.json()).data.rows[0].id
  for (const { name, path, width, theme } of shots) {
    const context = await browser.newContext({
      viewport: { width, height: width > 800 ? 900 : 844 },
      colorScheme: theme,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      deviceScaleFactor: width > 800 ? 1 : 2,
    })
    await context.addCookies([{ name: 'token', value: data.token, url: ADDRESS }])
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
    await page.goto(ADDRESS + (path === 'first-product' ? `/temu/detail?id=${first}` : path))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(join(folder, `${name}.png`))
    await context.close()
  }
} finally {
  await browser.close()
  await stop()
}
