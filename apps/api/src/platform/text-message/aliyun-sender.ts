import { randomUUID } from 'node:crypto'
import { DeliveryError } from '../delivery/delivery-error.ts'
import { authorizationOf, canonicalQuery, sha256Hex } from './aliyun-signature.ts'
import type { CodeMessage, TextSender } from './text-sender.ts'
import type { TextSettings } from './text-settings.ts'

/** Well below the lease of a job. */
const TIMEOUT_MS = 15_000

/** Codes of the provider that a further try cannot change. */
const PERMANENT = ['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BLACK_KEY_CONTROL_LIMIT', 'isv.MOBILE_COUNT_OVER_LIMIT']
const CODE = /^[\w.-]{1,80}$/

/** Sends by `SendSms` of Alibaba Cloud's text messages (version 2017-05-25). */
export function aliyunSender(settings: TextSettings): TextSender {
  return {
    async sendCode({ id, mobile, code }: CodeMessage) {
      const query = {
        ...{ PhoneNumbers: mobile, SignName: settings.signName, TemplateCode: settings.template },
        ...{ TemplateParam: JSON.stringify({ code }), OutId: id },
      }
      const answer = await call(settings, 'SendSms', query)
      if (answer === 'OK') return
      throw new DeliveryError(sentenceOf(answer), PERMANENT.includes(answer))
    },
  }
}

async function call(
  { endpoint, keyId, keySecret }: TextSettings,
  action: string,
  query: Record<string, string>,
): Promise<string> {
  const bodyHash = sha256Hex('')
  const headers = {
    host: new URL(endpoint).host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const authorization = authorizationOf({
    ...{ keyId, keySecret, path: '/', query, headers, bodyHash },
  })
  const { host: _, ...sent } = headers
  const answer = await fetch(`${endpoint}/?${canonicalQuery(query)}`, {
    ...{ method: 'POST', headers: { ...sent, authorization, accept: 'application/json' } },
    ...{ redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
  }).catch(() => {
    throw new DeliveryError('无法连接短信服务商，稍后重试。', false)
  })
  const body: unknown = await answer.json().catch(() => null)
  const code = typeof body === 'object' && body !== null && 'Code' in body ? body.Code : undefined
  // Shown to operators and kept: nothing but the code is taken from the answer.
  return typeof code === 'string' && CODE.test(code) ? code : `HTTP ${answer.status}`
}

function sentenceOf(code: string): string {
  if (/^(SignatureDoesNotMatch|InvalidAccessKeyId|IncompleteSignature)/.test(code))
    return `短信服务商不接受访问密钥（${code}），请检查 HAIXUAN_ALIYUN_SMS_KEY_ID 和密钥文件。`
  if (/^isv\.SMS_(SIGNATURE|TEMPLATE)/.test(code))
    return `短信服务商不接受签名或模板（${code}），请检查 HAIXUAN_ALIYUN_SMS_SIGN_NAME 和 TEMPLATE。`
  if (code.startsWith('isv.BUSINESS_LIMIT_CONTROL')) return `短信服务商限制了发送频率（${code}），稍后重试。`
  if (code === 'isv.AMOUNT_NOT_ENOUGH' || code === 'isv.OUT_OF_SERVICE')
    return `短信服务商的余额不足或已停机（${code}），请充值。`
  return `短信服务商没有发出短信（${code}）。`
}
