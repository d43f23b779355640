// Step `label package` of `npm test`: packs the label editor, installs it in a new Vite app outside the workspace, checks
// the types there, builds it, draws a text in Chromium and makes a PDF of it; the same in a plain page whose only script is
// the custom element; and a PDF in Node.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'
import { freshProject, pinned } from '../fresh-project.mjs'
import { checkManifest, packageChecks } from '../package-checks.mjs'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
}
const { check, broke, end } = packageChecks()

const node = (folder, ...args) =>
  promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
const run = (folder, bin, args) => node(folder, join(folder, 'node_modules', bin), ...args)

function manifest(folder, packed) {
  const names = packed.map((name) => name.replace('package/', ''))
  const strange = names.filter((name) => !/^(dist\/|README\.md$|package\.json$|LICENSE)/.test(name))
  check('the tarball holds only what is built', strange.length === 0, strange)
  const tests = names.filter((name) => /stories|\.test\.|fixture|golden-label\.pdf/.test(name))
  check('the tarball holds no tests and no fixtures', tests.length === 0, tests)
  const home = join(folder, 'node_modules/@haixuan/label-editor')
  checkManifest(check, home, 12)
  return home
}

/** A server of files; the first folder that has one gives it. */
async function serve(folders) {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname))
    for (const [prefix, folder] of folders) {
      if (!path.startsWith(prefix)) continue
      const file = join(folder, path === '/' ? 'index.html' : path.slice(prefix.length))
      if (!existsSync(file)) continue
      answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      answer.end(readFileSync(file))
      return
    }
    answer.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** Dark pixels on the layers of the canvas; Playwright looks into open shadow roots too. */
const inked = (page) =>
  page.locator('canvas').evaluateAll((layers) =>
    layers.reduce((sum, layer) => {
      const { data } = layer.getContext('2d').getImageData(0, 0, layer.width, layer.height)
      let dark = 0
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] > 200 && data[at] + data[at + 1] + data[at + 2] < 150) dark++
      return sum + dark
    }, 0),
  )

/** Draws a text, sees it on the canvas, and makes a PDF of it in the worker. */
async function work(page, where) {
  await page.getByRole('application').waitFor({ timeout: 20_000 })
  await page.waitForTimeout(300)
  const before = await inked(page)
  await page.getByRole('button', { name: '大标题' }).click()
  await page.getByRole('list', { name: '标签上的元素' }).getByText('标题文字').waitFor({ timeout: 5000 })
  let after = before
  for (let tries = 0; tries < 50 && after < before + 200; tries++) {
    await page.waitForTimeout(100)
    after = await inked(page)
  }
  check(`${where}: the text is on the canvas`, after >= before + 200, [before, after])
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ timeout: 10_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    dialog
      .getByRole('button', { name: /^(保存|导出|下载)/ })
      .last()
      .click(),
  ])
  const pdf = readFileSync(await download.path())
  check(`${where}: a PDF is made in the worker`, pdf.subarray(0, 5).toString() === '%PDF-', [
    download.suggestedFilename(),
    pdf.length,
  ])
  await dialog.getByRole('button', { name: '关闭', exact: true }).click()
  await dialog.waitFor({ state: 'detached', timeout: 5000 })
}

/** The example of the document is what is built here, word for word. */
function documented() {
  const text = readFileSync(fileURLToPath(new URL('../../docs/embedding-labels.md', import.meta.url)), 'utf8')
  for (const name of ['label-page.tsx', 'main.tsx', 'vite.config.ts']) {
    const example = readFileSync(fileURLToPath(new URL(`consumer/${name}`, import.meta.url)), 'utf8').trim()
    check(`docs/embedding-labels.md prints ${name} as it is`, text.includes(example), name)
  }
}

async function inNode(folder) {
  const { stdout } = await node(folder, 'render.mjs')
  const { read, begins, papers } = JSON.parse(stdout)
  check('node: a table becomes a PDF', begins === '%PDF-' && papers === 2, stdout)
  check('node: its barcodes are read back', read.join() === '6901234567892,4006381333931', stdout)
}

