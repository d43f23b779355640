import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callerAddress, trustedProxies } from './trusted-proxies.ts'

const isTrusted = trustedProxies(['127.0.0.1/32', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1,203.0.113.7 ,fd12::1', '203.0.113.7'],
  ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ['127.0.0.1', '2001:DB8::1', '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7, ', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7, evil.example.com', '127.0.0.1'],
  ['127.0.0.2', '203.0.113.7', '127.0.0.2'],
  ['11.0.0.1', '203.0.113.7', '11.0.0.1'],
  ['fe80::1%eth0', '203.0.113.7', 'fe80::1%eth0'],
  ['', '203.0.113.7', ''],
])('from %s with %j: %s', (peer, header, address) => {
  expect(callerAddress(peer, header, isTrusted)).toBe(address)
})

test('without a list nobody is believed', () => {
  expect(callerAddress('127.0.0.1', '203.0.113.7', trustedProxies([]))).toBe('127.0.0.1')
})

test('whatever a caller writes to the left of what the proxy adds changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), fc.ipV4(), (forged, real) => {
      fc.pre(!isTrusted(real))
      expect(callerAddress('127.0.0.1', [...forged, real].join(', '), isTrusted)).toBe(real)
    }),
  )
})
