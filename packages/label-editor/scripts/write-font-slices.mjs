// Writes which file of the font packages holds which character (src/export/fonts/*-slices.gen.ts) and the addresses of the
// files in a browser (src/export/worker/*-urls.gen.ts): one pair for what every label may need, one for each face that is
// fetched on demand. Run by hand when the font packages change.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openFaces } from './font-faces.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))

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
function takenFrom(slices) {
  const wanted = slices.map(({ file, has, range }) => ({
    file,
    has,
    range: inRange(range),
    takes: new Set(),
  }))
  const taken = new Set()
  for (const isOwn of [true, false]) {
    for (const { has, range, takes } of wanted) {
      for (const code of has) {
        if (taken.has(code) || (isOwn && !range.has(code))) continue
        taken.add(code)
        takes.add(code)
      }
    }
  }
  return wanted.filter(({ takes }) => takes.size > 0)
}

const HEAD = '// Made by `node scripts/write-font-slices.mjs` from the families of @fontsource-variable.\n'
const ABOUT =
  '/** File and its characters: gap.length of runs of code points, base 36, an empty length is 1. */\n'
const write = (file, text) => writeFileSync(`${folder}src/export/${file}`, `${HEAD}${text}`)

const listOf = (slices, indent) =>
  slices.map(({ file, takes }) => `${indent}['${file}', '${packed(takes)}'],\n`).join('')

/** A module of addresses: the bundler of a page makes a file of its own of each. */
function urlsOf(faces, name) {
  const files = faces.flatMap(({ dir, slices }) => slices.map(({ file }) => ({ dir, file })))
  const imports = files
    .map(
      ({ dir, file }, at) =>
        `import url${at + 1} from '@fontsource-variable/${dir}/files/${file}?url&no-inline'\n`,
    )
    .join('')
  const entries = files.map(({ file }, at) => `  '${file}': url${at + 1},\n`).join('')
  return `${imports}\n/** Addresses of the font files on the own origin. */\nexport const ${name}: Readonly<Record<string, string>> = {\n${entries}}\n`
}

const faces = (await openFaces()).map((face) => ({ ...face, slices: takenFrom(face.slices) }))
const always = faces.filter(({ isOnDemand }) => !isOnDemand)
write(
  'fonts/font-slices.gen.ts',
  `${ABOUT}export const PACKED_SLICES: Readonly<Record<${always.map(({ face }) => `'${face}'`).join(' | ')}, readonly (readonly [file: string, packed: string])[]>> = {\n${always.map(({ face, slices }) => `  ${face}: [\n${listOf(slices, '    ')}  ],\n`).join('')}}\n`,
)
write('worker/font-urls.gen.ts', urlsOf(always, 'FONT_URLS'))
for (const face of faces.filter(({ isOnDemand }) => isOnDemand)) {
  const name = face.face.toUpperCase()
  write(
    `fonts/${face.face}-slices.gen.ts`,
    `${ABOUT}export const ${name}_SLICES: readonly (readonly [file: string, packed: string])[] = [\n${listOf(face.slices, '  ')}]\n`,
  )
  write(`worker/${face.face}-urls.gen.ts`, urlsOf([face], `${name}_URLS`))
}
