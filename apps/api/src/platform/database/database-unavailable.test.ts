import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

test.each([
  ['a lost connection', coded('08006')],
  ['too many connections', coded('53300')],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a statement that took too long', coded('57014')],
  ['a transaction that stood still', coded('25P03')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['all addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['a missing socket', coded('ENOENT', { syscall: 'connect' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
])('%s is worth another try', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a doubled key', coded('23505')],
  ['a mistake in SQL', coded('42601')],
  ['a missing file', coded('ENOENT', { syscall: 'open' })],
  ['a mistake in the program', new TypeError('x is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('%s is not', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
