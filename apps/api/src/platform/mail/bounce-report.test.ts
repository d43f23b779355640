import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBounceReport } from './bounce-report.ts'

const ID = '01234567-89ab-4cde-8f01-23456789abcd'
const sample = (name: string) => readFileSync(new URL(`./samples/${name}.eml`, import.meta.url), 'utf8')

test.each([
  ['postfix-user-unknown', { messageId: ID, verdict: 'dead' }],
  ['exim-blocked-by-gmail', { messageId: ID, verdict: 'elsewhere' }],
  ['exchange-not-found', { messageId: ID, verdict: 'dead' }],
  ['qq-mailbox-not-found', { messageId: ID, verdict: 'dead' }],
  ['postfix-delayed', undefined],
  ['notice-of-absence', undefined],
])('%s', (name, report) => {
  expect(readBounceReport(sample(name))).toEqual(report)
  expect(readBounceReport(sample(name).replaceAll('\n', '\r\n'))).toEqual(report)
})

test('the address that it came to names the message before anything in it does', () => {
  const other = 'f'.repeat(32)
  expect(readBounceReport(sample('postfix-user-unknown'), `bounce+${other}@example.com`)?.messageId).toBe(
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  )
})

test('a report about no message of ours is none', () => {
  const foreign = sample('postfix-user-unknown')
    .replace(/\+[0-9a-f]{32}@/g, '@')
    .replaceAll(ID, 'abc')
  expect(readBounceReport(foreign)).toBeUndefined()
})

test('whatever comes is read or refused, and what is cut ends no other address', () => {
  const source = sample('postfix-user-unknown')
  fc.assert(
    fc.property(fc.nat(source.length), fc.string({ unit: 'binary' }), (at, text) => {
      for (const mail of [source.slice(0, at), source.slice(0, at) + text + source.slice(at), text]) {
        const report = readBounceReport(mail)
        if (report) expect(report.messageId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      }
    }),
  )
})
