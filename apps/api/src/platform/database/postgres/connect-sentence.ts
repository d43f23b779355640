import { codeOf } from '../../process/start-error.ts'
import { StartupError } from '../startup-error.ts'

/** The sentence for a PostgreSQL that could not be used at the start. The password is never part of it. */
export function connectError(error: unknown, databaseUrl: string): StartupError {
  const place = placeOf(databaseUrl)
  const code = codeOf(error) ?? codeOf((error as { errors?: unknown[] } | undefined)?.errors?.[0])
  const what = error instanceof Error ? error.message : String(error)
  switch (code) {
    case '28P01':
    case '28000':
      return new StartupError(`数据库 ${place} 拒绝了登录，请检查 DATABASE_URL 中的用户名和密码。`)
    case '3D000':
      return new StartupError(
        `数据库 ${place} 不存在，请先创建它（命令见 docs/storage.md），或改正 DATABASE_URL 中的库名。`,
      )
    case '53300':
      return new StartupError(`数据库 ${place} 的连接数已满，请关闭一些连接或调大 max_connections。`)
    case '42501':
      return new StartupError(`数据库 ${place} 的用户没有建表的权限，请授予它 public 模式的 create 权限。`)
    default:
      return new StartupError(
        `数据库 ${place} 没有应答（${code ?? what}），请确认 PostgreSQL 已启动、DATABASE_URL 中的地址和端口正确；去掉 DATABASE_URL 则使用内置数据库。`,
      )
  }
}

/** Host and database of an address, without its user. */
export function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${url.host || '本机'}${url.pathname}`
}
