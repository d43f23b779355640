// Step `kit pictures` of `npm test`: the all-states stories of the kit, light and dark, against the pictures in
// packages/ui-kit/visual, and the contrast of every text in the dark (the story tests run axe in the light). A changed
// picture fails and leaves before, after and difference in test-results/kit-pictures. `pnpm kit:pictures` (--update) takes those that changed over; names narrow it down.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { CHROMIUM_ARGS, findChromium, isShell } from '../find-chromium.mjs'
import { comparePictures, TOLERANCE } from './compare-pictures.mjs'
import { palettePng } from './palette-png.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const visual = join(root, 'packages/ui-kit/visual')
const site = join(root, 'node_modules/.cache/kit-pictures')
const results = join(root, 'test-results/kit-pictures')
const ORIGIN = 'http://kit.test'
const PATH = '/tooling/kit/picture-page/index.html'
/** The dark comes last: it is what axe looks at. */
const THEMES = ['light', 'dark']
/** Stories tell the time; for a picture it does not move. */
const NOW = Date.UTC(2026, 10, 21, 4)
const MIME = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
/** Glyphs without hinting and coloured edges, colours without a profile: the same on every screen. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
]

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isUpdate = process.argv.includes('--update')
const fileOf = (name, theme) => join(visual, `${name}.${theme}.png`)

async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 900, height: 560 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`✗ the page of the pictures: ${error.message}`))
  await page.clock.setFixedTime(NOW)
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = join(site, pathname)
    if (origin !== ORIGIN || !existsSync(file)) return route.abort()
    return route.fulfill({ body: readFileSync(file), contentType: MIME[extname(file)] ?? 'text/plain' })
  })
  return page
}

const known = new Set(readFileSync(join(visual, 'noto-sans-sc.characters.txt'), 'utf8'))
const foreign = new Set()

/**
 * PNG files of one story by theme, and what axe finds too faint in the dark. The page stays: loading it again costs
 * as much as all the rest, and a story that left something behind would show in the picture of the next.
 */
async function shoot(page, name) {
  await page.evaluate((theme) => window.pictures.wear(theme), THEMES[0])
  await page.evaluate((story) => window.pictures.draw(story), name)
  const shots = {}
  for (const theme of THEMES) {
    const text = await page.evaluate((one) => window.pictures.wear(one), theme)
    for (const character of text) if (character > ' ' && !known.has(character)) foreign.add(character)
    const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    shots[theme] = palettePng(PNG.sync.read(shot))
  }
  return { shots, faint: await page.evaluate(() => window.pictures.faint()) }
}

function judge(name, theme, found, tolerance) {
  const file = fileOf(name, theme)
  const reference = existsSync(file) ? readFileSync(file) : null
  if (reference?.equals(found)) return null
  const { problem, difference } = reference
    ? comparePictures(reference, found, tolerance)
    : { problem: 'has no picture yet', difference: null }
  if (!problem) return null
  if (isUpdate) {
    writeFileSync(file, found)
    return null
  }
  const leave = (what, body) => body && writeFileSync(join(results, `${name}.${theme}.${what}.png`), body)
  leave('before', reference)
  leave('after', found)
  leave('difference', difference)
  return `${name}.${theme}: ${problem}`
}

/** Pictures of stories that are gone. */
function orphans(names) {
  const files = readdirSync(visual).filter((file) => file.endsWith('.png'))
  const kept = new Set(names.flatMap((name) => THEMES.map((theme) => `${name}.${theme}.png`)))
  const lost = files.filter((file) => !kept.has(file))
  if (isUpdate) for (const file of lost) rmSync(join(visual, file))
  return isUpdate ? [] : lost.map((file) => `${file}: no story makes this picture any more`)
}

function toleranceFor(browser) {
  const record = join(visual, 'made-with.json')
  const [major] = browser.version().split('.')
  if (isUpdate && (wanted.length === 0 || !existsSync(record)))
    writeFileSync(record, `${JSON.stringify({ chromium: Number(major) }, null, 2)}\n`)
  const madeWith = String(JSON.parse(readFileSync(record, 'utf8')).chromium)
  if (madeWith === major && !isShell(program)) return TOLERANCE.same
  const kind = isShell(program) ? ' without windows' : ''
  console.log(
    `The pictures were made with Chromium ${madeWith}, this is ${major}${kind}: comparing with the wider tolerance.`,
  )
  return TOLERANCE.other
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Elsewhere: what a bundler leaves in memory would be walked through for each picture that is thrown away.
execFileSync(process.execPath, [join(root, 'tooling/kit/build-picture-page.mjs'), site], { stdio: 'inherit' })
const program = await findChromium({ whole: true })
const browser = await chromium.launch({
  executablePath: program,
  args: [...CHROMIUM_ARGS, ...SAME_EVERYWHERE],
})
const problems = []
let compared = 0
try {
  const tolerance = toleranceFor(browser)
  const page = await openPage(browser)
  await page.goto(`${ORIGIN}${PATH}`)
  await page.waitForFunction(() => 'pictures' in window, undefined, { timeout: 180_000 })
  const all = await page.evaluate(() => window.pictures.names)
  if (wanted.length === 0) problems.push(...orphans(all))
  for (const name of all) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    try {
      const { shots, faint } = await shoot(page, name)
      problems.push(...faint.map((text) => `${name}.dark: ${text}`))
      for (const theme of THEMES) {
        compared++
        const problem = judge(name, theme, shots[theme], tolerance)
        if (problem) problems.push(problem)
      }
    } catch (error) {
      problems.push(`${name}: ${error.message}`)
    }
  }
} finally {
  await browser.close()
}
if (compared === 0) problems.push(`no story makes a picture called ${wanted.join(' or ') || 'anything'}`)
if (foreign.size > 0)
  console.log(
    `From a font of this machine, not the pinned one: ${[...foreign].join(' ')} (run node tooling/kit/make-font.mjs)`,
  )
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0)
  console.error('See test-results/kit-pictures. If it is meant to look like this: pnpm kit:pictures')
console.log(`kit pictures: ${compared} pictures and their contrast in the dark, ${problems.length} failed`)
process.exit(problems.length > 0 ? 1 : 0)
