import { codeOf } from '../../process/start-error.ts'
import { placeOf } from './connect-sentence.ts'
import type { TrustState } from './replica-trust.ts'

/** `old-tables`: behind, and not even at the tables of this version. */
export type ToldState = TrustState | 'old-tables'

const FROM_PRIMARY = '市场数据从主库读取'
const BACK = '恢复后会自动改回副本'

/** What the log says when a replica comes into use or gets no reads. The password is never part of it. */
export function replicaSentence(state: ToldState, readUrl: string, error?: unknown): string {
  const name = `只读副本 ${placeOf(readUrl)}`
  switch (state) {
    case 'used':
      return `${name} 已跟上主库，市场数据从副本读取。`
    case 'behind':
      return `${name} 落后主库超过 5 秒，${FROM_PRIMARY}，副本追上后会自动改回；如长时间没有追上，请检查复制是否正常（见 docs/operating.md）。`
    case 'old-tables':
      return `${name} 还没有本版本的表结构（复制暂停或落后），${FROM_PRIMARY}，副本追上后会自动改回；请检查复制是否正常。`
    case 'stranger':
      return `${name} 不是 DATABASE_URL 的副本（另一个集群或另一个库），${FROM_PRIMARY}；请改正 DATABASE_READ_URL 后重启。`
    case 'writable':
      return `${name} 可以写入，不是只读副本（可能已被提升为主库），${FROM_PRIMARY}；请检查 DATABASE_READ_URL。`
    case 'away':
      return `${name} ${awayBecause(error)}，${FROM_PRIMARY}，${BACK}。`
  }
}

/** The sentence for an address that is none. The address is not repeated: it may hold a password. */
export const NO_ADDRESS = `DATABASE_READ_URL 不是 PostgreSQL 地址，${FROM_PRIMARY}；请改为 postgres://用户:密码@主机:端口/库名 的形式后重启，或去掉它。`

/** The sentence for a replica of the embedded database, of which there is none. */
export const NO_PRIMARY =
  'DATABASE_READ_URL 只能与 DATABASE_URL 一起使用：内置数据库没有副本，已忽略它；请去掉它，或设置 DATABASE_URL。'

function awayBecause(error: unknown): string {
  const code = codeOf(error)
  if (code === '28P01' || code === '28000') return '拒绝了登录（请检查 DATABASE_READ_URL 中的用户名和密码）'
  if (code === '3D000') return '上没有这个库（请检查 DATABASE_READ_URL 中的库名，或等待复制）'
  if (code === '53300') return '的连接数已满（请调大 max_connections）'
  if (code === '40001' || code === '40P01')
    return '为了继续复制取消了查询（可在副本上打开 hot_standby_feedback）'
  return `没有应答（${code ?? (error instanceof Error ? error.message : String(error))}）`
}
