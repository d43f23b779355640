// Writes src/fonts/font-metrics.gen.ts: which characters the label fonts have and how far each
// advances, read from the font files that browsers load. Run by hand when the font packages change.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openFaces } from './font-faces.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const WEIGHTS = [400, 700]

/** @returns Map of code point to advances, one for each weight, in thousandths of the em. */
function advancesOf({ slices, isMeasured }) {
  const found = new Map()
  for (const { font, has } of slices) {
    const weighted = WEIGHTS.map((wght) => font.getVariation({ wght }))
    for (const code of has.filter(isMeasured)) {
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
const faces = (await openFaces()).map((face) => {
  const text = packed(advancesOf(face), ([normal, bold]) =>
    normal === bold ? base36(normal) : `${base36(normal)},${base36(bold)}`,
  )
  return `  ${face.face}:\n    '${text}',\n`
})
writeFileSync(
  `${folder}src/fonts/font-metrics.gen.ts`,
  `// Made by \`node scripts/write-font-metrics.mjs\` from the families of @fontsource-variable.\n/** Runs of code points: gap.length.advance (or normal,bold advance), base 36, an empty advance is 1000. */\nexport const PACKED_METRICS = {\n${faces.join('')}} as const\n`,
)
