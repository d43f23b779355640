import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonCells } from './json-cells.ts'
import { JsonSplitter } from './json-splitter.ts'
import { LineSplitter } from './line-splitter.ts'

function elements(text: string, cuts: readonly number[] = []) {
  const splitter = new JsonSplitter()
  const out = []
  let from = 0
  for (const length of cuts) {
    out.push(...splitter.push(text.slice(from, from + length)))
    from += length
  }
  out.push(...splitter.push(text.slice(from)))
  splitter.end()
  return out
}

const cuts = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 60 })

test('the elements of any JSON array come out whole, in whatever pieces it arrives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }),
      cuts,
      fc.constantFrom(0, 2),
      (list, at, space) => {
        expect(elements(JSON.stringify(list, null, space), at).map(({ text }) => JSON.parse(text))).toEqual(
          JSON.parse(JSON.stringify(list)),
        )
      },
    ),
  )
})

test('an element knows the line it begins on', () => {
  expect(elements('[\n {"a":\n1},\n\n {"a":2}]').map(({ line }) => line)).toEqual([2, 5])
})

test.each([
  ['{"a":1}', '最外层必须是数组'],
  ['[{"a":1}', '没有结束的 ]'],
  ['[{"a":1},]', '多余的'],
  ['[{"a":1} {"a":2}]', '缺少逗号'],
  ['[{"a":1}] x', '数组结束之后'],
])('%s is refused as a whole', (text, words) => {
  expect(() => elements(text)).toThrow(expect.objectContaining({ reason: 'broken_json' }))
  expect(() => elements(text)).toThrow(words)
})

test('an element or a line above one mebibyte is refused without being held', () => {
  for (const splitter of [new JsonSplitter(), new LineSplitter()]) {
    let pushed = 0
    const feed = () => {
      for (; pushed < 40; pushed++) splitter.push(`${pushed === 0 ? '[{"a":"' : ''}${'x'.repeat(1_000_000)}`)
    }
    expect(feed).toThrow(expect.objectContaining({ reason: 'record_too_long' }))
    expect(pushed).toBeLessThan(3)
  }
})

test('numbers keep every digit as written', () => {
  const row = jsonCells({
    line: 1,
    text: '{"id": 1731927858707531654, "price": 12.30, "n": -1.5e3, "text": "a 12 \\" 7"}',
  })
  expect(row).toEqual({
    line: 1,
    cells: { id: '1731927858707531654', price: '12.30', n: '-1.5e3', text: 'a 12 " 7' },
  })
})

test('nested objects become dotted names, lists of plain values are joined, null is missing', () => {
  const row = jsonCells({ line: 3, text: '{"price":{"now":1},"pics":["a","b",null],"shop":null,"ok":true}' })
  expect(row).toEqual({ line: 3, cells: { 'price.now': '1', pics: 'a|b', ok: 'true' } })
})

test('a key that reaches for a prototype is only a column', () => {
  const row = jsonCells({ line: 1, text: '{"__proto__":{"polluted":1},"constructor":"x"}' })
  expect('cells' in row && Object.keys(row.cells)).toEqual(['__proto__.polluted', 'constructor'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test.each([
  ['{"a":', 'bad_json'],
  ['{"a":01}', 'bad_json'],
  ['[1,2]', 'not_an_object'],
  ['"text"', 'not_an_object'],
  ['null', 'not_an_object'],
])('%s costs only its own row', (text, reason) => {
  expect(jsonCells({ line: 7, text })).toEqual({ line: 7, broken: { reason, message: expect.any(String) } })
})

test('lines are counted with the blank ones', () => {
  const splitter = new LineSplitter()
  const found = [...splitter.push('{"a":1}\n\n{"a"'), ...splitter.push(':2}\r\n{"a":3}'), ...splitter.end()]
  expect(found).toEqual([
    { line: 1, text: '{"a":1}' },
    { line: 3, text: '{"a":2}' },
    { line: 4, text: '{"a":3}' },
  ])
})
