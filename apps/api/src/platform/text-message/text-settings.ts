import { isLoopback } from '../http/loopback.ts'
import type { Environment } from '../process/environment.ts'
import { readSecretFile } from '../process/secret-file.ts'

export interface TextSettings {
  keyId: string
  keySecret: string
  /** Name in brackets at the head of the message, approved by the provider. */
  signName: string
  /** Template with one variable, `code`. */
  template: string
  /** Origin of the service. */
  endpoint: string
}

const PREFIX = 'HAIXUAN_ALIYUN_SMS_'
const NEEDED = ['KEY_ID', 'KEY_SECRET_FILE', 'SIGN_NAME', 'TEMPLATE'] as const
const ENDPOINT = 'https://dysmsapi.aliyuncs.com'

/** Reads HAIXUAN_ALIYUN_SMS_*. @returns undefined without settings, a sentence for wrong ones */
export function readTextSettings(env: Environment): TextSettings | string | undefined {
  const get = (name: string) => env[`${PREFIX}${name}`] || ''
  const missing = NEEDED.filter((name) => get(name) === '')
  if (missing.length === NEEDED.length) return undefined
  if (missing.length > 0)
    return `短信的设置不全，还缺少 ${missing.map((name) => PREFIX + name).join('、')}，因此没有启用。`
  const read = readSecretFile(`${PREFIX}KEY_SECRET_FILE`, get('KEY_SECRET_FILE'))
  if (typeof read === 'string') return read
  const endpoint = get('ENDPOINT') || ENDPOINT
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.origin !== endpoint)
    return `${PREFIX}ENDPOINT 应为 https 地址，末尾不带斜杠，例如 ${ENDPOINT}，短信没有启用。`
  return {
    ...{ keyId: get('KEY_ID'), keySecret: read.secret, endpoint },
    ...{ signName: get('SIGN_NAME'), template: get('TEMPLATE') },
  }
}
