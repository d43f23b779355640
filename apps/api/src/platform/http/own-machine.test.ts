import { expect, test } from 'vitest'
import { isOwnMachine } from './own-machine.ts'

const call = (headers: Record<string, string> = {}, about: { from?: string; httpVersion?: string } = {}) => {
  const { from = '127.0.0.1', httpVersion = '1.1' } = about
  return isOwnMachine({
    headers: { host: '127.0.0.1:3000', ...headers },
    httpVersion,
    socket: { remoteAddress: from },
  })
}

test.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:80', '[::1]:3000', 'brand.localhost:3000', '127.8.9.1'])(
  'the name %s, asked for at this machine, is the own machine',
  (host) => {
    expect(call({ host })).toBe(true)
    expect(call({ host, origin: `http://${host.toLowerCase()}` })).toBe(true)
  },
)

test.each([
  'data.example.com',
  '127.0.0.1.example.com',
  '192.168.1.2',
  'localhost.example.com',
  '',
  'a b',
  '0.0.0.0',
])('the name %j is not', (host) => expect(call({ host })).toBe(false))

test.each(['192.168.1.2', '::ffff:192.168.1.2', '2001:db8::1', ''])('a connection from %j is not', (from) =>
  expect(call({}, { from })).toBe(false),
)

test.each([
  ...['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-forwarded-port', 'x-forwarded-server', 'x-forwarded-anything', 'x-forwarded'],
  ...['cf-connecting-ip', 'cf-ray', 'cdn-loop', 'true-client-ip', 'fastly-client-ip', 'client-ip'],
  ...['x-client-ip', 'x-cluster-client-ip', 'x-real-port', 'x-original-host', 'x-envoy-external-address'],
])('a call with %s is not, whatever it says', (name) => {
  expect(call({ [name]: '127.0.0.1' })).toBe(false)
  expect(call({ [name]: '' })).toBe(false)
})

test('a page of elsewhere, or a proxy that says nothing, is not', () => {
  for (const origin of ['https://shop.example.com', 'null', 'http://127.0.0.1.example.com'])
    expect(call({ origin }), origin).toBe(false)
  expect(call({}, { httpVersion: '1.0' })).toBe(false)
  expect(call({ 'x-forwarder': '1', 'x-request-id': 'a' })).toBe(true)
})
