import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto'
import type { WechatSettings } from './wechat-settings.ts'

const SCHEME = 'WECHATPAY2-SHA256-RSA2048'
/** A message older than this is somebody's replay. */
const FRESH_S = 300

interface Call {
  method: 'GET' | 'POST'
  /** Path with query. */
  path: string
  /** As it is sent; empty for GET. */
  body: string
}

/** The Authorization header of a call: RSA-SHA256 over method, path, time, nonce and body, a line each. */
export function authorizationOf(
  { merchantId, serial, privateKey }: WechatSettings,
  { method, path, body }: Call,
  now = Date.now(),
): string {
  const timestamp = String(Math.floor(now / 1_000))
  const nonce = randomBytes(16).toString('hex')
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, 'base64')
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial }
  return `${SCHEME} ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`
}

/** What WeChat Pay signs an answer or a notification with, in `Wechatpay-*` headers. */
export interface SignedBy {
  timestamp: string
  nonce: string
  signature: string
  /** Which of its keys. */
  serial: string
}

/** Reads the signature headers, lower case; undefined when one is missing. */
export function signedBy(header: (name: string) => string | undefined): SignedBy | undefined {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
    header(`wechatpay-${name}`),
  )
  return timestamp && nonce && signature && serial ? { timestamp, nonce, signature, serial } : undefined
}

/** Whether the time of a message is of these five minutes. */
export function isFresh({ timestamp }: SignedBy, now = Date.now()): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= FRESH_S
}

/** Whether the key of WeChat Pay has signed exactly this body. */
export function isGenuine(
  { timestamp, nonce, signature }: SignedBy,
  body: Buffer | string,
  key: KeyObject,
): boolean {
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n`)
    .update(body)
    .update('\n')
    .verify(key, signature, 'base64')
}
