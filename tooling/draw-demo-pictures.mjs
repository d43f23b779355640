// Renders tooling/demo-pictures/*.svg to apps/web/public/demo/*.webp: pixels, like the pictures of real products,
// which a browser decodes beside the page instead of in its way. Run it after a drawing has changed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs'

/** Twice the side of the largest place a picture has on a page. */
const SIDE = 480
const source = fileURLToPath(new URL('demo-pictures/', import.meta.url))
const target = fileURLToPath(new URL('../apps/web/public/demo/', import.meta.url))

/** Runs in the page. */
async function draw({ svg, side }) {
  const picture = new Image(side, side)
  picture.src = `data:image/svg+xml;base64,${btoa(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  canvas.getContext('2d').drawImage(picture, 0, 0, side, side)
  return canvas.toDataURL('image/webp', 0.9).split(',')[1]
}

const browser = await chromium.launch({
  executablePath: await findChromium({ whole: true }),
  args: CHROMIUM_ARGS,
})
try {
  const page = await browser.newPage()
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source)) {
    const pixels = await page.evaluate(draw, { svg: readFileSync(source + name, 'utf8'), side: SIDE })
    writeFileSync(target + name.replace('.svg', '.webp'), Buffer.from(pixels, 'base64'))
  }
} finally {
  await browser.close()
}
