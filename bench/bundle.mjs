// Builds the web app and prints what a visitor downloads: the entry (what index.html names and what that imports
// at once), and each board page (entry, frame, page and everything they import at once). Figures are gzip, level 9.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const ENTRY_LIMIT_KB = 140
const PAGE_LIMIT_KB = 220
/** Pages that are measured: the chunk of their slice, as page-loaders.ts imports it. */
const PAGES = {
  首页: 'src/pages/home/index.ts',
  登录: 'src/pages/account/index.ts',
  'Temu 商品搜索': 'src/pages/temu/goods/index.ts',
  'Shein 商品搜索': 'src/pages/shein/goods/index.ts',
  'AliExpress 昨日热销榜': 'src/pages/aliexpress/goods/index.ts',
  'TikTok 商品搜索': 'src/pages/tiktok/goods/index.ts',
}
/** Loaded on every page with a header, right after the first paint. */
const AFTERWARDS = 'header-tools'

const web = fileURLToPath(new URL('../apps/web/', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'haixuan-bundle-'))

try {
  execFileSync(
    process.execPath,
    [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--manifest', '--outDir', out, '--emptyOutDir'],
    {
      cwd: web,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  const sizes = new Map()
  const gzipped = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(out, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  /** Files that come with a chunk: its own, those it imports at once, and their styles. */
  const filesOf = (key, found = new Set(), seen = new Set()) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return found
    seen.add(key)
    found.add(chunk.file)
    for (const style of chunk.css ?? []) found.add(style)
    for (const next of chunk.imports ?? []) filesOf(next, found, seen)
    return found
  }
  const sum = (files, ending) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + gzipped(file), 0) /
    1024
  const line = (name, files, limit) => {
    const [js, css] = [sum(files, '.js'), sum(files, '.css')]
    const verdict = limit === undefined ? '' : js <= limit ? `  ≤ ${limit} ✓` : `  > ${limit} ✗`
    console.log(`${name}: JavaScript ${js.toFixed(1)} kB gzip, CSS ${css.toFixed(1)} kB${verdict}`)
    return limit === undefined || js <= limit
  }

  const entry = filesOf('index.html')
  let holds = line('入口', entry, ENTRY_LIMIT_KB)
  const late = Object.keys(manifest).filter((key) => manifest[key].name === AFTERWARDS)
  if (late.length === 0) throw new Error(`There is no chunk ${AFTERWARDS}: see apps/web/build/chunks.ts.`)
  const afterwards = new Set(late.flatMap((key) => [...filesOf(key)]))
  for (const [name, key] of Object.entries(PAGES)) {
    if (!manifest[key]) {
      console.log(`${name}: 没有自己的代码块（${key}）`)
      continue
    }
    const files = new Set([...entry, ...filesOf(key)])
    holds = line(name, files, name.includes(' ') ? PAGE_LIMIT_KB : undefined) && holds
    const later = [...afterwards].filter((file) => !files.has(file))
    console.log(`  随后，不挡首屏：${sum(later, '.js').toFixed(1)} kB`)
  }
  const all = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'))
  console.log(
    `全部 ${all.length} 个 JavaScript 文件：${sum(
      all.map((file) => `assets/${file}`),
      '.js',
    ).toFixed(1)} kB gzip`,
  )
  process.exitCode = holds ? 0 : 1
} finally {
  rmSync(out, { recursive: true })
}
