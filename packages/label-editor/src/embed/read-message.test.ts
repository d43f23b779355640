import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDITOR_PANELS } from '../panels/editor-panel.ts'
import { CONNECT, EMBED_LIMITS, EMBED_THEMES, EMBED_VERSION } from './protocol.ts'
import { type Arrived, idOf, readConnect, readQuestion } from './read-message.ts'

const RUNS = 1_000
const HOST = 'https://erp.example.com'
const read = (data: unknown) => readConnect({ data, origin: HOST, isFromParent: true }, [HOST])
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const theme = fc.constantFrom(...EMBED_THEMES)
const panels = fc.oneof(fc.constant(null), fc.uniqueArray(fc.constantFrom(...EDITOR_PANELS)))
const rows = fc.array(fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }), { maxLength: 5 })

const connect = fc.record({
  type: fc.constant(CONNECT),
  v: fc.constant(EMBED_VERSION),
  locale: fc.constant('zh-CN'),
  theme,
  panels,
})
const question = fc.oneof(
  fc.record({ id, ask: fc.constant('open'), document: fc.string() }),
  fc.record({ id, ask: fc.constant('read') }),
  fc.record({ id, ask: fc.constant('set-rows'), rows }),
  fc.record({ id, ask: fc.constant('set-theme'), theme }),
  fc.record({ id, ask: fc.constant('set-panels'), panels }),
)
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true, withMap: true, withSet: true, withDate: true }),
  fc.jsonValue({ maxDepth: 4 }),
)
/** Right but for one field, which is there without need or holds something else. */
const nearly = (right: fc.Arbitrary<object>) =>
  fc
    .tuple(right, fc.string({ minLength: 1 }), anything)
    .map(([message, key, value]) => ({ ...message, [key]: value }))

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

describe('the first message of a host', () => {
  it('is heard when every field is right', () => {
    fc.assert(
      fc.property(connect, (data) => {
        expect(read(data)).toEqual({ message: { theme: data.theme, panels: data.panels } })
      }),
    )
  })

  it('of another version or language is refused with a clear answer', () => {
    const right = { type: CONNECT, v: 1, locale: 'zh-CN', theme: 'light', panels: null }
    expect(read({ ...right, v: 2 })).toMatchObject({ refusal: { reason: 'version' } })
    expect(read({ ...right, v: '1', more: 1 })).toMatchObject({ refusal: { reason: 'version' } })
    expect(read({ ...right, locale: 'en' })).toMatchObject({ refusal: { reason: 'locale' } })
    expect(read({ ...right, panels: ['Nothing'] })).toMatchObject({ refusal: { reason: 'form' } })
    expect(read({ ...right, more: 1 })).toMatchObject({ refusal: { reason: 'form' } })
    expect(read({ ...right, type: 'another' })).toBeUndefined()
  })
})

describe('a question of a host', () => {
  it('is heard when every field is right, and comes out as it went in', () => {
    fc.assert(
      fc.property(question, (data) => {
        expect(plain(readQuestion(data))).toEqual({ message: plain(data) })
      }),
    )
  })

  it('that is too large is refused', () => {
    const many = Array.from({ length: EMBED_LIMITS.rows + 1 }, () => ({}))
    const wide = Object.fromEntries(
      Array.from({ length: EMBED_LIMITS.columns + 1 }, (_, at) => [`c${at}`, '']),
    )
    const long = 'x'.repeat(EMBED_LIMITS.cellChars + 1)
    for (const tooLarge of [many, [wide], [{ a: long }], [{ [long]: 'a' }]]) {
      expect(readQuestion({ id: 1, ask: 'set-rows', rows: tooLarge })).toMatchObject({
        refusal: { reason: 'size' },
      })
    }
    const document = 'x'.repeat(EMBED_LIMITS.documentChars + 1)
    expect(readQuestion({ id: 1, ask: 'open', document })).toMatchObject({ refusal: { reason: 'size' } })
  })

  it('names no prototype of ours', () => {
    const rows = JSON.parse('[{"__proto__": "x", "constructor": "y"}]') as unknown
    const read = readQuestion({ id: 1, ask: 'set-rows', rows })
    expect(read).toHaveProperty('message')
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    for (const ask of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(readQuestion({ id: 1, ask })).toMatchObject({ refusal: { reason: 'form' } })
    }
  })
})

it('a version that has no words is refused like any other', () => {
  for (const v of [Object.create(null), { toString: null }, [[]], null, 1n])
    expect(read({ type: 'haixuan.label.connect', v, locale: 'zh-CN', theme: 'light', panels: null })).toEqual(
      {
        refusal: { reason: 'version', message: expect.stringMatching(/^不认识的版本：/) },
      },
    )
})

it('reading never throws, and only what is right in every field passes', () => {
  fc.assert(
    fc.property(fc.oneof(anything, nearly(connect), nearly(question)), (data) => {
      const [first, other] = [read(data), readQuestion(data)]
      idOf(data)
      if (first && 'message' in first) {
        expect(Object.keys(data as object).toSorted()).toEqual(['locale', 'panels', 'theme', 'type', 'v'])
        expect(first.message.panels?.every((panel) => EDITOR_PANELS.includes(panel)) ?? true).toBe(true)
        expect(EMBED_THEMES).toContain(first.message.theme)
      }
      if (other && 'message' in other) {
        // What passed passes again: nothing of it was bent to fit.
        expect(readQuestion(other.message)).toEqual(other)
        expect(idOf(data)).toBe(other.message.id)
      }
    }),
    { numRuns: RUNS },
  )
})

/** Origins that are like the one of the list and are not it. */
const HOSTILE = [
  ['another port', 'https://erp.example.com:8443'],
  ['another scheme', 'http://erp.example.com'],
  ['the name in front of another', 'https://erp.example.com.evil.com'],
  ['a frame without an origin', 'null'],
  ['a twin in punycode', 'https://xn--rp-xka.example.com'],
] as const

describe.each(HOSTILE)('%s', (_name, origin) => {
  it(`is not heard, whatever ${RUNS} messages say, not even with the right ones`, () => {
    const arrived = fc.record<Arrived>({
      data: fc.oneof(connect, nearly(connect), anything),
      origin: fc.constant(origin),
      isFromParent: fc.boolean(),
    })
    fc.assert(
      fc.property(arrived, (message) => {
        // `null` is heard by nobody, even where a list was made to name it.
        expect(readConnect(message, origin === 'null' ? [HOST, 'null'] : [HOST])).toBeUndefined()
      }),
      { numRuns: RUNS },
    )
  })
})

it('the listed origin is not heard from another window than the one that shows the page', () => {
  fc.assert(
    fc.property(connect, (data) => {
      expect(readConnect({ data, origin: HOST, isFromParent: false }, [HOST])).toBeUndefined()
    }),
  )
})
