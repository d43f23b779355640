import { expect, test } from 'vitest'
import type { Mail } from '../../src/platform/mail/mail-sender.ts'
import { messageOfReturn } from '../../src/platform/mail/return-address.ts'
import { smtpSender } from '../../src/platform/mail/smtp-sender.ts'
import { bodyOf, headerOf } from '../mail-sink.ts'
import { mailSinkOfTest } from './sinks-of-test.ts'

const MAIL: Mail = {
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  to: 'li.lei@example.org',
  subject: '您的验证码',
  text: '验证码 123456',
  html: '<p>验证码 123456</p>',
  unsubscribeUrl: null,
}

test('a mail arrives with a stable id, and its bounces come back to an address that names it', async () => {
  const { mails, sender } = await mailSinkOfTest()
  await sender().send(MAIL)
  const [got] = mails
  if (!got) throw new Error('nothing came')
  expect(got.to).toEqual([MAIL.to])
  expect(got.from).toBe('bounce+0123456789ab4cde8f0123456789abcd@example.com')
  expect(messageOfReturn(got.from)).toBe(MAIL.id)
  expect(headerOf(got, 'Message-ID')).toBe(`<${MAIL.id}@example.com>`)
  expect(headerOf(got, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(got, 'List-Unsubscribe')).toBeUndefined()
  expect(headerOf(got, 'Content-Type')).toContain('multipart/alternative')
  expect(bodyOf(got)).toContain('<p>验证码 123456</p>')
})

test('a mail that is subscribed to offers one-click unsubscription', async () => {
  const { mails, sender } = await mailSinkOfTest()
  await sender().send({ ...MAIL, unsubscribeUrl: 'https://www.example.com/api/mail/unsubscribe?token=a' })
  const [got] = mails
  if (!got) throw new Error('nothing came')
  expect(headerOf(got, 'List-Unsubscribe')).toBe('<https://www.example.com/api/mail/unsubscribe?token=a>')
  expect(headerOf(got, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
})

test('a line break in a subject or an address begins no header', async () => {
  const { mails, sender } = await mailSinkOfTest()
  await sender().send({ ...MAIL, subject: '甲\r\nBcc: spy@example.net' })
  expect(mails[0]?.to).toEqual([MAIL.to])
  expect(mails[0] && headerOf(mails[0], 'Bcc')).toBeUndefined()
})

test.each([
  [450, false, '拒绝了邮件（450）'],
  [550, true, '不接受收件地址（550）'],
])('a recipient refused with %i: permanent is %s', async (refuse, isPermanent, words) => {
  const { sender } = await mailSinkOfTest({ refuse })
  const error = await sender()
    .send(MAIL)
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'DeliveryError', isPermanent })
  expect((error as Error).message).toContain(words)
  expect((error as Error).message).not.toContain(MAIL.to)
})

test('a wrong password, no server and a server without encryption are told apart, and no secret is told', async () => {
  const { sender, port } = await mailSinkOfTest({ user: 'site', password: 'right' })
  await expect(sender({ user: 'site', password: 'wrong-one' }).send(MAIL)).rejects.toThrow('不接受账号或密码')
  await expect(sender({ user: 'site', password: 'wrong-one' }).send(MAIL)).rejects.not.toThrow('wrong-one')
  await expect(sender({ user: 'site', password: 'right' }).send(MAIL)).resolves.toBeUndefined()
  const about = {
    ...{ from: { name: '', address: 'a@example.com' }, returnAddress: 'a@example.com', siteUrl: '' },
    ...{ user: undefined, password: undefined, host: '127.0.0.1' },
  }
  await expect(smtpSender({ ...about, isTls: true, port }).send(MAIL)).rejects.toMatchObject({
    isPermanent: false,
  })
  await expect(smtpSender({ ...about, isTls: false, port: 1 }).send(MAIL)).rejects.toThrow(
    '无法连接邮件服务器',
  )
})
