// Two thousand labels in one run, in a browser, through the dialog that people use: how long the page's own thread is held
// by one task, how much memory its process takes beside a run of five hundred, and how soon a run ends that is cancelled.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../tooling/find-chromium.mjs'
import { labelFile } from './label-batch/label.ts'
import { watched } from './label-batch/responsiveness.mjs'
import { serveBuilt } from './label-batch/tool.mjs'
import { eanOf } from './label-export/label.ts'

const LIMITS = { task: 50, cancel: 1_000, memory: 1.3 }
const REPEATS = Number(process.env.REPEATS ?? 4)
/** What is made, and whether its barcodes are read back before. */
const RUNS = [
  ['pdf', false],
  ['pdf', true],
  ['zip', false],
  ['sheet', false],
]
const OUTPUTS = {
  pdf: '一个 PDF，每张标签一页',
  zip: '每行一个 PDF，打包成 zip',
  sheet: '多张标签拼到一张纸上',
}

const rows = (count) =>
  [
    'sku,batch,ean',
    ...Array.from({ length: count }, (_, at) => `HX${100_000 + at},B2026${at % 97},${eanOf(at)}`),
  ].join('\n')

const asFile = (name, mimeType, text) => ({ name, mimeType, buffer: Buffer.from(text) })

/** The tool with the label open and the rows in the dialog, at its last step. */
async function prepared(browser, origin, count, output, readsBack) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(() => {
    delete window.showOpenFilePicker
    delete window.showSaveFilePicker
  })
  await page.goto(origin)
  await page.getByRole('application').waitFor()
  await page.getByRole('button', { name: '文件' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: '从文件打开…' }).click()
  await (await chooser).setFiles(asFile('label.json', 'application/json', labelFile()))
  await page.getByRole('button', { name: '批量', exact: true }).click()
  await page.getByText('上传文件', { exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(asFile('rows.csv', 'text/csv', rows(count)))
  const next = () => page.getByRole('button', { name: '下一步' }).click()
  await page.getByText(`${count} 行，3 列`).waitFor()
  await next()
  await next()
  await page
    .getByText(`${count.toLocaleString('en')} 行全部通过检查`)
    .or(page.getByText(`${count} 行全部通过检查`))
    .waitFor({ timeout: 120_000 })
  await next()
  await page.getByText(OUTPUTS[output]).click()
  const back = page.getByRole('switch', { name: /生成前把每个条码读回来核对/ })
  if ((await back.isChecked()) !== readsBack) await back.click({ force: true })
  // The service worker fetches what is left while nobody waits for it; that is no part of the run.
  await page.getByText('断网也能使用').waitFor({ timeout: 120_000 })
  return page
}

const start = (page) => page.getByRole('button', { name: /^生成 [\d,]+ 张标签/ })

async function run(browser, origin, count, output, readsBack) {
  const page = await prepared(browser, origin, count, output, readsBack)
  const seen = await watched(browser, async () => {
    const download = page.waitForEvent('download', { timeout: 600_000 })
    const from = performance.now()
    await start(page).click()
    const file = await download
    const ms = performance.now() - from
    return { ms, bytes: readFileSync(await file.path()).length }
  })
  await page.context().clearCookies()
  await page.close()
  return seen
}

async function cancelled(browser, origin) {
  const page = await prepared(browser, origin, 20_000, 'pdf', false)
  await start(page).click()
  await page.getByText(/^已生成 [1-9]/).waitFor()
  const from = performance.now()
  await page.getByRole('button', { name: /取消/ }).last().click()
  await start(page).waitFor()
  const ms = performance.now() - from
  await page.close()
  return ms
}

const { origin, close } = await serveBuilt()
const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
let missed = 0
const report = (what, value, limit, isGood) => {
  console.log(`${isGood ? 'ok  ' : 'MISS'} ${what} ${value} (limit ${limit})`)
  if (!isGood) missed++
}
try {
  const few = await run(browser, origin, 500, 'pdf', false)
  let [clock, work] = [0, 0]
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [output, readsBack] of RUNS) {
      const seen = await run(browser, origin, 2_000, output, readsBack)
      const { result, memory } = seen
      clock = Math.max(clock, seen.clock)
      work = Math.max(work, seen.work)
      console.log(
        `${output}${readsBack ? ' read back' : ''}: ${(result.ms / 1_000).toFixed(1)} s, ${(result.bytes / 2_000).toFixed(0)} B a label; longest task ${seen.work.toFixed(0)} ms of work, ${seen.clock.toFixed(0)} by the clock; memory ${memory.before.toFixed(0)} → ${memory.highest.toFixed(0)} → ${memory.after.toFixed(0)} MB`,
      )
      if (process.env.INSIDE) {
        for (const { ms, work: worked, inside } of seen.tasks)
          console.log(`    ${worked.toFixed(0)} of ${ms.toFixed(0)} ms: ${inside.slice(0, 12).join(' > ')}`)
      }
      if (output === 'pdf' && !readsBack && repeat === 0) {
        const grown = memory.highest / few.memory.highest
        report('memory of 2,000 beside 500', grown.toFixed(2), `<= ${LIMITS.memory}`, grown <= LIMITS.memory)
      }
    }
  }
  report('longest task of all runs, ms of work', work.toFixed(0), `<= ${LIMITS.task}`, work <= LIMITS.task)
  console.log(
    `     by the clock ${clock.toFixed(0)} ms: the same where nothing else is at work on the machine`,
  )
  const ms = await cancelled(browser, origin)
  report(
    'a run of 20,000 that is cancelled ends in, ms',
    ms.toFixed(0),
    `<= ${LIMITS.cancel}`,
    ms <= LIMITS.cancel,
  )
} finally {
  await browser.close()
  await close()
}
process.exitCode = missed > 0 ? 1 : 0
