import { expect, test } from 'vitest'
import { isLoopback, isLoopbackName } from './loopback.ts'

test.each(['127.0.0.1', '127.8.9.1', 'localhost', 'LOCALHOST', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine alone',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.2',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '1127.0.0.1',
  '',
])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('browsers send every name below localhost here, and a listening address is none of them', () => {
  expect(isLoopbackName('demo.localhost')).toBe(true)
  expect(isLoopback('demo.localhost')).toBe(false)
  expect(isLoopbackName('localhost.example.com')).toBe(false)
  expect(isLoopbackName('notlocalhost')).toBe(false)
})
