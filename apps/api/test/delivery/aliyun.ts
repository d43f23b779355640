import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const SMS_KEY = { keyId: 'LTAI-test', keySecret: 'sms-secret-0123456789' }

export interface SentText {
  mobile: string
  code: string
  sign: string
  template: string
  outId: string
}

/**
 * `SendSms` as Alibaba Cloud documents it. It reckons the signature from the bytes of the request by itself, and shares
 * no code with the sender.
 */
export async function aliyunService(answer: () => string = () => 'OK') {
  const sent: SentText[] = []
  const nonces = new Set<string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local')
    const fault = faultOf(request, url, nonces)
    const code = fault ?? answer()
    if (code === 'OK') {
      const given = (name: string) => url.searchParams.get(name) ?? ''
      sent.push({
        ...{ mobile: given('PhoneNumbers'), sign: given('SignName'), template: given('TemplateCode') },
        ...{ code: JSON.parse(given('TemplateParam')).code, outId: given('OutId') },
      })
    }
    response.writeHead(fault ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ Code: code, Message: `about ${url.search}`, RequestId: 'r' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  const { port } = server.address() as AddressInfo
  return { sent, endpoint: `http://127.0.0.1:${port}`, close }
}

function faultOf(request: IncomingMessage, url: URL, nonces: Set<string>): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '')
  if (request.method !== 'POST' || url.pathname !== '/') return 'InvalidAction.NotFound'
  if (header('x-acs-action') !== 'SendSms' || header('x-acs-version') !== '2017-05-25')
    return 'InvalidAction.NotFound'
  const age = Math.abs(Date.now() - Date.parse(header('x-acs-date')))
  if (!(age < 900_000)) return 'InvalidTimeStamp.Expired'
  const nonce = header('x-acs-signature-nonce')
  if (nonce === '' || nonces.has(nonce)) return 'SignatureNonceUsed'
  nonces.add(nonce)
  const [, keyId, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? []
  if (keyId !== SMS_KEY.keyId) return 'InvalidAccessKeyId.NotFound'
  const empty = createHash('sha256').digest('hex')
  if (header('x-acs-content-sha256') !== empty) return 'SignatureDoesNotMatch'
  const lines = names.split(';').map((name) => `${name}:${header(name)}\n`)
  // The query as it came, not as it is read: what was signed is what was sent.
  const query = url.search.slice(1).split('&').sort().join('&')
  const text = `POST\n/\n${query}\n${lines.join('')}\n${names}\n${empty}`
  const signed = `ACS3-HMAC-SHA256\n${createHash('sha256').update(text).digest('hex')}`
  const own = createHmac('sha256', SMS_KEY.keySecret).update(signed).digest('hex')
  const isWhole = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce'].every((name) =>
    names.split(';').includes(name),
  )
  return isWhole && own === signature ? undefined : 'SignatureDoesNotMatch'
}
