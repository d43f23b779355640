import { type KeyObject, X509Certificate } from 'node:crypto'
import { openResource, type Resource } from './resource.ts'
import type { WechatSettings } from './wechat-settings.ts'

/** An answer of /v3/certificates. */
export interface CertificateList {
  data: { serial_no: string; encrypt_certificate: Resource }[]
}

/** Asks for the certificates; what comes with the list says who signed it and checks a key against it. */
export type FetchCertificates = () => Promise<{
  list: CertificateList
  serial: string
  verify: (key: KeyObject) => boolean
}>

/** At most one fetch in this time, however many unknown serials arrive: a stranger can send any. */
const PAUSE_MS = 10_000
const STALE_MS = 12 * 3_600_000

/** The keys that WeChat Pay signs with: its public key, or its certificates, which change every few years. */
export class PlatformKeys {
  readonly #settings: WechatSettings
  readonly #fetch: FetchCertificates
  #known = new Map<string, { key: KeyObject; until: number }>()
  #fetchedAt = Number.NEGATIVE_INFINITY

  /** @param fetch asks /v3/certificates; its answer is believed once one of its own certificates verifies it */
  constructor(settings: WechatSettings, fetch: FetchCertificates) {
    this.#settings = settings
    this.#fetch = fetch
  }

  /** The key of a serial; undefined for one that is not WeChat Pay's. */
  async find(serial: string, now = Date.now()): Promise<KeyObject | undefined> {
    const { platformKey } = this.#settings
    if (platformKey) return serial === platformKey.id ? platformKey.key : undefined
    // Certificates end by the wall clock; one that was put back must not stop the asking.
    const age = Math.abs(now - this.#fetchedAt)
    if ((!this.#known.has(serial) && age >= PAUSE_MS) || age >= STALE_MS) await this.#refresh(now)
    const found = this.#known.get(serial)
    return found && found.until > now ? found.key : undefined
  }

  async #refresh(now: number): Promise<void> {
    this.#fetchedAt = now
    const { list, verify, serial } = await this.#fetch()
    const fresh = new Map<string, { key: KeyObject; until: number }>()
    for (const { serial_no, encrypt_certificate } of list.data) {
      const certificate = new X509Certificate(openResource(encrypt_certificate, this.#settings.apiKey))
      fresh.set(serial_no, { key: certificate.publicKey, until: Date.parse(certificate.validTo) })
    }
    // Only who holds the APIv3 key can have sealed them; that their own key signed the answer ties the two.
    const own = fresh.get(serial)
    if (!own || !verify(own.key))
      throw new Error('The certificates of WeChat Pay are not signed by their own key.')
    this.#known = fresh
  }
}
