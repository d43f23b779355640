// Our data table against AG Grid Community and antd's virtual table: the same 10,000 rows of 20 columns, the same
// Chromium, one run, taking turns. Scrolling: time between frames while a wheel turns. Sorting: from the click on a
// heading to the painted frame with other rows. node bench/kit-table.mjs [--rows=10000] [--rounds=3] [--distance=12000]
import { parseArgs } from 'node:util'
import { buildPages, exitCode, goal, quantile } from './kit-pages.mjs'

const PEERS = { 'ag-grid-community': '36.2.0', 'ag-grid-react': '36.2.0', antd: '6.6.8' }
/** Page, a cell that changes with every other order, and the heading that is pressed. */
const TABLES = {
  ours: { cell: '[data-r="0"] [role=gridcell]', heading: '[role=columnheader]' },
  'ag-grid-full': { cell: '.ag-row[row-index="0"] .ag-cell', heading: '.ag-header-cell' },
  antd: { cell: '.ant-table-row .ant-table-cell', heading: 'th.ant-table-cell' },
}
const SORTS = 6
/** Pixels a second: a hand that whirls the wheel. */
const SPEED = 4000

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    distance: { type: 'string', default: '12000' },
  },
})

/** In the page: moments of all frames until `stop`. */
const RECORD = `(() => {
  const frames = []
  let on = true
  const look = (now) => { frames.push(now); if (on) requestAnimationFrame(look) }
  requestAnimationFrame(look)
  window.stopRecording = () => { on = false; return frames }
})()`

const WATCH_SORT = (cell) => `new Promise((resolve) => {
  const first = () => document.querySelector(${JSON.stringify(cell)})?.textContent
  addEventListener('click', () => {
    const clicked = performance.now()
    const before = first()
    const look = () => {
      if (first() === before) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
    }
    look()
  }, { once: true, capture: true })
})`

/** What is in the middle of the first column. */
const MIDDLE = 'document.elementFromPoint(50, 400)?.textContent'

async function scroll(page) {
  const session = await page.context().newCDPSession(page)
  const before = await page.evaluate(MIDDLE)
  await page.evaluate(RECORD)
  for (const yDistance of [-Number(values.distance), Number(values.distance) / 2])
    await session.send('Input.synthesizeScrollGesture', {
      x: 900,
      y: 400,
      yDistance,
      speed: SPEED,
      gestureSourceType: 'mouse',
    })
  const frames = await page.evaluate('window.stopRecording()')
  const after = await page.evaluate(MIDDLE)
  if (!before || after === before) throw new Error(`The table did not scroll: ${before}, then ${after}.`)
  return frames.slice(1).map((frame, index) => frame - frames[index])
}

async function sort(page, { cell, heading }) {
  const times = []
  for (let turn = 0; turn < SORTS; turn += 1) {
    const time = page.evaluate(WATCH_SORT(cell))
    await page
      .locator(heading)
      .nth(3)
      .click({ position: { x: 30, y: 12 } })
    times.push(await time)
  }
  return times
}

const figures = Object.fromEntries(Object.keys(TABLES).map((name) => [name, { frames: [], sorts: [] }]))
const pages = await buildPages(['react-alone', ...Object.keys(TABLES), 'ag-grid-small'], PEERS)
try {
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, table] of Object.entries(TABLES)) {
      const page = await pages.open(name, `rows=${values.rows}`)
      page.setDefaultTimeout(30_000)
      await page.locator(table.cell).first().waitFor()
      figures[name].sorts.push(...(await sort(page, table)))
      await page.reload()
      await page.locator(table.cell).first().waitFor()
      figures[name].frames.push(...(await scroll(page)))
      await page.close()
    }
} finally {
  await pages.close()
}

console.log(
  `${values.rows} rows × 20 columns     frame p50      p95   sort median   bundle beyond React, gzip`,
)
const of = {}
for (const [name, { frames, sorts }] of Object.entries(figures)) {
  const one = {
    p95: quantile(frames, 0.95),
    sort: quantile(sorts, 0.5),
    kb: pages.kb[name] - pages.kb['react-alone'],
  }
  of[name] = one
  const ms = (value) => `${value.toFixed(1)} ms`.padStart(12)
  console.log(
    `${name.padEnd(24)}${ms(quantile(frames, 0.5))}${ms(one.p95)}${ms(one.sort)}${`${one.kb.toFixed(0)} kB`.padStart(12)}`,
  )
}
const small = pages.kb['ag-grid-small'] - pages.kb['react-alone']
console.log(
  `(AG Grid with the client-side row model alone, no editing, no selection: ${small.toFixed(0)} kB)`,
)

const [ours, ag, antd] = [of.ours, of['ag-grid-full'], of.antd]
goal(`p95 of a frame: ${ours.p95.toFixed(1)} ms, AG Grid ${ag.p95.toFixed(1)} ms`, ours.p95 <= ag.p95)
goal(`sort to paint: ${ours.sort.toFixed(1)} ms, AG Grid ${ag.sort.toFixed(1)} ms`, ours.sort <= ag.sort)
goal(`bundle at most half of AG Grid's: ${(ours.kb / ag.kb).toFixed(2)}`, ours.kb <= ag.kb / 2)
goal(`bundle at most half of antd's: ${(ours.kb / antd.kb).toFixed(2)}`, ours.kb <= antd.kb / 2)
process.exit(exitCode())
