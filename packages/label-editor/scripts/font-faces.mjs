// The faces that labels are drawn in, where their files are, and which characters each is asked for. Read by the two
// generators beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import wawoff2 from 'wawoff2'

const require = createRequire(import.meta.url)

/** Latin letters need no more than this; above it Chinese characters fill their em. */
const NARROW_END = 0x3000

/** Vowel signs are before, above and below their letters: they need a shaper, which the layout does not have. */
const isDevanagari = (code) => (code >= 0x900 && code < 0x980) || (code >= 0xa8e0 && code < 0xa900)

const within = (code, ranges) => ranges.some(([from, to]) => code >= from && code <= to)

/** Hangul in syllables, as it is typed, alone, in brackets and in circles; Roman numerals, which only this family has. */
const KOREAN = [
  [0xac00, 0xd7a3],
  [0x3131, 0x318e],
  [0x3200, 0x321e],
  [0x3260, 0x327f],
  [0x2160, 0x217b],
]

/** Characters of a two-byte set by the names that the Encoding Standard gives them. */
function charactersOf(encoding, leads, trails) {
  const decoder = new TextDecoder(encoding)
  const found = new Set()
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = trails[0]; trail <= trails[1]; trail++) {
      const text = decoder.decode(Uint8Array.from([lead, trail]))
      if (text.length === 1 && text !== '\ufffd' && text > '\u007f') found.add(text.codePointAt(0))
    }
  }
  return found
}

/** JIS X 0208: symbols, and the kanji of the first level, which are those in everyday use; with CLDR's few others. */
const JAPANESE = new Set([
  ...charactersOf('shift_jis', [0x81, 0x97], [0x40, 0xfc]),
  ...[...'塡剝頰𠮟〆〒々ヶ‾'].map((character) => character.codePointAt(0)),
])
/** GB 2312: the Chinese family lacks a few of its rare characters. */
const CHINESE = charactersOf('gb2312', [0xa1, 0xf7], [0xa1, 0xfe])

/**
 * In the order in which a character looks for its face. `isOnDemand`: files are fetched when a label has such a
 * character, and only what no face before has is taken.
 */
const FACES = [
  {
    face: 'latin',
    dir: 'noto-sans',
    isOnDemand: false,
    isOurs: (code) => !isDevanagari(code),
    isMeasured: (code) => code < NARROW_END,
  },
  { face: 'chinese', dir: 'noto-sans-sc', isOnDemand: false, isOurs: () => true, isMeasured: () => true },
  {
    face: 'korean',
    dir: 'noto-sans-kr',
    isOnDemand: true,
    isOurs: (code) => within(code, KOREAN) || CHINESE.has(code),
    isMeasured: () => true,
  },
  {
    face: 'japanese',
    dir: 'noto-sans-jp',
    isOnDemand: true,
    isOurs: (code) => JAPANESE.has(code) || CHINESE.has(code),
    isMeasured: () => true,
  },
]

/** The slices of a family: the file, its font, its characters that are ours, and the unicode-range of its style sheet. */
async function slicesOf({ dir, isOurs }) {
  const home = require.resolve(`@fontsource-variable/${dir}/package.json`).replace(/package\.json$/, '')
  const ranges = JSON.parse(readFileSync(`${home}unicode.json`, 'utf8'))
  const slices = []
  for (const file of readdirSync(`${home}files`).filter((name) => name.endsWith('wght-normal.woff2'))) {
    // One after the other: the unpacker keeps one memory for all.
    const font = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(`${home}files/${file}`))))
    const subset = file.slice(dir.length + 1, -'-wght-normal.woff2'.length)
    const isDrawn = (code) => code >= 0x20 && code !== 0xffff && isOurs(code)
    const range = ranges[subset] ?? ranges[`[${subset}]`] ?? ''
    slices.push({ file, font, has: font.characterSet.filter(isDrawn), range })
  }
  return slices
}

/** Every face with its slices; those on demand without the characters that a face before has. */
export async function openFaces() {
  const known = new Set()
  const opened = []
  for (const face of FACES) {
    const slices = await slicesOf(face)
    if (face.isOnDemand) {
      for (const slice of slices) slice.has = slice.has.filter((code) => !known.has(code))
    }
    for (const { has } of slices) for (const code of has) known.add(code)
    opened.push({ ...face, slices: slices.filter(({ has }) => has.length > 0) })
  }
  return opened
}
