import type { KeyObject } from 'node:crypto'
import { type CertificateList, PlatformKeys } from './platform-keys.ts'
import { authorizationOf, isFresh, isGenuine, signedBy } from './signature.ts'
import type { WechatSettings } from './wechat-settings.ts'

const TIMEOUT_MS = 10_000

/** A refusal of WeChat Pay: its status and the code of its body, as ORDERPAID. */
export class WechatRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`WeChat Pay answered ${status} ${code}: ${message}`)
    this.name = 'WechatRefusal'
    this.status = status
    this.code = code
  }
}

/** Signed calls to WeChat Pay; an answer without its genuine, fresh signature is thrown away. */
export class WechatClient {
  readonly settings: WechatSettings
  readonly keys: PlatformKeys

  constructor(settings: WechatSettings) {
    this.settings = settings
    this.keys = new PlatformKeys(settings, () => this.#fetchCertificates())
  }

  /** @returns the answer's JSON, undefined when it has none. Throws WechatRefusal, or what the network threw. */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const { text, headers } = await this.#send(method, path, body)
    const signed = signedBy((name) => headers.get(name) ?? undefined)
    const key = signed && isFresh(signed) ? await this.keys.find(signed.serial) : undefined
    if (!signed || !key || !isGenuine(signed, text, key)) {
      throw new Error(`An answer to ${method} ${path.split('?')[0]} is not signed by WeChat Pay.`)
    }
    return text === '' ? undefined : JSON.parse(text)
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ text: string; headers: Headers }> {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const { platformKey, origin } = this.settings
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        authorization: authorizationOf(this.settings, { method, path, body: sent }),
        'user-agent': 'haixuan',
        ...(sent === '' ? {} : { 'content-type': 'application/json' }),
        ...(platformKey ? { 'wechatpay-serial': platformKey.id } : {}),
      },
      ...(sent === '' ? {} : { body: sent }),
    })
    const text = await answer.text()
    if (!answer.ok) throw refusalOf(answer.status, text)
    return { text, headers: answer.headers }
  }

  async #fetchCertificates(): Promise<{
    list: CertificateList
    serial: string
    verify: (key: KeyObject) => boolean
  }> {
    const { text, headers } = await this.#send('GET', '/v3/certificates')
    const signed = signedBy((name) => headers.get(name) ?? undefined)
    if (!signed || !isFresh(signed))
      throw new Error('The certificates of WeChat Pay came without a signature.')
    const verify = (key: KeyObject) => isGenuine(signed, text, key)
    return { list: JSON.parse(text) as CertificateList, serial: signed.serial, verify }
  }
}

function refusalOf(status: number, text: string): WechatRefusal {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    return new WechatRefusal(status, String(code), String(message))
  } catch {
    return new WechatRefusal(status, 'NO_JSON', text.slice(0, 100))
  }
}
