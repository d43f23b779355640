import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/caller.ts'
import type { Access } from '#platform/contract/contract.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { isApiKey } from '../store/api-key.ts'
import { findKeyCaller } from '../store/key-caller.ts'
import type { NotesSeen } from '../store/seen-notes.ts'
import { findCaller } from '../store/session.ts'

const ANONYMOUS: Caller = { kind: 'anonymous' }
const SIGN_IN = '登录已过期，请重新登录'
const NO_KEY = 'API 密钥无效、已过期或已被吊销，请在“开放平台”检查或新建密钥'

/** The bearer token of a request. Cookies and addresses are never looked at. */
function bearerOf(header: string | undefined): string | undefined {
  const match = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(header ?? '')
  return match?.[1]
}

/** Where a caller is looked up, and where it is noted that they are here. */
interface Register {
  db: Database
  seen: NotesSeen
}

const findBearer = ({ db, seen }: Register, token: string, ip: string, allowDemo: boolean) =>
  isApiKey(token) ? findKeyCaller(db, token, ip, allowDemo, seen) : findCaller(db, token, allowDemo, seen)

/** Who calls, from the database at this moment. A public operation takes a stale token for no token. */
export async function identify(
  register: Register,
  request: FastifyRequest,
  access: Access,
  allowDemoAccounts: boolean,
): Promise<Caller> {
  const token = bearerOf(request.headers.authorization)
  const caller =
    token === undefined ? undefined : await findBearer(register, token, request.ip, allowDemoAccounts)
  if (caller) return caller
  if (access.auth === 'public') return ANONYMOUS
  if (token !== undefined && isApiKey(token)) throw new Failure('key_unknown', NO_KEY)
  throw new Failure('sign_in_required', SIGN_IN)
}
