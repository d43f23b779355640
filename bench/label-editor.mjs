// How fast the label editor is with a thousand elements, beside fabric.js and Excalidraw with the same label and the same
// gestures, in one Chromium. A frame is the time from one animation frame to the next with the browser's own limit
// switched off, so it holds everything: the gesture, the drawing, the raster. Each has loaded all of its page and is
// warmed up by a label of 50 elements before the first of a thousand, and by nothing else. Beside the wall is what
// all processes of the browser took of the processors, which other work of the machine stretches less. The whole editor,
// with its panels and lists, is opened too.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../tooling/find-chromium.mjs'

/** What ours is measured beside, installed for the run alone: no other part of the project needs it. */
const OTHERS = { fabric: '7.2.0', '@excalidraw/excalidraw': '0.18.1', react: '19.3.1', 'react-dom': '19.3.1' }
const RIVALS = {
  fabric: `fabric ${OTHERS.fabric}`,
  excalidraw: `excalidraw ${OTHERS['@excalidraw/excalidraw']}`,
}
const NAMES = ['ours', ...Object.keys(RIVALS)]
const PAGES = [...NAMES, 'editor']
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'haixuan-bench-label-'))
const COUNT = 1_000
const MIME = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

function install() {
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    throw new Error(
      `${JSON.stringify(OTHERS)} cannot be had from the npm registry, so nothing is measured:\n${error.stderr}`,
    )
  }
}

