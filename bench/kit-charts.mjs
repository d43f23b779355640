// 100 charts of 60 points on one page, all on the screen: from the call of render to the painted frame, each time in
// a new page. node bench/kit-charts.mjs [--charts=100] [--runs=7]
import { parseArgs } from 'node:util'
import { buildPages, exitCode, goal, quantile } from './kit-pages.mjs'

const GOAL_MS = 300
const { values } = parseArgs({
  options: { charts: { type: 'string', default: '100' }, runs: { type: 'string', default: '7' } },
})
const count = Number(values.charts)
const pages = await buildPages(['charts'])
try {
  for (const kind of ['chart', 'sparkline']) {
    const times = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      const page = await pages.open('charts', `charts=${count}&kind=${kind}`)
      const handle = await page.waitForFunction(() => window.figures, undefined, { timeout: 60_000 })
      const { ms, drawn } = await handle.jsonValue()
      if (drawn < count) throw new Error(`Only ${drawn} of ${count} charts (${kind}) were drawn.`)
      times.push(ms)
      await page.close()
    }
    const median = quantile(times, 0.5)
    goal(
      `${count} of ${kind}, 60 points each: median ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, goal < ${GOAL_MS}`,
      median < GOAL_MS,
    )
  }
} finally {
  await pages.close()
}
process.exit(exitCode())
