import { tierReaches } from '@haixuan/rules'
import type { Caller, UserCaller, VipType } from '#platform/caller.ts'
import type { Access, AccessFlag } from '#platform/contract/contract.ts'
import { Failure } from '#platform/failure.ts'
import { requireProof } from '../rules/proof.ts'

const SIGN_IN = '登录已过期，请重新登录'
const NO_ACCESS = '暂无访问权限，请联系客服'
const CUSTOM = '该功能为定制服务,请联系客服'
const MAIN_ONLY = '子账号不能进行该操作，请使用主账号登录'

/** Throws 403 unless the caller has what x-access asks for. */
export function authorize(caller: Caller, access: Access): void {
  if (caller.kind === 'user') {
    authorizeKey(caller, access)
    authorizeHostToken(caller, access)
  }
  if (access.auth === 'public') return
  if (caller.kind !== 'user') throw new Failure('sign_in_required', SIGN_IN)
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
  throw new Failure('host_token_not_accepted', '该操作不接受客户端令牌，请在网站上操作')
}

function tierNeeded(need: VipType): Failure {
  return need === 'yqyy'
    ? new Failure('custom_service', CUSTOM, { need })
    : new Failure('tier_needed', '当前会员等级不能使用该功能，请升级会员', { need })
}

function refusalOf(caller: Extract<Caller, { kind: 'user' }>, flag: AccessFlag): Failure | undefined {
  switch (flag) {
    case 'isexternallink':
      return caller.isExternalLink ? undefined : new Failure('flag_needed', NO_ACCESS)
    case 'is_pre':
      return caller.isPre ? new Failure('custom_service', CUSTOM) : undefined
    case 'userCustom':
      return caller.userCustom.length > 0 ? undefined : new Failure('custom_service', CUSTOM)
    case 'operator':
      return caller.isOperator ? undefined : new Failure('operator_only', NO_ACCESS)
    case 'main_account':
      return caller.parentId === null ? undefined : new Failure('main_account_only', MAIN_ONLY)
  }
}

/**
 * Keys read what x-access opens to their scopes, and nothing else; an operation that says nothing is closed.
 * @throws {Failure} `key_not_accepted`, `key_scope_needed`
 */
function authorizeKey({ key }: UserCaller, { keyScope }: Access): void {
  if (!key) return
  if (keyScope === undefined) {
    throw new Failure('key_not_accepted', '该接口不接受 API 密钥，请登录网站后操作')
  }
  if (keyScope === 'any' || key.scopes.includes(keyScope)) return
  throw new Failure('key_scope_needed', `该密钥没有 ${keyScope} 权限，请换用或新建有此权限的密钥`, {
    scope: keyScope,
  })
}
