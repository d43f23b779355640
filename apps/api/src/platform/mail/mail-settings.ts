import { isLoopback } from '../http/loopback.ts'
import type { Environment } from '../process/environment.ts'
import { readSecretFile } from '../process/secret-file.ts'

export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS, which only a server on this machine may lack. */
  isTls: boolean
  user: string | undefined
  password: string | undefined
  /** Address and name that people see. */
  from: { name: string; address: string }
  /** Bounces come back to this address, with the tag of the message after a plus sign. */
  returnAddress: string
  siteUrl: string
}

const NAMES = ['HAIXUAN_SMTP_URL', 'HAIXUAN_MAIL_FROM', 'HAIXUAN_SITE_URL'] as const
const MAIL_ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Reads HAIXUAN_SMTP_URL and what belongs to it. @returns undefined without settings, a sentence for wrong ones */
export function readMailSettings(env: Environment): MailSettings | string | undefined {
  const [smtp, sender, site] = NAMES.map((name) => env[name] || undefined)
  if (!smtp && !sender) return undefined
  const missing = NAMES.filter((name) => !env[name])
  if (!smtp || !sender || !site) return `邮件的设置不全，还缺少 ${missing.join('、')}，因此没有启用。`
  const server = readServer(smtp, env['HAIXUAN_SMTP_PASSWORD_FILE'])
  if (typeof server === 'string') return server
  const from = readFrom(sender)
  if (!from) return 'HAIXUAN_MAIL_FROM 应写成 海选 <no-reply@example.com> 的形式，邮件没有启用。'
  const returnAddress = env['HAIXUAN_MAIL_RETURN'] || from.address
  if (!MAIL_ADDRESS.test(returnAddress) || returnAddress.includes('+'))
    return 'HAIXUAN_MAIL_RETURN 应为收退信的邮箱地址，其中不能有加号，邮件没有启用。'
  const url = URL.canParse(site) ? new URL(site) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.origin !== site)
    return 'HAIXUAN_SITE_URL 应为本站的 https 地址，末尾不带斜杠，例如 https://www.example.com，邮件没有启用。'
  return { ...server, from, returnAddress, siteUrl: site }
}

function readServer(
  text: string,
  passwordFile: string | undefined,
): Pick<MailSettings, 'host' | 'port' | 'isTls' | 'user' | 'password'> | string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Never the text itself: it may hold a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return 'HAIXUAN_SMTP_URL 无法识别，应为 smtp://用户@主机:587 或 smtps://用户@主机:465 的形式，邮件没有启用。'
  const isTls = url.protocol === 'smtps:'
  const read = passwordFile ? readSecretFile('HAIXUAN_SMTP_PASSWORD_FILE', passwordFile) : undefined
  if (typeof read === 'string') return read
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
    isTls,
    user: decoded(url.username),
    password: read?.secret ?? decoded(url.password),
  }
}

function decoded(part: string): string | undefined {
  if (part === '') return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readFrom(text: string): MailSettings['from'] | undefined {
  const [, name = '', address = ''] = /^([^<>\r\n"]*)<([^<>]+)>$/.exec(text.trim()) ?? [null, '', text.trim()]
  return MAIL_ADDRESS.test(address) ? { name: name.trim(), address } : undefined
}
