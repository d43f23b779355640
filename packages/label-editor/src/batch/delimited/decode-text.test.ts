import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { TEXT_ENCODINGS } from './text-encoding.ts'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** 编号,名称 / 1,无线蓝牙耳机 in GBK. */
const GBK = hex('b1e0bac52cc3fbb3c60a312ccedecfdfc0b6d1c0b6fabbfa0a')
/** 名称 / ノート in Shift-JIS. */
const SHIFT_JIS = hex('96bc8fcc0a836d815b83670a')

test('usual Chinese in GBK is taken without a question, also beside words that are valid UTF-8 by chance', () => {
  // 茅台 is c3 a9 cc a8, two letters in UTF-8.
  expect(decodeText(joined(GBK, hex('322cc3a9cca80a')))).toMatchObject({
    encoding: 'gb18030',
    readings: [],
    text: '编号,名称\n1,无线蓝牙耳机\n2,茅台\n',
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
  for (const text of texts) expect(decoded.readings.map((reading) => reading.text).join()).toContain(text)
  expect(decoded.readings.map((reading) => reading.encoding)).toContain(decoded.encoding)
  if (!texts.includes('名称')) expect(decoded.encoding).toBe(encoding)
})

test('a file of two encodings is in doubt, and can be read line by line', () => {
  const decoded = decodeText(joined(utf8('名称\n'), GBK))
  expect(decoded).toMatchObject({ encoding: 'mixed', line: 2 })
  expect(decoded.text).toBe('名称\n编号,名称\n1,无线蓝牙耳机\n')
})

test('what a person chooses is used, and refused where the bytes are not in it', () => {
  const bytes = latin('Stra\xdfe')
  expect(decodeText(bytes, 'windows-1252')).toMatchObject({ text: 'Straße', readings: [] })
  expect(decodeText(bytes, 'gb18030').text).toBe('Stra遝')
  expect(() => decodeText(bytes, 'utf-8')).toThrow(/文件里有UTF-8没有的字符，请选择其他编码/)
  expect(() => decodeText(latin('a\x81'), 'windows-1252')).toThrow(/没有的字符/)
})

test('every encoding that is offered is one that the platform reads', () => {
  for (const encoding of TEXT_ENCODINGS.filter((each) => !each.startsWith('utf-16')))
    expect(decodeText(latin('a,b\n'), encoding).text).toBe('a,b\n')
  expect(decodeText(hex('61002c00'), 'utf-16le').text).toBe('a,')
})
