import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arrived, readHostMessage } from './host-message.ts'

const OWN = 'https://erp.example.com'
const NONCE = 'A'.repeat(32)
/** Messages of each hostile origin. */
const RUNS = 1_000

/** Origins that are like one of the list and are not it. */
const HOSTILE = [
  ['another port', 'https://erp.example.com:8443'],
  ['another scheme', 'http://erp.example.com'],
  ['the name in front of another', 'https://erp.example.com.evil.com'],
  ['a frame without an origin', 'null'],
  ['a twin in punycode', 'https://xn--rp-xka.example.com'],
] as const

/** Messages that are right in every field, or nearly. */
const right = fc.record({
  type: fc.constant('getUserMobile'),
  v: fc.constant(1),
  nonce: fc.constant(NONCE),
  mobile: fc.stringMatching(/^1[3-9]\d{9}$/),
})
const token = fc.record({ type: fc.constant('getToken'), v: fc.constant(1), nonce: fc.constant(NONCE) })
const nearly = fc
  .tuple(fc.oneof(right, token), fc.string(), fc.anything())
  .map(([message, key, value]) => ({ ...message, [key]: value }))
const anything = fc.oneof(
  right,
  token,
  nearly,
  fc.anything({ withNullPrototype: true }),
  fc.string().map((text) => JSON.stringify({ type: text })),
)

describe.each(HOSTILE)('%s', (_name, origin) => {
  it(`is not heard, whatever ${RUNS} messages say, even with the right word`, () => {
    const data = fc.record<Arrived>({
      data: anything,
      origin: fc.constant(origin),
      isFromParent: fc.boolean(),
    })
    fc.assert(
      fc.property(data, (arrived) => {
        expect(readHostMessage(arrived, [OWN])).toBeUndefined()
      }),
      { numRuns: RUNS },
    )
  })
})

it('the listed origin is heard with those very messages, from the window that shows the page alone', () => {
  fc.assert(
    fc.property(fc.oneof(right, token), (data) => {
      expect(readHostMessage({ data, origin: OWN, isFromParent: true }, [OWN])).toMatchObject({
        nonce: NONCE,
      })
      expect(readHostMessage({ data, origin: OWN, isFromParent: false }, [OWN])).toBeUndefined()
    }),
  )
})
