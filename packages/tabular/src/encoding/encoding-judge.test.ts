import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, EncodingJudge, readingsText } from './encoding-judge.ts'
import { ChunkDecoder, TEXT_ENCODINGS, type TextEncoding } from './text-encoding.ts'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((character) => {
      const pair = [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]
      return isBig ? pair.reverse() : pair
    }),
  )

/** 编号,名称 / 1,无线蓝牙耳机 in GBK. */
const GBK = hex('b1e0bac52cc3fbb3c60a312ccedecfdfc0b6d1c0b6fabbfa0a')
const TEXT = '编号,名称\n1,无线蓝牙耳机\n'
/** 名称 / ノート in Shift-JIS. */
const SHIFT_JIS = hex('96bc8fcc0a836d815b83670a')

test.each<[string, Uint8Array, TextEncoding]>([
  ['UTF-8', utf8(TEXT), 'utf-8'],
  ['UTF-8 with a mark', utf8(`\ufeff${TEXT}`), 'utf-8'],
  ['GBK', GBK, 'gb18030'],
  ['UTF-16', utf16(TEXT), 'utf-16le'],
  ['UTF-16 of the other order', utf16(TEXT, true), 'utf-16be'],
])('%s is read without a question', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT, encoding, readings: [], line: 1, mixed: null })
})

test('usual Chinese in GBK is certain, also beside words that are valid UTF-8 by chance', () => {
  // 茅台 is c3 a9 cc a8, two letters in UTF-8.
  expect(decodeText(joined(GBK, hex('322cc3a9cca80a')))).toMatchObject({
    encoding: 'gb18030',
    readings: [],
    text: `${TEXT}2,茅台\n`,
  })
})

test.each([
  [
    'Western text that is valid GBK',
    latin('SKU,name\nA1,Stra\xdfe gro\xdfe\n'),
    2,
    'windows-1252',
    ['Stra遝 gro遝', 'Straße große'],
  ],
  ['Western text that is not', latin('a,b\n1,x\n2,caf\xe9,'), 3, 'windows-1252', ['café']],
  ['Japanese', SHIFT_JIS, 1, 'windows-1252', ['名称']],
  ['Japanese with kana first', hex('836d815b83670a'), 1, 'shift_jis', ['ノート']],
])('%s is in doubt: every reading is shown', (_, bytes, line, encoding, texts) => {
  const decoded = decodeText(bytes)
  expect(decoded.line).toBe(line)
  for (const text of texts) expect(readingsText(decoded)).toContain(text)
  expect(decoded.readings.map((reading) => reading.encoding)).toContain(decoded.encoding)
  if (!texts.includes('名称')) expect(decoded.encoding).toBe(encoding)
})

test('an encoding is offered only when the whole file is in it', () => {
  // The second line has a byte that Windows-1252 leaves undefined.
  const { readings } = decodeText(joined(latin('Stra\xdfe\n'), hex('81400a')))
  expect(readings.map(({ encoding }) => encoding)).not.toContain('windows-1252')
})

test('a file of two encodings is in doubt, names a line of each, and can be read line by line', () => {
  const decoded = decodeText(joined(utf8('名称\n'), GBK))
  expect(decoded).toMatchObject({ encoding: 'mixed', line: 2, mixed: { utf8: 1, other: 2 } })
  expect(decoded.text).toBe(`名称\n${TEXT}`)
})

test('what a person chooses is used, and refused by its line where the bytes are not in it', () => {
  const bytes = latin('Stra\xdfe')
  expect(decodeText(bytes, 'windows-1252')).toMatchObject({ text: 'Straße', readings: [] })
  expect(decodeText(bytes, 'gb18030').text).toBe('Stra遝')
  expect(() => decodeText(latin('a\n1\ncaf\xe9\n'), 'utf-8')).toThrow(
    expect.objectContaining({ reason: 'bad_encoding', line: 3 }),
  )
  expect(() => decodeText(latin('a\x81'), 'windows-1252')).toThrow(/没有的字符，请选择其他编码/)
  expect(() => decodeText(hex('0a81ff0a'), 'mixed')).toThrow(expect.objectContaining({ line: 2 }))
})

test('every encoding that is offered is one that the platform reads', () => {
  for (const encoding of TEXT_ENCODINGS.filter((each) => !each.startsWith('utf-16')))
    expect(decodeText(latin('a,b\n'), encoding).text).toBe('a,b\n')
  expect(decodeText(hex('61002c00'), 'utf-16le').text).toBe('a,')
})

test('what is no text, and what no encoding fits, is refused in words', () => {
  expect(() => decodeText(Uint8Array.of(1, 0, 2))).toThrow(/不是文本表格/)
  const late = new Uint8Array(200_000).fill(97)
  late[150_000] = 0
  expect(() => decodeText(late)).toThrow(/不是文本表格/)
  expect(() => decodeText(Uint8Array.of(0x61, 0x81, 0xff, 0xff, 0x0a))).toThrow(/编码无法识别/)
  expect(() => decodeText(hex('fffe00d8'))).toThrow(/UTF-16 LE 没有的字符/)
})

test('a character that the cut of a very long line goes through does not make a file doubtful', () => {
  const half = Uint8Array.from({ length: 65_535 }, () => 97)
  expect(decodeText(joined(half, utf8('中'), latin('\n'), GBK, utf8('名称\n'))).mixed?.other).toBe(2)
  expect(decodeText(joined(half, hex('d6d0'), latin('\n'), GBK)).encoding).toBe('gb18030')
})

test('where the bytes are cut makes no difference to the verdict and to the text', () => {
  const line = fc.constantFrom(
    latin('a,b\n'),
    GBK,
    SHIFT_JIS,
    utf8('名称\n'),
    latin('Stra\xdfe\n'),
    hex('81ff0a'),
    utf8('😀 é'),
  )
  const outcome = (act: () => unknown) => {
    try {
      return act()
    } catch (error) {
      return (error as Error).message
    }
  }
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.array(fc.nat(9), { maxLength: 12 }),
      fc.constantFrom<TextEncoding | null>(null, 'mixed', 'gb18030', 'utf-8'),
      (lines, cuts, chosen) => {
        const bytes = joined(...lines)
        const judge = new EncodingJudge(chosen)
        const whole = outcome(() => decodeText(bytes, chosen))
        const cut = outcome(() => {
          const pieces: Uint8Array[] = []
          let from = 0
          for (const length of [...cuts, bytes.length]) {
            pieces.push(bytes.subarray(from, from + length))
            from += length
          }
          for (const piece of pieces) judge.push(piece)
          const verdict = judge.end()
          const decoder = new ChunkDecoder(verdict.encoding)
          return { ...verdict, text: pieces.map((piece) => decoder.push(piece)).join('') + decoder.end() }
        })
        // A misfit is told near its line: the piece in which it is found begins there.
        if (typeof whole === 'string') expect(cut).toBeTypeOf('string')
        else expect(cut).toEqual(whole)
      },
    ),
  )
})
