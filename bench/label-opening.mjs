// From a new window's request for /tag_generation to the first paint of a label that can be worked on, in Chromium with
// the processor braked to a quarter and nothing in its cache, on the built site and a running server:
// BASE=http://127.0.0.1:3000 node bench/label-opening.mjs
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../tooling/find-chromium.mjs'

const GOAL_MS = 1_500
const BRAKE = 4
const VISITS = 9
const base = process.env.BASE ?? 'http://127.0.0.1:3000'

/**
 * Milliseconds from the beginning of the visit to the end of the frame that shows the label to who can work on it: from
 * then on a key is pressed at the end of a frame until one is obeyed, and that one's moment counts. A task of the first
 * priority that a frame's callback asks for runs as soon as that frame has been drawn.
 */
const WATCH = `globalThis.editable = new Promise((resolve) => {
  const canvas = () => document.querySelector('[role=application] canvas')
  const isDrawn = ({ width, height }) => width > 1 && canvas().getContext('2d').getImageData(width >> 1, height >> 1, 1, 1).data[3] > 0
  const isObeyed = () => document.querySelector('button[aria-label=显示或隐藏网格]')?.getAttribute('aria-pressed') === 'true'
  const frame = () => new Promise((go) => requestAnimationFrame(() => scheduler.postTask(go, { priority: 'user-blocking' })))
  const watch = new MutationObserver(async () => {
    if (!canvas()) return
    watch.disconnect()
    do await frame()
    while (!isDrawn(canvas()))
    for (;;) {
      const at = performance.now()
      const key = { key: "'", ctrlKey: true, bubbles: true, composed: true }
      canvas().closest('[role=application]').dispatchEvent(new KeyboardEvent('keydown', key))
      await frame()
      await frame()
      if (isObeyed()) return resolve(at)
    }
  })
  watch.observe(document, { subtree: true, childList: true })
})`

async function visit(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: BRAKE })
  await page.goto(`${base}/tag_generation`, { waitUntil: 'commit' })
  const time = await page.evaluate('editable')
  await context.close()
  return time
}

const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
try {
  const times = []
  for (let count = 0; count < VISITS; count++) times.push(await visit(browser))
  times.sort((a, b) => a - b)
  const middle = times[times.length >> 1]
  console.log(
    `打开 /tag_generation 到第一次画出可编辑的标签（${BRAKE} 倍降速，${VISITS} 次）：中位 ${middle.toFixed(0)} ms，最慢 ${times.at(-1).toFixed(0)} ms  目标 ≤ ${GOAL_MS} ms ${middle <= GOAL_MS ? '✓' : '✗'}`,
  )
  process.exitCode = middle <= GOAL_MS ? 0 : 1
} finally {
  await browser.close()
}
