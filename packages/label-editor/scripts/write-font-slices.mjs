// Writes src/export/fonts/font-slices.gen.ts, which file of the font packages holds which character, and
// src/export/worker/font-urls.gen.ts, the addresses of the files in a browser. Run by hand when the font packages change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import wawoff2 from 'wawoff2'

const room = fileURLToPath(new URL('..', import.meta.url))
const FACES = [
  { face: 'latin', dir: 'noto-sans' },
  { face: 'chinese', dir: 'noto-sans-sc' },
]

/** Code points of a CSS unicode-range. */
function inRange(range) {
  const codes = new Set()
  for (const part of range.split(',')) {
    const [from, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    for (let code = from; code <= to; code++) codes.add(code)
  }
  return codes
}

/** Runs of code points: `gap.length` in base 36, an empty length is 1. */
function packed(codes) {
  const runs = []
  let end = 0
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && code === end) last.length++
    else runs.push({ gap: code - end, length: 1 })
    end = code + 1
  }
  return runs
    .map(({ gap, length }) =>
      length === 1 ? gap.toString(36) : `${gap.toString(36)}.${length.toString(36)}`,
    )
    .join(' ')
}

/** File name to the characters that are taken from it: those of its unicode-range first, as a browser does. */
async function slicesOf(dir) {
  const home = `${room}node_modules/@fontsource-variable/${dir}`
  const ranges = JSON.parse(readFileSync(`${home}/unicode.json`, 'utf8'))
  const slices = []
  for (const file of readdirSync(`${home}/files`).filter((name) => name.endsWith('wght-normal.woff2'))) {
    const font = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(`${home}/files/${file}`))))
    const subset = file.slice(dir.length + 1, -'-wght-normal.woff2'.length)
    const range = inRange(ranges[subset] ?? ranges[`[${subset}]`] ?? '')
    slices.push({
      file,
      has: font.characterSet.filter((code) => code >= 0x20 && code !== 0xffff),
      range,
      takes: new Set(),
    })
  }
  const taken = new Set()
  for (const isOwn of [true, false]) {
    for (const { has, range, takes } of slices) {
      for (const code of has) {
        if (taken.has(code) || (isOwn && !range.has(code))) continue
        taken.add(code)
        takes.add(code)
      }
    }
  }
  return slices.filter(({ takes }) => takes.size > 0)
}

const HEAD =
  '// Made by `node scripts/write-font-slices.mjs` from @fontsource-variable/noto-sans and noto-sans-sc.\n'
let slicesText = `${HEAD}/** File and its characters: gap.length of runs of code points, base 36, an empty length is 1. */\nexport const PACKED_SLICES: Readonly<Record<'latin' | 'chinese', readonly (readonly [file: string, packed: string])[]>> = {\n`
let imports = ''
let urls = ''
for (const { face, dir } of FACES) {
  const slices = await slicesOf(dir)
  slicesText += `  ${face}: [\n${slices.map(({ file, takes }) => `    ['${file}', '${packed(takes)}'],\n`).join('')}  ],\n`
  for (const { file } of slices) {
    const name = `url${urls.split('\n').length}`
    imports += `import ${name} from '@fontsource-variable/${dir}/files/${file}?url&no-inline'\n`
    urls += `  '${file}': ${name},\n`
  }
}
writeFileSync(`${room}src/export/fonts/font-slices.gen.ts`, `${slicesText}}\n`)
writeFileSync(
  `${room}src/export/worker/font-urls.gen.ts`,
  `${HEAD}${imports}\n/** Addresses of the font files on the own origin. */\nexport const FONT_URLS: Readonly<Record<string, string>> = {\n${urls}}\n`,
)
