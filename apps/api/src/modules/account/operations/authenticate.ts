import type { FastifyRequest } from 'fastify'
import type { Caller, UserCaller, VipType } from '#modules/access/rules/caller.ts'
import { tierReaches } from '#modules/access/rules/tiers.ts'
import type { Database } from '#platform/database/database.ts'
import { ApiError } from '#platform/failure.ts'
import type { Access, AccessFlag } from '#platform/http/contract.ts'
import { isApiKey } from '../store/api-key.ts'
import { findKeyCaller } from '../store/key-caller.ts'
import { requireProof } from '../store/proof.ts'
import { findCaller } from '../store/session.ts'
import { authorizeKey } from './key-call.ts'

const ANONYMOUS: Caller = { kind: 'anonymous' }
const SIGN_IN = '登录已过期，请重新登录'
const NO_KEY = 'API 密钥无效、已过期或已被吊销，请在“开放平台”检查或新建密钥'
const NO_ACCESS = '暂无访问权限，请联系客服'
const CUSTOM = '该功能为定制服务,请联系客服'
const MAIN_ONLY = '子账号不能管理子账号，请使用主账号登录'

/** The bearer token of a request. Cookies and addresses are never looked at. */
function bearerOf(header: string | undefined): string | undefined {
  const match = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(header ?? '')
  return match?.[1]
}

const findBearer = (db: Database, token: string, ip: string, allowDemo: boolean) =>
  isApiKey(token) ? findKeyCaller(db, token, ip, allowDemo) : findCaller(db, token, allowDemo)

/** Who calls, from the database at this moment. A public operation takes a stale token for no token. */
export async function identify(
  db: Database,
  request: FastifyRequest,
  access: Access,
  allowDemoAccounts: boolean,
): Promise<Caller> {
  const token = bearerOf(request.headers.authorization)
  const caller = token === undefined ? undefined : await findBearer(db, token, request.ip, allowDemoAccounts)
  if (caller) return caller
  if (access.auth === 'public') return ANONYMOUS
  if (token !== undefined && isApiKey(token)) throw new ApiError(401, 'key_unknown', NO_KEY)
  throw new ApiError(401, 'sign_in_required', SIGN_IN)
}

/** Throws 403 unless the caller has what x-access asks for. */
export function authorize(caller: Caller, access: Access): void {
  if (caller.kind === 'user') {
    authorizeKey(caller, access)
    authorizeHostToken(caller, access)
  }
  if (access.auth === 'public') return
  if (caller.kind !== 'user') throw new ApiError(401, 'sign_in_required', SIGN_IN)
  if (access.tier && !tierReaches(caller.tier, access.tier)) throw tierNeeded(access.tier)
  for (const flag of access.flags ?? []) {
    const refusal = refusalOf(caller, flag)
    if (refusal) throw refusal
  }
  if (access.proof !== undefined) requireProof(caller, access.proof)
}

/** Host clients read what x-access opens to keys or to them, and nothing else. */
function authorizeHostToken({ hostOrigin }: UserCaller, { keyScope, hostToken }: Access): void {
  if (hostOrigin === undefined || keyScope !== undefined || hostToken) return
  throw new ApiError(403, 'host_token_not_accepted', '该操作不接受客户端令牌，请在网站上操作')
}

function tierNeeded(need: VipType): ApiError {
  return need === 'yqyy'
    ? new ApiError(403, 'custom_service', CUSTOM, { need })
    : new ApiError(403, 'tier_needed', '当前会员等级不能使用该功能，请升级会员', { need })
}

function refusalOf(caller: Extract<Caller, { kind: 'user' }>, flag: AccessFlag): ApiError | undefined {
  switch (flag) {
    case 'isexternallink':
      return caller.isExternalLink ? undefined : new ApiError(403, 'flag_needed', NO_ACCESS)
    case 'is_pre':
      return caller.isPre ? new ApiError(403, 'custom_service', CUSTOM) : undefined
    case 'userCustom':
      return caller.userCustom.length > 0 ? undefined : new ApiError(403, 'custom_service', CUSTOM)
    case 'operator':
      return caller.isOperator ? undefined : new ApiError(403, 'operator_only', NO_ACCESS)
    case 'main_account':
      return caller.parentId === null ? undefined : new ApiError(403, 'main_account_only', MAIN_ONLY)
  }
}
