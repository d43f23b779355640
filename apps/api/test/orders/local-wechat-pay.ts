import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WechatSettings } from '../../src/modules/orders/wechat/wechat-settings.ts'
import { selfSigned } from './self-signed.ts'

const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const DAY_MS = 86_400_000
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Made once for all tests: a tenth of a second each. */
const [MERCHANT, PLATFORM, FORGER] = [pair(), pair(), pair()]

interface Trade {
  number: string
  total: number
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED'
  transactionId: string
  openid: string
}

/** Headers and bytes of a notification, ready to be sent. */
export interface Notification {
  body: string
  headers: Record<string, string>
}

/**
 * WeChat Pay as its documents describe it, on this machine: it checks the merchant's signature of each call, signs its
 * answers, gives out its certificates sealed with the APIv3 key, and writes notifications.
 */
export class LocalWechatPay {
  readonly #merchant = MERCHANT
  readonly #platform = PLATFORM
  readonly #apiKey = Buffer.from(randomBytes(16).toString('hex'))
  readonly trades = new Map<string, Trade>()
  /** Calls that came, as `POST /v3/…`. */
  readonly calls: string[] = []
  isDown = false
  /** Signs with a key that nobody knows. */
  isForged = false
  readonly #server = createServer((request, answer) => void this.#serve(request, answer))

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** What the merchant's server is set up with. @param mode which of the two ways its answers are checked */
  settings(mode: 'public key' | 'certificates'): WechatSettings {
    const { port } = this.#server.address() as AddressInfo
    return {
      ...{ appId: 'wxd678efh567hg6787', merchantId: '1900009191', serial: 'ABCDEF', apiKey: this.#apiKey },
      privateKey: this.#merchant.privateKey,
      platformKey:
        mode === 'public key' ? { id: 'PUB_KEY_ID_0119', key: this.#platform.publicKey } : undefined,
      notifyUrl: 'https://haixuan.example/api/payments/wechat/notify',
      origin: `http://127.0.0.1:${port}`,
    }
  }

  /** The buyer scans and pays. */
  pay(number: string, { total, openid = 'o-buyer' }: { total?: number; openid?: string } = {}): Trade {
    const trade = this.trades.get(number)
    if (!trade) throw new Error(`${number} was never announced`)
    Object.assign(trade, { state: 'SUCCESS', openid, ...(total === undefined ? {} : { total }) })
    return trade
  }

  /** The news of a payment. @param about what a forger or an accident changes */
  notification(
    number: string,
    mode: 'public key' | 'certificates',
    about: { merchantId?: string; apiKey?: Buffer; ageS?: number; kind?: string } = {},
  ): Notification {
    const trade = this.trades.get(number)
    if (!trade) throw new Error(`${number} was never announced`)
    const sealed = seal(
      JSON.stringify(this.#tradeBody(trade, about.merchantId)),
      about.apiKey ?? this.#apiKey,
    )
    const body = JSON.stringify({
      ...{ id: randomUUID(), create_time: '2026-11-21T10:00:00+08:00', resource_type: 'encrypt-resource' },
      ...{ event_type: about.kind ?? 'TRANSACTION.SUCCESS', summary: '支付成功' },
      resource: { original_type: 'transaction', ...sealed },
    })
    return { body, headers: this.#sign(body, mode === 'public key', about.ageS) }
  }

  async #serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const [path = '', query = ''] = (request.url ?? '').split('?')
    this.calls.push(`${request.method} ${path}`)
    const isKeyed = request.headers['wechatpay-serial'] !== undefined
    if (this.isDown) return void answer.writeHead(500).end('{"code":"SYSTEM_ERROR","message":"系统异常"}')
    if (!this.#isMerchant(request, body)) {
      return void answer.writeHead(401).end('{"code":"SIGN_ERROR","message":"签名错误"}')
    }
    const [status, value] = this.#answer(request.method ?? '', path, query, body)
    const text = value === undefined ? '' : JSON.stringify(value)
    answer.writeHead(status, this.#sign(text, isKeyed)).end(text)
  }

  #answer(method: string, path: string, query: string, body: string): [number, object | undefined] {
    if (path === '/v3/certificates') return [200, this.#certificates()]
    if (method === 'POST' && path === '/v3/pay/transactions/native') return this.#open(JSON.parse(body))
    const [, number = '', close] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? []
    const trade = this.trades.get(number)
    if (!trade) return [404, { code: 'ORDERNOTEXIST', message: '订单不存在' }]
    if (!close) {
      if (method !== 'GET' || query !== 'mchid=1900009191') return [400, { code: 'PARAM_ERROR', message: '' }]
      return [200, this.#tradeBody(trade)]
    }
    if (trade.state === 'SUCCESS') return [400, { code: 'ORDERPAID', message: '订单已支付' }]
    trade.state = 'CLOSED'
    return [204, undefined]
  }

  #open(wish: { out_trade_no: string; amount: { total: number }; [key: string]: unknown }): [number, object] {
    const { out_trade_no: number, amount } = wish
    const isWhole =
      ['appid', 'mchid', 'description', 'notify_url'].every((name) => typeof wish[name] === 'string') &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(wish['time_expire']))
    if (!isWhole) return [400, { code: 'PARAM_ERROR', message: '参数错误' }]
    const known = this.trades.get(number)
    if (known && known.total !== amount.total) return [403, { code: 'OUT_TRADE_NO_USED', message: '' }]
    const transactionId = `4200${randomBytes(12).toString('hex')}`
    if (!known)
      this.trades.set(number, { number, total: amount.total, state: 'NOTPAY', transactionId, openid: '' })
    return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${number}` }]
  }

  #tradeBody(trade: Trade, merchantId = '1900009191'): object {
    const base = { appid: 'wxd678efh567hg6787', mchid: merchantId, out_trade_no: trade.number }
    if (trade.state !== 'SUCCESS') return { ...base, trade_state: trade.state }
    return {
      ...{ ...base, trade_state: 'SUCCESS', trade_type: 'NATIVE', transaction_id: trade.transactionId },
      ...{ payer: { openid: trade.openid }, success_time: '2026-11-21T10:00:00+08:00' },
      amount: { total: trade.total, payer_total: trade.total, currency: 'CNY', payer_currency: 'CNY' },
    }
  }

  #certificates(): object {
    const { publicKey, privateKey } = this.#platform
    const life = [Date.now() - DAY_MS, Date.now() + 365 * DAY_MS] as const
    const pem = selfSigned(publicKey, privateKey, SERIAL, life)
    return { data: [{ serial_no: SERIAL, encrypt_certificate: seal(pem, this.#apiKey) }] }
  }

  #sign(body: string, isKeyed: boolean, ageS = 0): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1_000) - ageS)
    const nonce = randomBytes(16).toString('hex')
    const key = this.isForged ? FORGER.privateKey : this.#platform.privateKey
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64')
    return {
      ...{ 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature },
      ...{ 'wechatpay-serial': isKeyed ? 'PUB_KEY_ID_0119' : SERIAL, 'content-type': 'application/json' },
    }
  }

  #isMerchant({ method, url, headers }: IncomingMessage, body: string): boolean {
    const parts = Object.fromEntries(
      [...(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    return (
      headers.authorization?.startsWith('WECHATPAY2-SHA256-RSA2048 ') === true &&
      parts['mchid'] === '1900009191' &&
      parts['serial_no'] === 'ABCDEF' &&
      createVerify('RSA-SHA256')
        .update(`${method}\n${url}\n${parts['timestamp']}\n${parts['nonce_str']}\n${body}\n`)
        .verify(this.#merchant.publicKey, parts['signature'] ?? '', 'base64')
    )
  }
}

function seal(text: string, apiKey: Buffer): object {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from('transaction'))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    ...{ algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: 'transaction' },
    ciphertext: sealed.toString('base64'),
  }
}
