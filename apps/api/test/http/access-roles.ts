import { TIER_ORDER, tierReaches } from '@haixuan/rules'
import { createHostToken } from '../../src/modules/account/store/host-token.ts'
import { findCaller, tokenDigest } from '../../src/modules/account/store/session.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { FLAGS } from '../../src/modules/hosts/rules/feature-flags.ts'
import type { UserCaller, VipType } from '../../src/platform/caller.ts'
import type { Access } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { keyOf } from './api-keys.ts'
import { entered, freshMobile, person, tokenOf } from './people.ts'
import type { RunningServer } from './running-server.ts'

/** Somebody who calls, and everything about them that a rule may ask for. */
export interface Role {
  name: string
  headers: Record<string, string>
  /** Undefined: nobody. */
  user?: Pick<UserCaller, 'tier' | 'isExternalLink' | 'isPre' | 'userCustom'> & {
    isMain: boolean
    isOperator: boolean
    isHostClient: boolean
    /** Gave the password in this session, just now. */
    isProved: boolean
    keyScopes: readonly string[] | undefined
  }
}

const PLAIN = {
  ...{ tier: 'general' as VipType, isExternalLink: false, isPre: true, userCustom: [] },
  ...{ isMain: true, isOperator: false, isHostClient: false, isProved: true, keyScopes: undefined },
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const YEAR_MS = 365 * 86_400_000

/** Every role, each a person of their own. */
export async function makeRoles(db: Database, server: RunningServer): Promise<Role[]> {
  const until = new Date(Date.now() + YEAR_MS)
  const nobody = async (name: string, change: string): Promise<Role> => {
    const { id, token } = await entered(db)
    await db.pool.query(change, [id])
    return { name, headers: bearer(token) }
  }
  const somebody = async (name: string, user: Partial<Role['user']>, about: object = {}): Promise<Role> => {
    const { token } = await entered(db, about)
    return { name, headers: bearer(token), user: { ...PLAIN, ...user } }
  }
  const tiers = TIER_ORDER.map((tier) =>
    somebody(tier, { tier }, { vipType: tier, vipExpire: tier === 'general' ? null : until }),
  )
  const main = await entered(db, { vipType: 'gold_drill', vipExpire: until })
  const subAccount = await person(db, { openedBy: main.id })
  const operator = await entered(db)
  await setOperator(db, operator.mobile, true, 'test')
  const all = await entered(db, {
    vipType: 'yqyy',
    vipExpire: until,
    isExternalLink: true,
    isPre: false,
    userCustom: ['x'],
  })
  await setOperator(db, all.mobile, true, 'test')
  const caller = await findCaller(db, all.token, true)
  if (!caller) throw new Error('A fresh token opens nothing.')
  const site = {
    name: 'a.test',
    flags: FLAGS,
    host: {
      ...{ name: 'a.test', siteName: 'a', logoUrl: null, loginUrl: null, accent: null, hidden: [] },
      origins: ['https://erp.example.com'],
    },
  }
  const origin = { ip: '127.0.0.1', device: undefined }
  const child = await createHostToken(db, caller, { site, hostOrigin: 'https://erp.example.com', origin })
  const everything = { tier: 'yqyy' as VipType, isExternalLink: true, isPre: false, userCustom: ['x'] }
  // Somebody else's: who may do everything ends all of their own keys.
  const holder = await entered(db, {
    ...{ vipType: 'yqyy', vipExpire: until },
    ...{ isExternalLink: true, isPre: false, userCustom: ['x'] },
  })
  const key = async (name: string, scopes: readonly string[]): Promise<Role> => ({
    name,
    headers: bearer((await keyOf(server, holder.token, scopes as never)).token),
    user: { ...PLAIN, ...everything, keyScopes: scopes },
  })
  const cookie = await entered(db)
  /** May do everything, but has not given the password lately. */
  const unproved = async (name: string, provedAt: string): Promise<Role> => {
    const token = await tokenOf(db, all.id)
    await db.pool.query(`update session set proved_at = ${provedAt} where token_hash = $1`, [
      tokenDigest(token),
    ])
    return {
      name,
      headers: bearer(token),
      user: { ...PLAIN, ...everything, isOperator: true, isProved: false },
    }
  }
  return [
    { name: 'anonymous', headers: {} },
    { name: 'bad token', headers: bearer('hx_nobody') },
    await nobody(
      'expired token',
      "update session set expires_at = now() - interval '1 second' where user_id = $1",
    ),
    await nobody('revoked token', 'delete from session where user_id = $1'),
    { name: 'cookie only', headers: { cookie: `token=${cookie.token}` } },
    ...(await Promise.all(tiers)),
    await somebody('expired member', {}, { vipType: 'black_drill', vipExpire: new Date(Date.now() - 1_000) }),
    { name: 'main account', headers: bearer(main.token), user: { ...PLAIN, tier: 'gold_drill' } },
    {
      name: 'sub-account',
      headers: bearer(await tokenOf(db, subAccount.id)),
      user: { ...PLAIN, tier: 'gold_drill', isMain: false },
    },
    await somebody('ERP account', {}, { mobile: `erp-${freshMobile()}` }),
    await somebody('TikTok', { isExternalLink: true }, { isExternalLink: true }),
    await somebody('pre-election', { isPre: false }, { isPre: false }),
    await somebody('custom service', { userCustom: ['x'] }, { userCustom: ['x'] }),
    { name: 'operator', headers: bearer(operator.token), user: { ...PLAIN, isOperator: true } },
    { name: 'everything', headers: bearer(all.token), user: { ...PLAIN, ...everything, isOperator: true } },
    await unproved('not proved', 'null'),
    await unproved('proved long ago', "now() - interval '1801 seconds'"),
    {
      name: 'host client',
      headers: bearer(child.token),
      user: { ...PLAIN, ...everything, isHostClient: true },
    },
    await key('key of goods', ['read:goods']),
    await key('key of all scopes', ['read:goods', 'read:shops', 'read:creators', 'read:own']),
  ]
}

/** What x-access says to a role: `in`, or the reason of the refusal. Written apart from the server's own check. */
export function declared({ user }: Role, access: Access): string {
  if (user?.keyScopes !== undefined) {
    if (access.keyScope === undefined) return 'key_not_accepted'
    if (access.keyScope !== 'any' && !user.keyScopes.includes(access.keyScope)) return 'key_scope_needed'
  }
  if (user?.isHostClient && access.keyScope === undefined && !access.hostToken)
    return 'host_token_not_accepted'
  if (access.auth === 'public') return 'in'
  if (!user) return 'sign_in_required'
  if (access.tier && !tierReaches(user.tier, access.tier)) {
    return access.tier === 'yqyy' ? 'custom_service' : 'tier_needed'
  }
  const has = {
    isexternallink: user.isExternalLink,
    is_pre: !user.isPre,
    userCustom: user.userCustom.length > 0,
    main_account: user.isMain,
    operator: user.isOperator,
  }
  const lacks = access.flags?.find((flag) => !has[flag])
  const reasons = {
    ...{ isexternallink: 'flag_needed', is_pre: 'custom_service', userCustom: 'custom_service' },
    ...{ main_account: 'main_account_only', operator: 'operator_only' },
  }
  if (lacks !== undefined) return reasons[lacks]
  return access.proof !== undefined && !user.isProved ? 'proof_needed' : 'in'
}
