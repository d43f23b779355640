import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SETTING_NAMES, SETTINGS } from '#platform/process/setting-list.ts'
import { readProgram } from './program.ts'

const ROOT = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'haixuan-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
/** Every part of the program is set up. */
const WHOLE: Record<string, string> = {
  DATABASE_URL: 'postgres://haixuan@localhost/haixuan',
  HAIXUAN_DATA_DIR: folder,
  HAIXUAN_S3_URL: 'https://s3.example.com/haixuan',
  HAIXUAN_S3_KEY_ID: 'key',
  HAIXUAN_S3_SECRET_FILE: file('s3', 'secret'),
  HAIXUAN_SITE_URL: 'https://www.example.com',
  HAIXUAN_SMTP_URL: 'smtps://user@mail.example.com',
  HAIXUAN_SMTP_PASSWORD_FILE: file('smtp', 'secret'),
  HAIXUAN_MAIL_FROM: 'no-reply@example.com',
  HAIXUAN_ALIYUN_SMS_KEY_ID: 'key',
  HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE: file('sms', 'secret'),
  HAIXUAN_ALIYUN_SMS_SIGN_NAME: '海选',
  HAIXUAN_ALIYUN_SMS_TEMPLATE: 'SMS_1',
  WECHAT_PAY_APPID: 'app',
  WECHAT_PAY_MCHID: '1',
  WECHAT_PAY_SERIAL: '1',
  WECHAT_PAY_KEY_FILE: file('pay', privateKey),
  WECHAT_PAY_API_V3_KEY_FILE: file('v3', 'x'.repeat(32)),
  WECHAT_PAY_SITE: 'https://www.example.com',
  WECHAT_PAY_PUBLIC_KEY_ID: 'id',
  WECHAT_PAY_PUBLIC_KEY_FILE: file('public', publicKey),
}

function sentenceOf(env: Record<string, string>): string {
  try {
    readProgram(env, false)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('what the program reads is what the list of settings names', () => {
  const asked = new Set<string>()
  const watched = new Proxy(WHOLE, {
    get: (env, name) => {
      asked.add(String(name))
      return env[String(name)]
    },
  })
  const { wechat, channels, notes } = readProgram(watched, false)
  expect([wechat?.appId, notes]).toEqual(['app', []])
  expect([channels.mail.sender, channels.text.sender].every(Boolean)).toBe(true)
  const isOfScripts = (name: string) => name.startsWith('HAIXUAN_BACKUP_')
  const own = SETTING_NAMES.filter((name) => !isOfScripts(name))
  // npm tells where a command was typed.
  expect([...asked].filter((name) => name !== 'INIT_CWD').sort()).toEqual([...own].sort())
})

test('the table of docs/operating.md has every setting with its default, and README.md names no other', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const [, table = ''] = read('docs/operating.md').split('\n## Settings\n')
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([A-Z0-9_]+)`( \*)? \| (.*?) \|/gm)].map(
    ([, name = '', star, preset = '']) => ({
      ...{ name, preset: preset.replaceAll('`', '').replace('–', '') },
      ...(star ? { isSecret: true } : {}),
    }),
  )
  expect(rows).toEqual(SETTINGS)
  const named = [...read('README.md').matchAll(/`((?:HAIXUAN|WECHAT_PAY|DATABASE)_[A-Z0-9_]+)`/g)]
  expect(named.length).toBeGreaterThan(8)
  expect(named.map(([, name]) => name).filter((name = '') => !SETTING_NAMES.includes(name))).toEqual([])
})

test('everything that is wrong is told at once, and no value of a secret', () => {
  const said = sentenceOf({
    ...WHOLE,
    PORT: 'abc',
    HAIXUAN_WORKER: 'IN',
    DATABASE_URL: 'mysql://haixuan:canary@x/y',
    HAIXUAN_METRICS_TOKEN_FILE: file('token', 'canary short'),
    HAIXUAN_S3_URL: 'https://haixuan:canary@s3.example.com/b',
    HAIXUAN_S3_SECRET_FILE: 'canary',
    WECHAT_PAY_SITE: 'http://www.example.com',
    WECHAT_PAY_KEY_FILE: file('no-pem', 'canary'),
  })
  const names = ['PORT', 'DATABASE_URL', 'HAIXUAN_WORKER', 'HAIXUAN_METRICS_TOKEN', 'HAIXUAN_S3_URL']
  const more = ['HAIXUAN_S3_SECRET_FILE', 'WECHAT_PAY_SITE', 'WECHAT_PAY_KEY_FILE']
  const lines = said.split('\n')
  expect(lines[0]).toBe('有 8 项设置不能用：')
  for (const [at, name] of [...names, ...more].entries())
    expect(lines[at + 1]).toMatch(new RegExp(`^${at + 1}\\. (?:无法读取 )?${name}\\b.*。$`))
  expect(said).not.toContain('canary')
})

test('a file that cannot be read is the only thing said about it', () => {
  expect(sentenceOf({ HAIXUAN_WORKER: 'only', DATABASE_URL_FILE: '/nowhere' })).toBe(
    '无法读取 DATABASE_URL_FILE 指定的文件（ENOENT），请检查路径与权限。',
  )
})

test('a name that is written wrongly is noted with the right one', () => {
  const { notes } = readProgram(
    { HAIXUAN_DATA_DIR: folder, HAIXUAN_WORKR: 'off', HAIXUAN_COLOUR: 'x' },
    false,
  )
  expect(notes).toEqual([
    '不认识的设置 HAIXUAN_WORKR，没有作用；是不是想写 HAIXUAN_WORKER。',
    '不认识的设置 HAIXUAN_COLOUR，没有作用。',
  ])
})
