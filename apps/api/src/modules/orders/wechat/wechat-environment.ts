import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartupError } from '#platform/database/startup-error.ts'
import { exactOrigin } from '#platform/host-name.ts'
import { WECHAT_CALLBACK } from './wechat-callback.ts'
import type { WechatSettings } from './wechat-settings.ts'

type Environment = Record<string, string | undefined>

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
  const apiKey = Buffer.from(readSecret('WECHAT_PAY_API_V3_KEY_FILE', get('API_V3_KEY_FILE')).trim(), 'utf8')
  if (apiKey.length !== 32)
    throw new StartupError('WECHAT_PAY_API_V3_KEY_FILE 里的 APIv3 密钥不是 32 个字符。')
  const site = get('SITE') ?? ''
  if (!site.startsWith('https:') || exactOrigin(site) === undefined) {
    throw new StartupError(
      'WECHAT_PAY_SITE 应为本站的 https 地址，末尾不带斜杠，例如 https://www.example.com。',
    )
  }
  const keyId = get('PUBLIC_KEY_ID')
  return {
    ...{ appId: get('APPID') ?? '', merchantId: get('MCHID') ?? '', serial: get('SERIAL') ?? '', apiKey },
    privateKey: readKey('WECHAT_PAY_KEY_FILE', get('KEY_FILE'), createPrivateKey),
    platformKey: keyId
      ? { id: keyId, key: readKey('WECHAT_PAY_PUBLIC_KEY_FILE', get('PUBLIC_KEY_FILE'), createPublicKey) }
      : undefined,
    notifyUrl: `${site}${WECHAT_CALLBACK}`,
    origin: 'https://api.mch.weixin.qq.com',
  }
}

function readSecret(name: string, file: string | undefined): string {
  try {
    return readFileSync(file ?? '', 'utf8')
  } catch {
    throw new StartupError(`无法读取 ${name} 指定的文件，请检查路径与权限。`)
  }
}

function readKey(name: string, file: string | undefined, read: (pem: string) => KeyObject): KeyObject {
  try {
    return read(readSecret(name, file))
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${name} 指定的文件不是 PEM 格式的密钥。`)
  }
}
