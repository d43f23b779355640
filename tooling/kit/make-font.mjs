// Makes packages/ui-kit/visual/noto-sans-sc.woff2, the one font of the pictures, so that they are the same on every
// machine: Noto Sans SC (OFL), cut to Latin, the first level of GB 2312 and what the stories write beyond it.
// Only needed when the pictures say that a character is missing: node tooling/kit/make-font.mjs
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = { '@expo-google-fonts/noto-sans-sc': '0.4.3', 'subset-font': '2.9.0' }
const root = fileURLToPath(new URL('../..', import.meta.url))
const kit = join(root, 'packages/ui-kit')

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The 3755 most used characters, as GB 2312 orders them. */
function firstLevel() {
  const decoder = new TextDecoder('gbk')
  const all = span(0xb0, 0xd7).flatMap((high) =>
    span(0xa1, 0xfe).map((low) => decoder.decode(Uint8Array.of(high, low))),
  )
  return all.filter((character) => /^\p{Script=Han}$/u.test(character))
}

function writtenInTheKit() {
  const files = readdirSync(join(kit, 'src'), { recursive: true }).filter((name) => /\.tsx?$/.test(name))
  return files.flatMap((name) => [...readFileSync(join(kit, 'src', name), 'utf8')])
}

/** Characters a TrueType file has a glyph for: the full Unicode table (format 12) of its cmap. */
function charactersOf(file) {
  const tables = span(0, file.readUInt16BE(4) - 1).map((index) => 12 + index * 16)
  const cmap = file.readUInt32BE(tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap') + 8)
  const parts = span(0, file.readUInt16BE(cmap + 2) - 1).map(
    (i) => cmap + file.readUInt32BE(cmap + 8 + i * 8),
  )
  const full = parts.find((at) => file.readUInt16BE(at) === 12)
  const groups = span(0, file.readUInt32BE(full + 12) - 1).map((index) => full + 16 + index * 12)
  return new Set(
    groups.flatMap((at) =>
      span(file.readUInt32BE(at), file.readUInt32BE(at + 4)).map((code) => String.fromCodePoint(code)),
    ),
  )
}

const wanted = new Set([
  ...span(0x20, 0x7e).map((code) => String.fromCodePoint(code)),
  ...span(0xa0, 0x17f).map((code) => String.fromCodePoint(code)),
  ...span(0x2010, 0x203b).map((code) => String.fromCodePoint(code)),
  ...span(0x3000, 0x3020).map((code) => String.fromCodePoint(code)),
  ...span(0xff01, 0xff5e).map((code) => String.fromCodePoint(code)),
  ...firstLevel(),
  ...writtenInTheKit(),
])
wanted.delete('\n')

const folder = mkdtempSync(join(tmpdir(), 'haixuan-font-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: SOURCES }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  const modules = join(folder, 'node_modules')
  const { default: subset } = await import(join(modules, 'subset-font/index.js'))
  const font = join(modules, '@expo-google-fonts/noto-sans-sc')
  const whole = readFileSync(join(font, '400Regular/NotoSansSC_400Regular.ttf'))
  const drawable = charactersOf(whole)
  const taken = [...wanted].filter((character) => drawable.has(character)).sort()
  const cut = await subset(whole, taken.join(''), { targetFormat: 'woff2' })
  writeFileSync(join(kit, 'visual/noto-sans-sc.woff2'), cut)
  cpSync(join(font, 'LICENSE_FONT'), join(kit, 'visual/noto-sans-sc.license.txt'))
  writeFileSync(join(kit, 'visual/noto-sans-sc.characters.txt'), `${taken.join('')}\n`)
  console.log(`visual/noto-sans-sc.woff2: ${taken.length} characters, ${(cut.length / 1024).toFixed(0)} kB`)
  const lost = [...wanted].filter((character) => !drawable.has(character) && character > ' ')
  if (lost.length > 0) console.log(`not in Noto Sans SC: ${lost.join(' ')}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
