// From the click on a filter to painted rows, in Chromium with the processor braked to a quarter, on the built site
// and a running server: BASE=http://127.0.0.1:3000 node --import tsx bench/click-to-rows.ts
// One run is 150 searches in a minute and a half: start the server with HAIXUAN_RATE_FACTOR=20.
// No answer comes from the cache: each press asks for other rows.
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../tooling/find-chromium.mjs'

const GOAL_MS = 200
/** Times; the goal says 4. `BRAKE=2` on a machine of half the speed compares with figures of the usual one. */
const BRAKE = Number(process.env['BRAKE'] ?? 4)
/** Of 24 presses the second slowest would be the p95, which one hiccup of the machine decides. */
const ROUNDS = 3
const base = process.env['BASE'] ?? 'http://127.0.0.1:3000'

/** Presets of 总销量 that share no product, so that other rows come each time; once for each order. */
const FILTER = '总销量'
const PRESETS = ['0-1000', '1000-2000', '2000-5000', '5000-10000', '10000-50000', '50000-100000']
const ORDERS = ['daily_sales:desc', 'monthly_sales:desc', 'gmv:desc', 'comment_num_tips:desc']

async function token(): Promise<string> {
  const answer = await fetch(`${base}/api/weapp/loginpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '13800138003', password: 'haixuan-demo' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } | null }
  if (!data) throw new Error(`${base} knows no demo account: start it with the demo data on loopback.`)
  return data.token
}

/**
 * Milliseconds from the next click to the end of the frame that paints the new rows: a task of the first priority
 * that a frame's callback asks for runs as soon as that frame has been drawn, before the pictures that have come
 * meanwhile are decoded. The rows are not asked for in every frame: each would be drawn for it, and at a quarter of
 * the processor that is as expensive as the rows. Both moments are read inside the page: the way to it does not count.
 * Text, because the compiler's helpers are unknown in the page.
 */
const WATCH = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('No other rows came within 20 seconds.')), 20_000)
  const first = () => document.querySelector('[role=gridcell] a[href*="/detail?id="]')?.getAttribute('href')
  addEventListener('click', () => {
    const clicked = performance.now()
    const before = first()
    const drawn = () => resolve(performance.now() - clicked)
    const watch = new MutationObserver(() => {
      const now = first()
      if (!now || now === before) return
      watch.disconnect()
      requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }))
    })
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
  }, { once: true, capture: true })
})`

/** Three idle periods one after the other that promise 40 ms each: nothing is left to be done. Text as above. */
const REST = `new Promise((resolve) => {
  let calm = 0
  const look = (deadline) => {
    calm = deadline.timeRemaining() > 40 ? calm + 1 : 0
    if (calm === 3) resolve()
    else requestIdleCallback(look)
  }
  requestIdleCallback(look)
})`

const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addCookies([{ name: 'token', value: await token(), url: base }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: BRAKE })
  const times: number[] = []
  for (const order of Array.from({ length: ROUNDS }, () => ORDERS).flat()) {
    await page.goto(`${base}/temu/home?sort=${order}`)
    await page.locator('[role=gridcell] a[href*="/detail?id="]').first().waitFor()
    // An idle page: what it fetches and draws after its rows is its opening, which is no part of a press.
    await page.waitForLoadState('networkidle')
    await page.evaluate(REST)
    for (const preset of PRESETS) {
      await page.getByRole('button', { name: FILTER, exact: true }).click()
      const chip = page.getByRole('dialog').getByRole('button', { name: preset, exact: true })
      await chip.waitFor()
      const time = page.evaluate<number>(WATCH)
      await chip.click()
      times.push(await time)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0
  const verdict = at(0.95) <= GOAL_MS ? '✓' : '✗'
  console.log(
    `点击筛选到画出新行（${BRAKE} 倍降速，${times.length} 次）：p50 ${at(0.5).toFixed(0)} ms，p95 ${at(0.95).toFixed(0)} ms  目标 ≤ ${GOAL_MS} ms ${verdict}`,
  )
  process.exitCode = at(0.95) <= GOAL_MS ? 0 : 1
} finally {
  await browser.close()
}
