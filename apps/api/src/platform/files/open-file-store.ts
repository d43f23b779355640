import { join } from 'node:path'
import { StartupError } from '../database/startup-error.ts'
import { type Environment, readEach } from '../process/environment.ts'
import { secretOf } from '../process/secret-file.ts'
import type { FileStore } from './file-store.ts'
import { FILES_FOLDER, FolderStore } from './folder-store.ts'
import { type S3Settings, S3Store } from './s3-store.ts'

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
  const read = readEach({
    url: () => readUrl(env['HAIXUAN_S3_URL'] ?? ''),
    secret: () => secretOf('HAIXUAN_S3_SECRET_FILE', env['HAIXUAN_S3_SECRET_FILE'] ?? ''),
  })
  return { ...read, region: region ?? 'us-east-1', keyId: env['HAIXUAN_S3_KEY_ID'] ?? '' }
}

/** An address with a password or a query in it would be shown in sentences and signed wrongly. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && /^https?:$/.test(url.protocol)) return text.replace(/\/+$/, '')
  throw new StartupError('HAIXUAN_S3_URL 不是存储桶的地址，请改为 https://主机/桶名 的形式，不带密码和参数。')
}
