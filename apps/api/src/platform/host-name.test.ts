import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalHost, exactOrigin } from './host-name.ts'

test.each([
  ['Data.Example.COM', 'data.example.com'],
  ['data.example.com:8443', 'data.example.com'],
  ['data.example.com.', 'data.example.com'],
  ['数据.example.com', 'xn--vxup8b.example.com'],
  ['[::1]:3000', '[::1]'],
  ['127.0.0.1', '127.0.0.1'],
])('%s is %s', (given, name) => expect(canonicalHost(given)).toBe(name))

test.each([
  '',
  ' ',
  'a b',
  'a/b',
  'user@host',
  'a?b',
  'a#b',
  'a%2fb',
  'a\\b',
  'x'.repeat(300),
  ':80',
  'a;b',
  "a'b",
  'a,b',
  'a_b',
  '-a',
  'a..',
  'a!b',
])('%j is no host name', (given) => expect(canonicalHost(given)).toBeUndefined())

test('a canonical name is its own canonical form, whatever case, port and dot it came with', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  fc.assert(
    fc.property(
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.nat(65_535),
      fc.boolean(),
      (labels, port, dot) => {
        const name = `${labels.join('.')}.example`
        const given = `${name.toUpperCase()}${dot ? '.' : ''}:${port}`
        expect(canonicalHost(given)).toBe(name)
        expect(canonicalHost(name)).toBe(name)
      },
    ),
  )
})

test.each([
  'https://erp.example.com',
  'https://erp.example.com:8443',
  'http://localhost:4000',
  'http://a.localhost',
])('%s is an origin', (origin) => expect(exactOrigin(origin)).toBe(origin))

test.each([
  'http://erp.example.com',
  'https://erp.example.com/',
  'https://erp.example.com/path',
  'https://*.example.com',
  'https://ERP.example.com',
  'https://erp.example.com:443',
  'https://user@erp.example.com',
  'null',
  '*',
  'javascript:alert(1)',
  'chrome-extension://abcdef',
  'https://a;sandbox',
  "https://a'b",
  'https://a,b',
  'https://a_b.example.com',
  'https://[::1]:8443',
  '',
])('%j is none', (origin) => expect(exactOrigin(origin)).toBeUndefined())

test('an origin has nothing in it that could end a directive or a header', () => {
  const odd = fc.string({ unit: fc.constantFrom(...'ab.-;,\'"()!$&*+=_~:1'), maxLength: 12 })
  fc.assert(
    fc.property(odd, (name) => {
      const origin = exactOrigin(`https://${name}`)
      if (origin !== undefined) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    }),
    { numRuns: 500 },
  )
})
