import type { User } from '#shared/session'

/** Something of the dropdown above the sign-out. */
export interface MenuEntry {
  id:
    | 'settings'
    | 'password'
    | 'quota'
    | 'stores'
    | 'keys'
    | 'devices'
    | 'mail'
    | 'admin'
    | 'team'
    | 'invitations'
  label: string
}

/**
 * What the dropdown of the header offers a user. Sub-accounts are managed only by main accounts that have some
 * (specification, sections 2 and 6); the first one is added from the quota.
 * @param invitations how many main accounts want them as their sub-account
 * @param canMail whether the site sends mail: without it an address is of no use
 */
export function menuEntries(
  { puser, son_count, isOperator }: Pick<User, 'puser' | 'son_count' | 'isOperator'>,
  invitations: number,
  canMail: boolean,
): readonly MenuEntry[] {
  const entries: (MenuEntry | false)[] = [
    { id: 'settings', label: '信息设置' },
    { id: 'password', label: '设置密码' },
    { id: 'quota', label: '我的额度' },
    { id: 'stores', label: '我的店铺' },
    { id: 'keys', label: 'API 密钥' },
    { id: 'devices', label: '登录设备' },
    canMail && { id: 'mail', label: '我的邮箱' },
    isOperator === true && { id: 'admin', label: '运营后台' },
    puser === null && son_count > 0 && { id: 'team', label: '子账号管理' },
    invitations > 0 && { id: 'invitations', label: `子账号邀请（${invitations}）` },
  ]
  return entries.filter((entry) => entry !== false)
}
