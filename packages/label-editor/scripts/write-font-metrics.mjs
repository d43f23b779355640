// Writes src/fonts/font-metrics.gen.ts: which characters the label fonts have and how far each
// advances, read from the font files that browsers load. Run by hand when the font packages change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import wawoff2 from 'wawoff2'

const room = fileURLToPath(new URL('..', import.meta.url))

const FACES = [
  { face: 'latin', dir: 'noto-sans' },
  { face: 'chinese', dir: 'noto-sans-sc' },
]
const WEIGHTS = [400, 700]

/** Code points below this are kept with an advance of their own; above it Chinese characters fill their em. */
const NARROW_END = 0x3000

/** @returns Map of code point to advances, one for each weight, in thousandths of the em. */
async function advancesOf(dir) {
  const files = `${room}node_modules/@fontsource-variable/${dir}/files`
  const found = new Map()
  for (const file of readdirSync(files).filter((name) => name.endsWith('wght-normal.woff2'))) {
    const font = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(`${files}/${file}`))))
    const weighted = WEIGHTS.map((wght) => font.getVariation({ wght }))
    for (const code of font.characterSet) {
      if (code < 0x20) continue
      found.set(
        code,
        weighted.map((face) =>
          Math.round((face.glyphForCodePoint(code).advanceWidth * 1000) / face.unitsPerEm),
        ),
      )
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

/** Runs of code points with the same key: `[gap since the last run's end, length, …key]` in base 36. */
function packed(entries, keyOf) {
  const runs = []
  let end = 0
  for (const [code, value] of entries) {
    const key = keyOf(value)
    const last = runs.at(-1)
    if (last && code === end && last.key === key) last.length++
    else runs.push({ gap: code - end, length: 1, key })
    end = code + 1
  }
  return runs
    .map(({ gap, length, key }) => [gap.toString(36), length === 1 ? '' : length.toString(36), key].join('.'))
    .join(' ')
}

const base36 = (value) => (value === 1000 ? '' : value.toString(36))
const faces = []
for (const { face, dir } of FACES) {
  const advances = await advancesOf(dir)
  const isKept = ([code]) => face === 'chinese' || code < NARROW_END
  const text = packed([...advances].filter(isKept), ([normal, bold]) =>
    normal === bold ? base36(normal) : `${base36(normal)},${base36(bold)}`,
  )
  faces.push(`  ${face}:\n    '${text}',\n`)
}
writeFileSync(
  `${room}src/fonts/font-metrics.gen.ts`,
  `// Made by \`node scripts/write-font-metrics.mjs\` from @fontsource-variable/noto-sans and noto-sans-sc.\n/** Runs of code points: gap.length.advance (or normal,bold advance), base 36, an empty advance is 1000. */\nexport const PACKED_METRICS = {\n${faces.join('')}} as const\n`,
)
