import fc from 'fast-check'
import sax from 'sax'
import { expect, test } from 'vitest'
import { createXmlReader, type XmlHandlers } from './xml-reader.ts'

const LIMITS = { markupChars: 65_536, depth: 64 }

/** What is told of a text that arrives in pieces of these lengths; texts beside each other are one. */
function told(text: string, cuts: readonly number[] = []): unknown[] {
  const events: unknown[] = []
  let words = ''
  const flush = () => {
    if (words) events.push(['text', words])
    words = ''
  }
  const handlers: XmlHandlers = {
    open: (name, attributes) => {
      flush()
      events.push(['open', name, Object.fromEntries(attributes)])
    },
    close: (name) => {
      flush()
      events.push(['close', name])
    },
    text: (piece) => {
      words += piece
    },
  }
  const reader = createXmlReader(handlers, LIMITS)
  let from = 0
  for (const length of cuts) {
    reader.push(text.slice(from, from + length))
    from += length
  }
  reader.push(text.slice(from))
  reader.end()
  flush()
  return events
}

/** The same as a parser says that was written by others. */
function toldBySax(text: string): unknown[] {
  const events: unknown[] = []
  let words = ''
  const flush = () => {
    if (words) events.push(['text', words])
    words = ''
  }
  const parser = sax.parser(true)
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.onopentag = ({ name, attributes }) => {
    flush()
    const own = Object.entries(attributes).map(([key, value]) => [plain(key), value])
    events.push(['open', plain(name), Object.fromEntries(own)])
  }
  parser.onclosetag = (name) => {
    flush()
    events.push(['close', plain(name)])
  }
  parser.ontext = (piece) => {
    words += piece
  }
  parser.oncdata = parser.ontext
  parser.onerror = (error) => {
    throw error
  }
  parser.write(text).close()
  flush()
  return events
}

const name = fc.constantFrom('row', 'c', 'x:v', 'is', 't')
const words = fc
  .array(fc.constantFrom('a', '中', ' ', '&amp;', '&lt;', '&#65;', '&#x4e2d;', '\n', "'", '"', ']'), {
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''))
const value = words.map((text) => text.replaceAll('"', '').replaceAll('\n', ''))
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constantFrom('<!-- a <b> -->', '<?pi <x?>', '<![CDATA[<a>&amp;]]>', '<v/>', "<v r='\"'/>"),
    fc
      .record({ name, value, inside: fc.array(tie('node'), { maxLength: 3 }) })
      .map(({ name, value, inside }) => `<${name} r="${value}" x:s = "1">${inside.join('')}</${name}>`),
  ),
}))

test('tells what sax tells, in whatever pieces the text arrives', () => {
  fc.assert(
    fc.property(node, fc.array(fc.nat(7), { maxLength: 30 }), (inside, cuts) => {
      const text = `<?xml version="1.0"?><a>${inside}</a>`
      expect(told(text, cuts)).toEqual(toldBySax(text))
    }),
    { numRuns: 500 },
  )
})

test('a character beyond Unicode stays as it is written, an unknown entity too', () => {
  expect(told('<a>&#x110000;&lol;</a>')).toEqual([
    ['open', 'a', {}],
    ['text', '&#x110000;&lol;'],
    ['close', 'a'],
  ])
})

test.each([
  ['<a><b></a></b>', /没有配对/],
  ['</a>', /没有配对/],
  ['<a b=c></a>', /属性没有引号/],
  ['<a', /文件不完整/],
  ['<a>', /文件不完整/],
  ['<!DOCTYPE a []><a/>', /类型声明/],
  [`${'<a>'.repeat(65)}${'</a>'.repeat(65)}`, /嵌套过深/],
  [`<a ${'b="1" '.repeat(20_000)}`, /标记过长/],
])('%.30s is refused in words', (text, message) => {
  expect(() => told(text)).toThrow(message)
})

test('tags are as deep as the limit says', () => {
  expect(told(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`)).toHaveLength(128)
})
