import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../database/startup-error.ts'
import type { FileStore } from './file-store.ts'
import { FILES_FOLDER, FolderStore } from './folder-store.ts'
import { type S3Settings, S3Store } from './s3-store.ts'

type Environment = Record<string, string | undefined>

const NEEDED = ['HAIXUAN_S3_URL', 'HAIXUAN_S3_KEY_ID', 'HAIXUAN_S3_SECRET_FILE'] as const

/**
 * The store that HAIXUAN_S3_* name; a folder in the data folder when none is set.
 * @throws {StartupError} when only some are set, or one means nothing
 */
export function openFileStore(env: Environment, dataDir: string): FileStore {
  const s3 = readS3Settings(env)
  return s3 ? new S3Store(s3) : new FolderStore(join(dataDir, FILES_FOLDER))
}

/** Reads HAIXUAN_S3_*; undefined when none is set. The secret comes as a file, never as a value. */
export function readS3Settings(env: Environment): S3Settings | undefined {
  const region = env['HAIXUAN_S3_REGION'] || undefined
  const missing = NEEDED.filter((name) => !env[name])
  if (missing.length === NEEDED.length && region === undefined) return undefined
  if (missing.length > 0)
    throw new StartupError(
      `文件存储的设置不全，还缺少 ${missing.join('、')}；全部去掉则把文件保存在数据目录里。`,
    )
  return {
    url: readUrl(env['HAIXUAN_S3_URL'] ?? ''),
    region: region ?? 'us-east-1',
    keyId: env['HAIXUAN_S3_KEY_ID'] ?? '',
    secret: readSecret(env['HAIXUAN_S3_SECRET_FILE'] ?? ''),
  }
}

/** An address with a password or a query in it would be shown in sentences and signed wrongly. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && /^https?:$/.test(url.protocol)) return text.replace(/\/+$/, '')
  throw new StartupError('HAIXUAN_S3_URL 不是存储桶的地址，请改为 https://主机/桶名 的形式，不带密码和参数。')
}

function readSecret(file: string): string {
  let secret = ''
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartupError(
      `HAIXUAN_S3_SECRET_FILE 指定的文件 ${file} 读不出来（${(error as NodeJS.ErrnoException).code}），请检查路径和权限。`,
    )
  }
  if (secret !== '') return secret
  throw new StartupError(`HAIXUAN_S3_SECRET_FILE 指定的文件 ${file} 是空的，请把密钥写进去。`)
}
