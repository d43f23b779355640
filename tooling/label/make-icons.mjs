// Makes the PNG icons of the manifest from public/icon.svg; run again when it changes: node tooling/label/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'

const folder = new URL('../../apps/label-tool/public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf8')
/** A maskable icon may be cut to any shape: its ground goes to the edge and its drawing stays in the middle. */
const maskable = svg.replace('rx="7"', '').replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
const ICONS = [
  ['icon-192.png', svg, 192, 'transparent'],
  ['icon-512.png', svg, 512, 'transparent'],
  ['icon-maskable.png', maskable, 512, '#0d5c73'],
  ['icon-apple.png', maskable, 180, '#0d5c73'],
]
const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
try {
  for (const [name, drawing, side, ground] of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const picture = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
    await page.setContent(
      `<body style="margin:0;background:${ground}"><img src="${picture}" style="display:block;width:100vw;height:100vh">`,
    )
    writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
