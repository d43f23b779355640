import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeAddress } from './dead-address.ts'

test.each([
  ['5.1.1', 'smtp; 550 5.1.1 <li@example.org>: Recipient address rejected: User unknown', 'dead'],
  ['5.1.10', 'smtp; 550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'dead'],
  ['5.2.1', 'smtp; 550 5.2.1 The email account that you tried to reach is disabled', 'dead'],
  ['5.0.0', 'smtp; 550 Mailbox not found. http://service.mail.qq.com/', 'dead'],
  ['5.0.0', 'smtp; 550 User not found: li@163.com', 'dead'],
  [undefined, '550 No such user here', 'dead'],
  [
    '5.0.0',
    'smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
    'elsewhere',
  ],
  ['5.0.0', "smtp; 550-'SPF check failed. http://service.mail.qq.com/", 'elsewhere'],
  ['5.7.1', 'smtp; 550 5.7.1 Message rejected', 'elsewhere'],
  ['5.2.2', 'smtp; 552 5.2.2 The recipient is over quota', 'elsewhere'],
  ['5.4.6', 'smtp; 554 5.4.6 Too many hops', 'elsewhere'],
  ['4.4.7', 'smtp; 450 4.1.1 user unknown', 'elsewhere'],
  ['5.1.1', 'smtp; 550 5.1.1 rejected: user unknown, listed as spam', 'elsewhere'],
  ['5.0.0', 'smtp; 550 refused', 'unclear'],
  [undefined, '', 'unclear'],
])('%s, %s: %s', (status, text, verdict) => expect(judgeAddress(status, text)).toBe(verdict))

test('a temporary code, or one that blames the sender, never ends an address', () => {
  const code = fc.oneof(
    fc.tuple(fc.constant(4), fc.nat(999), fc.nat(999)),
    fc.tuple(fc.constant(5), fc.constantFrom(3, 4, 6, 7), fc.nat(999)),
  )
  fc.assert(
    fc.property(code, fc.string(), (parts, text) => {
      expect(judgeAddress(parts.join('.'), `user unknown ${text}`)).toBe('elsewhere')
    }),
  )
})
