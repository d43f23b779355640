import type { GlyphOutline } from '../../packages/label-editor/src/export/fonts/glyph-outline.ts'
import { createLabelFonts } from '../../packages/label-editor/src/export/fonts/label-fonts.ts'
import { nodeFonts } from '../../packages/label-editor/src/export/node/node-fonts.ts'
import { truetypeFont } from '../../packages/label-editor/src/export/pdf/fonts/truetype-font.ts'
import { faceOf } from '../../packages/label-editor/src/fonts/font-metrics.ts'

/** The 6 763 characters of GB 2312, and ASCII with the marks of Chinese: fewer than a whole font has. */
function commonCharacters(): string {
  const decoder = new TextDecoder('gb18030')
  let text = '，。：；（）“”、！？￥％×'
  for (let code = 0x20; code < 0x7f; code++) text += String.fromCharCode(code)
  for (let high = 0xb0; high <= 0xf7; high++) {
    for (let low = 0xa1; low <= (high === 0xd7 ? 0xf9 : 0xfe); low++)
      text += decoder.decode(Uint8Array.of(high, low))
  }
  return text
}

const big = (...values: readonly (readonly [bits: 16 | 32, value: number])[]) => {
  const bytes = Buffer.alloc(values.reduce((sum, [bits]) => sum + bits / 8, 0))
  let at = 0
  for (const [bits, value] of values) {
    if (bits === 16) bytes.writeUInt16BE(value & 0xffff, at)
    else bytes.writeUInt32BE(value >>> 0, at)
    at += bits / 8
  }
  return bytes
}

function cmapTable(codes: readonly number[]): Buffer {
  const groups = codes.map((code, at) => big([32, code], [32, code], [32, at + 1]))
  const body = big([16, 12], [16, 0], [32, 16 + groups.length * 12], [32, 0], [32, groups.length])
  return Buffer.concat([big([16, 0], [16, 1], [16, 3], [16, 10], [32, 12]), body, ...groups])
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16()
  const ids = [1, 4, 6]
  const records = ids.map((id) => big([16, 3], [16, 1], [16, 0x409], [16, id], [16, text.length], [16, 0]))
  return Buffer.concat([big([16, 0], [16, ids.length], [16, 6 + ids.length * 12]), ...records, text])
}

/** Puts more tables into a font; only what other programs look for is filled in. */
function withTables(font: Uint8Array, more: Readonly<Record<string, Buffer>>): Buffer {
  const view = Buffer.from(font)
  const tables = Object.entries(more).map(([tag, bytes]) => ({ tag, bytes }))
  for (let at = 0; at < view.readUInt16BE(4); at++) {
    const entry = 12 + at * 16
    const [start, length] = [view.readUInt32BE(entry + 8), view.readUInt32BE(entry + 12)]
    tables.push({
      tag: view.toString('latin1', entry, entry + 4),
      bytes: view.subarray(start, start + length),
    })
  }
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1))
  let offset = 12 + tables.length * 16
  const directory: Buffer[] = [big([32, 0x00010000], [16, tables.length], [16, 0], [16, 0], [16, 0])]
  const bodies: Buffer[] = []
  for (const { tag, bytes } of tables) {
    directory.push(Buffer.from(tag, 'latin1'), big([32, 0], [32, offset], [32, bytes.length]))
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([...directory, ...bodies])
}

/** One font of all common characters at a weight, as other libraries want it: static, unpacked, with a character map. */
export async function wholeFont(isBold: boolean): Promise<Uint8Array> {
  const fonts = createLabelFonts(nodeFonts)
  const glyphs: GlyphOutline[] = [{ contours: [], advance: 1000 }]
  const characters = [...commonCharacters()].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
  const codes: number[] = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const face = faceOf(code, 'chinese')
    if (!face) continue
    await fonts.prepareText(character, face)
    const outline = fonts.outline(character, face, isBold)
    if (!outline) continue
    codes.push(code)
    glyphs.push(outline)
  }
  const name = isBold ? 'BenchSans-Bold' : 'BenchSans-Regular'
  const os2 = Buffer.alloc(96)
  os2.writeUInt16BE(4, 0)
  return withTables(truetypeFont(glyphs, { ascent: 1160, descent: -288 }), {
    cmap: cmapTable(codes),
    name: nameTable(name),
    post: big([32, 0x00030000], [32, 0], [32, 0], [32, 0], [32, 0], [32, 0], [32, 0], [32, 0]),
    'OS/2': os2,
  })
}
