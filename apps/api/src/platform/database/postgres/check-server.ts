import type pg from 'pg'
import type { StorageLog } from '../database.ts'
import { StartupError } from '../startup-error.ts'

const OLDEST = 15

interface Facts {
  version: number
  encoding: string
  collate: string
  ctype: string
  fsync: string
  full_page_writes: string
  synchronous_commit: string
}

/**
 * Looks whether this PostgreSQL can keep what it is given.
 * @throws StartupError when it is too old or does not store UTF-8
 */
export async function checkServer(pool: pg.Pool, log: StorageLog): Promise<void> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version,
       pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
       current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
       current_setting('synchronous_commit') as synchronous_commit
     from pg_database where datname = current_database()`,
  )
  const facts = rows[0]
  if (!facts) throw new Error('pg_database does not list the current database.')
  if (facts.version < OLDEST) {
    throw new StartupError(`PostgreSQL ${facts.version} 太旧，请升级到 ${OLDEST} 或更新的版本。`)
  }
  if (facts.encoding !== 'UTF8') {
    throw new StartupError(
      `数据库的编码是 ${facts.encoding}，请用 UTF8 编码另建一个（命令见 docs/storage.md）。`,
    )
  }
  if (facts.collate !== 'C' || facts.ctype !== 'C.UTF-8') {
    log.warn(
      `数据库的排序规则是 ${facts.collate}、字符分类是 ${facts.ctype}；建议用 lc_collate C、lc_ctype C.UTF-8 建库，否则排序与内置数据库不同（见 docs/storage.md）。`,
    )
  }
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'] as const) {
    if (facts[name] === 'off')
      log.warn(`PostgreSQL 的 ${name} 已关闭，断电时可能丢失已确认的写入，请打开它。`)
  }
}