async function buildPages() {
  cpSync(join(root, 'bench/label'), folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: OTHERS }),
  )
  install()
  for (const name of PAGES) {
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><body style="margin:0"><div id="root"></div><script type="module" src="./${name}.ts"></script></body></html>`,
    )
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '@haixuan/label-editor/canvas': join(root, 'packages/label-editor/src/canvas/index.ts'),
        '@haixuan/label-editor/panels': join(root, 'packages/label-editor/src/panels/index.ts'),
        '@haixuan/label-editor': join(root, 'packages/label-editor/src/index.ts'),
        '@haixuan/ui-kit/tokens.css': join(root, 'packages/ui-kit/src/tokens/tokens.gen.css'),
        '@haixuan/ui-kit/base.css': join(root, 'packages/ui-kit/src/tokens/base.css'),
        '@haixuan/ui-kit': join(root, 'packages/ui-kit/src/index.ts'),
      },
      dedupe: ['react', 'react-dom'],
    },
    worker: { format: 'es' },
    build: {
      outDir: join(folder, 'dist'),
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: PAGES.map((name) => join(folder, `${name}.html`)) },
    },
  })
}

const serve = () =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      try {
        const file = join(folder, 'dist', new URL(request.url ?? '/', 'http://bench').pathname)
        const body = await readFile(file)
        response
          .writeHead(200, { 'content-type': MIME[extname(file)] ?? 'application/octet-stream' })
          .end(body)
      } catch {
        response.writeHead(404).end()
      }
    }).listen(0, '127.0.0.1', () => resolve(server))
  })

const share = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Milliseconds of the processors that all processes of the browser have taken. */
async function cpuOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
}

/** Presses at a point, moves a little in each of many frames, lets go; p95 of the frames, and the processors a frame. */
async function gesture(page, from, steps, stepOf) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const before = await cpuOf(page.context().browser())
  const frames = await page.evaluate(
    async ({ from, moves }) => {
      const next = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
      const times = []
      let last = await next()
      for (const move of moves) {
        window.bench.move(from.x + move.x, from.y + move.y)
        const now = await next()
        times.push(now - last)
        last = now
      }
      return times
    },
    { from, moves: Array.from({ length: steps }, (_, at) => stepOf(at + 1)) },
  )
  const cpu = ((await cpuOf(page.context().browser())) - before) / steps
  await page.mouse.up()
  const sorted = frames.toSorted((a, b) => a - b)
  return { time: share(sorted, 0.95), cpu }
}

/** Milliseconds until a label of a thousand is painted, after one of fifty. */
async function opening(page) {
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(() => window.bench.open(50))
  const before = await cpuOf(page.context().browser())
  const time = await page.evaluate(async (count) => {
    const start = performance.now()
    await window.bench.open(count)
    return performance.now() - start
  }, COUNT)
  return { time, cpu: (await cpuOf(page.context().browser())) - before }
}

async function measure(browser, address, name) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 1000 } })
  await page.goto(`${address}/${name}.html`, { waitUntil: 'networkidle' })
  const results = { opened: await opening(page) }
  const ids = Array.from({ length: COUNT }, (_, at) => `e${at}`)
  const places = (list) => page.evaluate((all) => all.map((id) => window.bench.placeOf(id)), list)
  /** A gesture that missed what it should move is no measurement. */
  const felt = async (chosen, run) => {
    const before = await places(chosen)
    const times = await run()
    const after = await places(chosen)
    const still = chosen.filter((_, at) => before[at] === after[at])
    if (still.length > 0)
      throw new Error(`${name}: ${still.length} of ${chosen.length} elements did not move`)
    return times
  }
  const drag = async (chosen) => {
    await page.evaluate(async (count) => window.bench.open(count), COUNT)
    await page.evaluate((list) => window.bench.select(list), chosen)
    const from = await page.evaluate((id) => window.bench.middleOf(id), chosen[0])
    return felt(chosen, () => gesture(page, from, 120, (at) => ({ x: at * 1.5, y: at * 1.2 })))
  }
  results.one = await drag(['e105'])
  results.fifty = await drag(ids.slice(100, 150))
  await page.evaluate(async (count) => window.bench.open(count), COUNT)
  await page.evaluate((list) => window.bench.select(list), ids)
  await page.waitForTimeout(200)
  const knob = await page.evaluate(() => window.bench.knob())
  results.turn = await felt(ids, () => gesture(page, knob, 60, (at) => ({ x: at * 3, y: at * 0.5 })))
  await page.close()
  return results
}

const LIMITS = { one: 8, fifty: 16.7, turn: 33, opened: 300 }
const ms = (value) => `${value.toFixed(1)} ms`

try {
  await buildPages()
  const server = await serve()
  const browser = await chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: [...CHROMIUM_ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  const address = `http://127.0.0.1:${server.address().port}`
  const found = {}
  for (const name of NAMES) found[name] = await measure(browser, address, name)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}/editor.html`, { waitUntil: 'networkidle' })
  const whole = await opening(page)
  await browser.close()
  server.close()
  let missed = 0
  const tell = (isGood, text) => {
    if (!isGood) missed++
    console.log(`${isGood ? 'ok  ' : 'MISS'} ${text}`)
  }
  for (const [key, title] of [
    ['one', `drag 1 of ${COUNT}, p95`],
    ['fifty', `drag 50 of ${COUNT}, p95`],
    ['turn', `select all and turn ${COUNT}, p95`],
    ['opened', `open ${COUNT}`],
  ]) {
    const { time, cpu } = found.ours[key]
    const rivals = Object.entries(RIVALS).map(([name, label]) => {
      const rival = found[name][key]
      const times = (mine, other) => `${(other / mine).toFixed(1)} times`
      return {
        isSlower: rival.time >= time * 2,
        text: `${label} ${ms(rival.time)}, ${times(time, rival.time)} (processor ${ms(rival.cpu)}, ${times(cpu, rival.cpu)})`,
      }
    })
    tell(
      time <= LIMITS[key] && rivals.every(({ isSlower }) => isSlower),
      `${title}: ours ${ms(time)} (processor ${ms(cpu)}; limit ${LIMITS[key]} ms); ${rivals.map(({ text }) => text).join('; ')}`,
    )
  }
  tell(
    whole.time <= LIMITS.opened,
    `open ${COUNT} in the whole editor: ${ms(whole.time)} (processor ${ms(whole.cpu)}; limit ${LIMITS.opened} ms)`,
  )
  process.exitCode = missed > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
