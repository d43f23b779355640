import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openChannels } from '../../src/platform/delivery/channels.ts'
import { aliyunSender } from '../../src/platform/text-message/aliyun-sender.ts'
import { authorizationOf, sha256Hex } from '../../src/platform/text-message/aliyun-signature.ts'
import { readTextSettings } from '../../src/platform/text-message/text-settings.ts'
import { SMS_KEY } from './aliyun.ts'
import { aliyunOfTest } from './sinks-of-test.ts'

const MESSAGE = { id: 'm-1', mobile: '13900000001', code: '012345' }
const ABOUT = { ...SMS_KEY, signName: "海选 (试)*'!", template: 'SMS_1' }

test('a code is sent, signed as the service reckons it, with signs that need encoding', async () => {
  const { sent, endpoint } = await aliyunOfTest()
  await aliyunSender({ ...ABOUT, endpoint }).sendCode(MESSAGE)
  await aliyunSender({ ...ABOUT, endpoint }).sendCode(MESSAGE)
  const text = {
    mobile: MESSAGE.mobile,
    code: '012345',
    sign: ABOUT.signName,
    template: 'SMS_1',
    outId: 'm-1',
  }
  expect(sent).toEqual([text, text])
})

test('a wrong secret or an unknown key is told to the operator, without either', async () => {
  const { sent, endpoint } = await aliyunOfTest()
  for (const wrong of [{ keySecret: 'other-secret' }, { keyId: 'LTAI-other' }]) {
    const error = await aliyunSender({ ...ABOUT, ...wrong, endpoint })
      .sendCode(MESSAGE)
      .catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ name: 'DeliveryError', isPermanent: false })
    expect(String(error)).toContain('不接受访问密钥')
    for (const secret of ['other', MESSAGE.mobile, MESSAGE.code]) expect(String(error)).not.toContain(secret)
  }
  expect(sent).toEqual([])
})

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', true, '没有发出短信'],
  ['isv.BUSINESS_LIMIT_CONTROL', false, '限制了发送频率'],
  ['isv.SMS_TEMPLATE_ILLEGAL', false, '不接受签名或模板'],
  ['isv.AMOUNT_NOT_ENOUGH', false, '余额不足'],
  ['<b>13900000001</b>', false, 'HTTP 200'],
])('the answer %s: permanent is %s', async (code, isPermanent, words) => {
  const { endpoint } = await aliyunOfTest(() => code)
  const error = await aliyunSender({ ...ABOUT, endpoint })
    .sendCode(MESSAGE)
    .catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ isPermanent })
  expect(String(error)).toContain(words)
})

test('a service that is not there is no crash', async () => {
  const sender = aliyunSender({ ...ABOUT, endpoint: 'http://127.0.0.1:1' })
  await expect(sender.sendCode(MESSAGE)).rejects.toThrow('无法连接短信服务商')
})

test('a signature depends on each of its parts', () => {
  const given = {
    ...{ ...SMS_KEY, path: '/', query: { b: '2', a: '1' }, bodyHash: sha256Hex('') },
    headers: { host: 'example.com', 'x-acs-action': 'SendSms' },
  } as const
  const whole = authorizationOf(given)
  expect(whole).toMatch(/SignedHeaders=host;x-acs-action,Signature=[0-9a-f]{64}$/)
  expect(authorizationOf({ ...given, query: { a: '1', b: '2' } })).toBe(whole)
  for (const change of [{ query: { a: '1', b: '3' } }, { path: '/x' }, { keySecret: 'k' }, { bodyHash: 'x' }])
    expect(authorizationOf({ ...given, ...change })).not.toBe(whole)
})

test('settings: none, some, wrong and right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-sms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, 'the-secret\n')
  writeFileSync(join(folder, 'empty'), ' \n')
  const env = {
    HAIXUAN_ALIYUN_SMS_KEY_ID: 'LTAI',
    HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE: file,
    HAIXUAN_ALIYUN_SMS_SIGN_NAME: '海选',
    HAIXUAN_ALIYUN_SMS_TEMPLATE: 'SMS_1',
  }
  const endpoint = 'https://dysmsapi.aliyuncs.com'
  const right = { keyId: 'LTAI', keySecret: 'the-secret', signName: '海选', template: 'SMS_1', endpoint }
  expect(readTextSettings({})).toBeUndefined()
  expect(readTextSettings(env)).toEqual(right)
  const wrong = [
    [{ HAIXUAN_ALIYUN_SMS_TEMPLATE: '' }, '还缺少 HAIXUAN_ALIYUN_SMS_TEMPLATE'],
    [{ HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE: `${file}-none` }, '无法读取'],
    [{ HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE: join(folder, 'empty') }, '是空的'],
    [{ HAIXUAN_ALIYUN_SMS_ENDPOINT: 'http://example.com' }, '应为 https 地址'],
  ] as const
  for (const [change, words] of wrong) {
    const { text } = openChannels({ ...env, ...change })
    expect([text.sender, text.sentence.includes(words)], words).toEqual([undefined, true])
  }
  expect(openChannels(env).text).toMatchObject({ sentence: '短信经阿里云发出，签名“海选”。' })
})
