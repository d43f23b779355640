import type { KeyObject } from 'node:crypto'

/** What a merchant of WeChat Pay has: https://pay.weixin.qq.com/doc/v3/merchant/4012081606 */
export interface WechatSettings {
  appId: string
  merchantId: string
  /** Serial number of the merchant's own certificate, hexadecimal. */
  serial: string
  privateKey: KeyObject
  /** APIv3 key: 32 bytes. */
  apiKey: Buffer
  /** WeChat Pay's public key and its id (PUB_KEY_ID_…); without it platform certificates are fetched. */
  platformKey: { id: string; key: KeyObject } | undefined
  /** Where WeChat Pay tells of payments; https, of this site. */
  notifyUrl: string
  /** Origin of the API: https://api.mch.weixin.qq.com */
  origin: string
}
