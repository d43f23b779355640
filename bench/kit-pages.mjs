// What the benches of the kit share: pages of bench/kit built in a fresh app with the packed kit, as a team outside
// would build them, and opened in one Chromium. Libraries to compare with come from the registry on demand, pinned.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { onlyChineseTexts } from '../packages/ui-kit/vite.mjs'
import { CHROMIUM_ARGS, findChromium } from '../tooling/find-chromium.mjs'
import { freshApp } from '../tooling/kit/fresh-app.mjs'

const ORIGIN = 'http://bench.test'
const MIME = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const html = (name) => `<!doctype html>
<html lang="zh-CN" data-theme="light" data-density="compact">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>${name}</title></head>
  <body style="margin: 0"><div id="root"></div><script type="module" src="./${name}.tsx"></script></body>
</html>
`

/** Gzip of all scripts and style sheets of a built page, in kB of 1000 bytes. */
function weigh(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  return (
    files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0) /
    1000
  )
}

/**
 * Builds pages of bench/kit, each alone so that none shares a chunk with another.
 * @param names pages; @param more libraries beside the kit and React, by exact version
 * @returns `{kb: {[page]: number}, open(page, query), close()}`
 */
export async function buildPages(names, more = {}) {
  const app = freshApp({ source: fileURLToPath(new URL('kit', import.meta.url)), more })
  const kb = {}
  for (const name of names) {
    writeFileSync(join(app.folder, `${name}.html`), html(name))
    await build({
      root: app.folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [onlyChineseTexts()],
      oxc: { jsx: { runtime: 'automatic' } },
      build: {
        outDir: join(app.folder, 'dist', name),
        reportCompressedSize: false,
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { input: join(app.folder, `${name}.html`) },
      },
    })
    kb[name] = weigh(join(app.folder, 'dist', name))
  }
  let browser
  async function open(name, query = '') {
    browser ??= await chromium.launch({
      executablePath: await findChromium({ whole: true }),
      args: CHROMIUM_ARGS,
    })
    const page = await browser.newPage({ viewport: { width: 1920, height: 1000 }, locale: 'zh-CN' })
    page.on('pageerror', (error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(app.folder, 'dist', name, pathname)
      if (!existsSync(file)) return route.abort()
      return route.fulfill({ body: readFileSync(file), contentType: MIME[extname(file)] ?? 'text/plain' })
    })
    await page.goto(`${ORIGIN}/${name}.html?${query}`)
    return page
  }
  async function close() {
    await browser?.close()
    app.remove()
  }
  return { kb, open, close }
}

/** Value below which the share `part` (0 to 1) of the figures is. */
export function quantile(figures, part) {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

let missed = 0
/** Prints whether a goal is met. */
export function goal(what, holds) {
  if (!holds) missed++
  console.log(`${holds ? '✓' : '✗'} ${what}`)
}
export const exitCode = () => (missed > 0 ? 1 : 0)
