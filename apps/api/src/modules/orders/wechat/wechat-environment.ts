import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { StartupError } from '#platform/database/startup-error.ts'
import { exactOrigin } from '#platform/host-name.ts'
import { type Environment, readEach } from '#platform/process/environment.ts'
import { secretOf } from '#platform/process/secret-file.ts'
import { WECHAT_CALLBACK } from './wechat-callback.ts'
import type { WechatSettings } from './wechat-settings.ts'

const NEEDED = ['APPID', 'MCHID', 'SERIAL', 'KEY_FILE', 'API_V3_KEY_FILE', 'SITE'] as const

/**
 * Reads WECHAT_PAY_*; undefined when none is set. Secrets come as files, never as values.
 * @throws {StartupError} when only some are set, or one cannot be used
 */
export function readWechatEnvironment(env: Environment): WechatSettings | undefined {
  const get = (name: string) => env[`WECHAT_PAY_${name}`] || undefined
  if (NEEDED.every((name) => get(name) === undefined)) return undefined
  const missing = NEEDED.filter((name) => get(name) === undefined)
  if (missing.length > 0) {
    const names = missing.map((name) => `WECHAT_PAY_${name}`).join('、')
    throw new StartupError(`微信支付的设置不全，还缺少 ${names}；全部去掉则不启用微信支付。`)
  }
  const site = get('SITE') ?? ''
  const keyId = get('PUBLIC_KEY_ID')
  const keys = readEach({
    apiKey: () => readApiKey(get('API_V3_KEY_FILE') ?? ''),
    notifyUrl: () => `${readSite(site)}${WECHAT_CALLBACK}`,
    privateKey: () => readKey('WECHAT_PAY_KEY_FILE', get('KEY_FILE'), createPrivateKey),
    platformKey: () =>
      keyId === undefined
        ? undefined
        : {
            id: keyId,
            key: readKey('WECHAT_PAY_PUBLIC_KEY_FILE', get('PUBLIC_KEY_FILE'), createPublicKey),
          },
  })
  return {
    ...{ appId: get('APPID') ?? '', merchantId: get('MCHID') ?? '', serial: get('SERIAL') ?? '' },
    ...keys,
    origin: 'https://api.mch.weixin.qq.com',
  }
}

function readApiKey(file: string): Buffer {
  const key = Buffer.from(secretOf('WECHAT_PAY_API_V3_KEY_FILE', file), 'utf8')
  if (key.length === 32) return key
  throw new StartupError(
    'WECHAT_PAY_API_V3_KEY_FILE 里的 APIv3 密钥不是 32 个字符，请填写商户平台“API 安全”中设置的密钥。',
  )
}

function readSite(site: string): string {
  if (site.startsWith('https:') && exactOrigin(site) !== undefined) return site
  throw new StartupError(
    'WECHAT_PAY_SITE 应为本站的 https 地址，末尾不带斜杠，例如 https://www.example.com。',
  )
}

function readKey(name: string, file: string | undefined, read: (pem: string) => KeyObject): KeyObject {
  try {
    return read(secretOf(name, file ?? ''))
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${name} 指定的文件不是 PEM 格式的密钥，请换成商户平台给出的文件。`)
  }
}
