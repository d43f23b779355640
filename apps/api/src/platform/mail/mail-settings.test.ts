import { expect, test } from 'vitest'
import { NO_CHANNELS, openChannels } from '../delivery/channels.ts'
import { readMailSettings } from './mail-settings.ts'
import { messageOfReturn, returnAddressOf } from './return-address.ts'

const RIGHT = {
  HAIXUAN_SMTP_URL: 'smtp://site%40a:p%2Fw@mail.example.com',
  HAIXUAN_MAIL_FROM: '海选 <no-reply@example.com>',
  HAIXUAN_SITE_URL: 'https://www.example.com',
}

test('reads a server, its account and its port', () => {
  expect(readMailSettings({})).toBeUndefined()
  expect(readMailSettings(RIGHT)).toEqual({
    ...{ host: 'mail.example.com', port: 587, isTls: false, user: 'site@a', password: 'p/w' },
    ...{ from: { name: '海选', address: 'no-reply@example.com' }, returnAddress: 'no-reply@example.com' },
    siteUrl: 'https://www.example.com',
  })
  const smtps = { ...RIGHT, HAIXUAN_SMTP_URL: 'smtps://[::1]', HAIXUAN_MAIL_RETURN: 'back@example.com' }
  expect(readMailSettings(smtps)).toMatchObject({
    ...{ host: '::1', port: 465, isTls: true, user: undefined },
    returnAddress: 'back@example.com',
  })
})

test.each([
  [{ HAIXUAN_SMTP_URL: '' }, '还缺少 HAIXUAN_SMTP_URL'],
  [{ HAIXUAN_MAIL_FROM: '' }, '还缺少 HAIXUAN_MAIL_FROM'],
  [{ HAIXUAN_SITE_URL: '' }, '还缺少 HAIXUAN_SITE_URL'],
  [{ HAIXUAN_SMTP_URL: 'http://u:secret@mail' }, 'HAIXUAN_SMTP_URL 无法识别'],
  [{ HAIXUAN_MAIL_FROM: 'nobody' }, 'HAIXUAN_MAIL_FROM 应写成'],
  [{ HAIXUAN_MAIL_RETURN: 'a+b@example.com' }, '不能有加号'],
  [{ HAIXUAN_SITE_URL: 'http://www.example.com' }, 'HAIXUAN_SITE_URL 应为'],
  [{ HAIXUAN_SITE_URL: 'https://www.example.com/' }, '末尾不带斜杠'],
  [{ HAIXUAN_SMTP_PASSWORD_FILE: '/nowhere/at/all' }, '无法读取 HAIXUAN_SMTP_PASSWORD_FILE'],
])('%o leaves mail off and says why, without the secret', (change, words) => {
  const { mail, siteUrl } = openChannels({ ...RIGHT, ...change })
  expect(mail.sender).toBeUndefined()
  expect(mail.sentence).toContain(words)
  expect(mail.sentence).not.toContain('secret')
  expect(siteUrl).toBe('')
})

test('channels without settings say which one to set', () => {
  expect(openChannels({})).toEqual(NO_CHANNELS)
  expect(openChannels(RIGHT).mail).toMatchObject({ sentence: '邮件经 mail.example.com:587 发出。' })
})

test('a return address names its message, in whatever text it comes back', () => {
  const id = '01234567-89ab-4cde-8f01-23456789abcd'
  const address = returnAddressOf('back@example.com', id)
  expect(address).toBe('back+0123456789ab4cde8f0123456789abcd@example.com')
  expect(messageOfReturn(`To: <${address.toUpperCase()}>`)).toBe(id)
  for (const other of ['back@example.com', 'back+0123@example.com', ''])
    expect(messageOfReturn(other)).toBeUndefined()
})
