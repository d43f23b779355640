import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, EncodingJudge, readingsText } from './encoding-judge.ts'
import { ChunkDecoder, markedEncoding, TEXT_ENCODINGS, type TextEncoding } from './text-encoding.ts'

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

test.each([
  [0xb0, 0xa1, true],
  [0xd7, 0xa1, true],
  [0xa1, 0xa1, true],
  [0xa3, 0xa1, true],
  [0xaf, 0xa1, false],
  [0xd8, 0xfd, false],
  [0xa4, 0xa1, false],
  [0xa0, 0xa1, false],
  [0xb0, 0xa0, false],
])('the two bytes %d, %d are a character that Chinese texts use: %s', (lead, trail, isUsual) => {
  expect(decodeText(Uint8Array.of(lead, trail)).readings.length === 0).toBe(isUsual)
})

test.each([
  [4, true],
  [3, false],
])('%d usual characters beside a rare one are certain: %s', (usual, isCertain) => {
  const bytes = Uint8Array.from([...Array.from({ length: usual }, () => [0xb0, 0xa1]).flat(), 0xd8, 0xa1])
  expect(decodeText(bytes).readings.length === 0).toBe(isCertain)
})

test('a control character of Unicode is one in UTF-8, and none in Windows-1252', () => {
  expect(decodeText(utf8('a\u0081')).text).toBe('a\u0081')
  expect(() => decodeText(latin('a\x81'), 'windows-1252')).toThrow(/第 1 行附近/)
})

test('bytes that fit nothing beyond the part of a line that is judged are refused', () => {
  const line = new Uint8Array(70_000).fill(97)
  line[69_000] = 0xff
  expect(() => decodeText(line)).toThrow(
    expect.objectContaining({
      reason: 'bad_encoding',
      message: '文件的文字编码无法识别，请在 Excel 里另存为“CSV UTF-8”或 xlsx 后重试',
    }),
  )
})

test('a reading shows 24 characters, from 8 before the first that is in doubt, with single spaces', () => {
  const text = `0123456789,ab\t \tcd,${'x'.repeat(40)}`
  const at = 13
  const bytes = latin(`${text.slice(0, at)}\xdf${text.slice(at)}`)
  const western = decodeText(bytes).readings.find(({ encoding }) => encoding === 'windows-1252')
  expect(western?.text).toBe(`56789,abß cd,${'x'.repeat(9)}`)
})

test('a file of two encodings is read line by line also where one encoding has characters for all of it', () => {
  const decoded = decodeText(joined(utf8('中\n'), hex('b1e0')))
  expect(decoded.readings.map(({ encoding }) => encoding)).toEqual(
    expect.arrayContaining(['mixed', 'windows-1252']),
  )
  expect(decoded).toMatchObject({ encoding: 'mixed', text: '中\n编' })
})

test.each([
  ['utf-16le', hex('fffe6100'), 'a'],
  ['utf-16be', hex('feff0061'), 'a'],
  ['utf-8', hex('efbbbf61'), 'a'],
] as const)('%s is told by its mark, which is left out', (encoding, bytes, text) => {
  expect(decodeText(bytes)).toMatchObject({ encoding, text })
})

test.each(['ff', 'ff61', 'fe61', 'efbb61', 'ef61bf'])('%s is no mark', (bytes) => {
  expect(markedEncoding(hex(bytes))).toBeNull()
})

test('a misfit in a long text is told with its line, in one piece or several', () => {
  const bytes = joined(latin('a\nb\n'), hex('d6d0'), latin('\nc\n'), hex('ff'), latin('\n'))
  expect(() => decodeText(bytes, 'gb18030')).toThrow(
    expect.objectContaining({ reason: 'bad_encoding', line: 5 }),
  )
  const decoder = new ChunkDecoder('gb18030')
  for (const piece of [bytes.subarray(0, 2), bytes.subarray(2, 7)]) decoder.push(piece)
  expect(() => decoder.push(bytes.subarray(7))).toThrow(
    expect.objectContaining({
      line: 5,
      message: expect.stringContaining('第 5 行附近有 GBK / GB18030（简体中文） 没有的字符'),
    }),
  )
})

test('in UTF-16 the line of a misfit cannot be told', () => {
  expect(() => decodeText(hex('fffe61000a0000d86100'))).toThrow(expect.objectContaining({ line: 1 }))
})