async function inReact(page, origin, where) {
  await page.goto(origin)
  await page.getByRole('button', { name: '文字' }).click()
  await work(page, where)
  const noted = await page.evaluate(() => window.noted)
  check(
    `${where}: the page is told of the file`,
    noted.some((line) => /\.pdf \d+/.test(line)),
    noted,
  )
}

async function inPlainPage(page, origin) {
  await page.goto(origin)
  await page.getByRole('button', { name: '文字' }).click()
  const rail = await page.getByRole('navigation', { name: '工具' }).getByRole('button').allTextContents()
  check('plain: only the panels that it names', rail.join() === '元素,文字', rail)
  const looks = await page.getByRole('button', { name: '导出', exact: true }).evaluate((button) => {
    const { backgroundColor, fontSize, letterSpacing } = getComputedStyle(button)
    return { backgroundColor, fontSize, letterSpacing }
  })
  check('plain: the styles of the page stay outside', looks.backgroundColor !== 'rgb(255, 0, 0)', looks)
  check(
    'plain: so do sizes',
    Number.parseFloat(looks.fontSize) < 20 && looks.letterSpacing === 'normal',
    looks,
  )
  const margin = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginTop)
  check('plain: the styles of the editor stay inside', margin === '33px', margin)
  await work(page, 'plain')
  const ruler = () =>
    page
      .locator('canvas[data-ruler=x]')
      .evaluate((canvas) => canvas.getContext('2d').getImageData(8, 2, 1, 1).data[0])
  const light = await ruler()
  await page.locator('haixuan-label-editor').evaluate((editor) => editor.setAttribute('theme', 'dark'))
  await page.waitForTimeout(200)
  check('plain: the canvas follows the look', light > 200 && (await ruler()) < 80, [light, await ruler()])
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+z')
  await page.getByText('标签上还没有元素').waitFor({ timeout: 5000 })
  check('plain: keys reach the editor in its shadow root', true, true)
  const text = await page.evaluate(async () => {
    const editor = document.querySelector('haixuan-label-editor')
    const label = JSON.parse(await editor.readLabel())
    await editor.openLabel({ ...label, name: '网页给的标签' })
    return JSON.parse(await editor.readLabel()).name
  })
  check('plain: the page opens and reads labels', text === '网页给的标签', text)
  await page.waitForFunction(() => window.told.some(([type]) => type === 'label-change'), undefined, {
    timeout: 5000,
  })
  const told = await page.evaluate(() => window.told.map(([type, detail]) => `${type} ${detail.name ?? ''}`))
  check(
    'plain: it is told of ready, change and export',
    told.some((line) => /^label-export .*\.pdf$/.test(line)),
    told,
  )
}

const dependencies = Object.fromEntries(
  ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript'].map((name) => [
    name,
    pinned(name),
  ]),
)
/** The oldest that the package promises to build with. */
const OLDER_VITE = 'npm:vite@7.3.8'
const project = freshProject({
  home: 'packages/label-editor',
  besides: ['packages/ui-kit'],
  source: fileURLToPath(new URL('consumer', import.meta.url)),
  dependencies: { ...dependencies, 'vite-7': OLDER_VITE },
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
const servers = []
const complaints = []
async function open(folders, visit) {
  const server = await serve(folders)
  servers.push(server)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await visit(page, server.origin)
  await page.close()
}
try {
  const { folder, packed } = project
  const home = manifest(folder, packed)
  const types = run(folder, 'typescript/bin/tsc', ['-p', '.'])
  await open(
    [
      ['/editor/', join(home, 'dist/element')],
      ['/', fileURLToPath(new URL('plain', import.meta.url))],
    ],
    inPlainPage,
  )
  await inNode(folder)
  await types
  documented()
  for (const [bin, out] of [
    ['vite/bin/vite.js', 'dist'],
    ['vite-7/bin/vite.js', 'dist-7'],
  ]) {
    await run(folder, bin, ['build', '--logLevel', 'error', '--outDir', out])
    await open([['/', join(folder, out)]], (page, origin) => inReact(page, origin, `react, ${out}`))
  }
  check('no error in the console', complaints.length === 0, complaints)
} catch (error) {
  broke(error, complaints.join('\n'))
} finally {
  await browser.close()
  for (const server of servers) server.close()
  project.remove()
}
end('label package')
