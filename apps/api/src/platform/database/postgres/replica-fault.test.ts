import { expect, test } from 'vitest'
import { isReplicaAway, isReplicaFault } from './replica-fault.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['the server ends', coded('57P01')],
  ['the connection broke', coded('08006')],
  ['the socket is gone', Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })],
  ['nobody listens', coded('ECONNREFUSED')],
  ['its connections are used up', coded('53300')],
  ['its disk fails', coded('58030')],
  ['replay needs what is read', coded('40001')],
  ['replay and the read wait for each other', coded('40P01')],
  ['a page of it is broken', coded('XX001')],
  ['no answer in time', new Error('Query read timeout')],
])('when %s, the read is repeated, and the replica is left out', (_name, error) => {
  expect([isReplicaFault(error), isReplicaAway(error)]).toEqual([true, true])
})

test('a statement that took too long is repeated, and the replica stays', () => {
  expect([isReplicaFault(coded('57014')), isReplicaAway(coded('57014'))]).toEqual([true, false])
})

test.each(['42P01', '42501', '25006', '22P02', '23505'])(
  '%s is a fault of the program: said, not hidden',
  (code) => {
    expect(isReplicaFault(coded(code))).toBe(false)
  },
)

test('neither is a refusal of a handler', () => {
  expect(isReplicaFault(new Error('Failure'))).toBe(false)
  expect(isReplicaFault(undefined)).toBe(false)
})
