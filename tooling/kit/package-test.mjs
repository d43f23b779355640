// Step `kit package` of `npm test`: packs the kit, installs the tarball in a new Vite app outside the workspace,
// checks the types of a page there, builds it, and opens it in Chromium.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'
import { checkManifest, packageChecks } from '../package-checks.mjs'
import { freshApp } from './fresh-app.mjs'

const ORIGIN = 'http://kit.test'
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const { check, broke, end } = packageChecks()

function tarball(packed) {
  const names = packed.map((name) => name.replace('package/', ''))
  const strange = names.filter((name) => !/^(dist\/|vite\.|README\.md$|package\.json$|LICENSE)/.test(name))
  check('the tarball holds only what is built', strange.length === 0, strange)
  const stories = names.filter((name) => /stories|\.test\.|conformance|\.tsx$/.test(name))
  check('the tarball holds no stories and no tests', stories.length === 0, stories)
}

const run = (folder, bin, args) =>
  execFileSync(process.execPath, [join(folder, 'node_modules', bin), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })

async function open(folder) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 800 }, locale: 'zh-CN' })
    const complaints = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname)
      if (!existsSync(file)) return route.fulfill({ status: 404, body: '' })
      return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'text/plain' })
    })
    await page.goto(ORIGIN)
    await look(page)
    check('no error and no warning in the console', complaints.length === 0, complaints)
  } finally {
    await browser.close()
  }
}

const style = (locator, name) =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

async function look(page) {
  const button = page.getByRole('button', { name: '编辑商品' })
  await button.waitFor({ timeout: 15_000 })
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--color-accent)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  check('the button has the accent', (await style(button, 'backgroundColor')) === accent, accent)
  const radius = await style(button, 'borderTopLeftRadius')
  check('the button has round corners', Number.parseFloat(radius) > 0, radius)

  const grid = page.getByRole('grid', { name: '商品' })
  const first = grid.getByRole('gridcell', { name: '商品 0' })
  await first.waitFor({ timeout: 15_000 })
  const pinned = grid.getByRole('columnheader').first()
  const box = await pinned.boundingBox()
  check('a column of the table is as wide as declared', box?.width >= 200 && box.width < 400, box)
  const drawn = await grid.getByRole('row').count()
  check('the table draws the rows on the screen only', drawn > 4 && drawn < 60, drawn)
  await page.getByRole('gridcell', { name: '—' }).waitFor({ timeout: 5000 })

  const inked = await page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return data.filter((value, index) => index % 4 === 3 && value > 0).length
    })
  check('the chart is drawn', inked > 500, inked)

  await button.click()
  const dialog = page.getByRole('dialog', { name: '编辑商品' })
  await dialog.waitFor({ timeout: 5000 })
  const width = (await dialog.boundingBox())?.width
  check('the dialog is 700 wide', Math.abs(width - 700) < 2, width)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached', timeout: 5000 })
  // The overlay gives the focus back a frame or two after it has gone.
  const back = await page
    .waitForFunction((one) => one === document.activeElement, await button.elementHandle(), { timeout: 5000 })
    .catch(() => null)
  check('the focus comes back', back !== null, 'elsewhere')
}

const app = freshApp({ source: fileURLToPath(new URL('consumer', import.meta.url)) })
try {
  tarball(app.packed)
  checkManifest(check, join(app.folder, 'node_modules/@haixuan/ui-kit'), 9)
  run(app.folder, 'typescript/bin/tsc', ['-p', '.'])
  run(app.folder, 'vite/bin/vite.js', ['build', '--logLevel', 'error'])
  await open(app.folder)
} catch (error) {
  broke(error)
} finally {
  app.remove()
}
end('kit package')
