// Pictures of the running site for the README and for looking at: starts the real server on demo data in a
// temporary folder, signs in, and writes PNG files to docs/images (or to the folder given).
// `node tooling/screenshots.mjs ./look /temu/home /temu/detail?id=…` takes only those paths, in four forms each.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = join(root, 'docs/images'), ...paths] = process.argv.slice(2)
const PORT = process.env.PORT ?? '3987'
const ADDRESS = process.env.HAIXUAN_ADDRESS ?? `http://127.0.0.1:${PORT}`
const ACCOUNT = process.env.HAIXUAN_ACCOUNT ?? '13800138001'

/** What the README shows. */
const README_SHOTS = [
  { name: 'board-light', path: '/temu/home', width: 1440, theme: 'light' },
  { name: 'board-dark', path: '/temu/home', width: 1440, theme: 'dark' },
  { name: 'detail', path: 'first-product', width: 1440, theme: 'light' },
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

async function startServer() {
  if (process.env.HAIXUAN_ADDRESS) return () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'haixuan-shots-'))
  const server = spawn('npx', ['tsx', 'src/main.ts'], {
    cwd: join(root, 'apps/api'),
    env: { ...process.env, PORT, HAIXUAN_DATA_DIR: join(dataDir, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  for (let tries = 0; ; tries++) {
    const up = await fetch(`${ADDRESS}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (up) break
    if (tries > 240) throw new Error('The server did not start within two minutes.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return () => {
    process.kill(-server.pid, 'SIGTERM')
    setTimeout(() => rmSync(dataDir, { recursive: true, force: true }), 1_500)
  }
}

const stop = await startServer()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
try {
  const answer = await fetch(`${ADDRESS}/api/weapp/loginpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: ACCOUNT, password: 'haixuan-demo' }),
  })
  const { data } = await answer.json()
  const page1 = await fetch(`${ADDRESS}/api/temu/goods/search?limit=1`, {
    headers: { authorization: `Bearer ${data.token}` },
  })
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
  stop()
}
