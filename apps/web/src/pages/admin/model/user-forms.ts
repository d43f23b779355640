import { api } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { endOfDay } from '../lib/typed-values.ts'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface Membership extends BodyFields<'setUserMembership', 'vip_type'> {
  id: string
  /** The last day in China, yyyy-mm-dd; null for no end. */
  vipExpire: string | null
}

export const membershipForm = createConsoleForm({
  initial: { id: '', vip_type: 'general', vipExpire: null },
  send: ({ id, vip_type, vipExpire }: Membership, how: Quiet) =>
    api.call(
      'setUserMembership',
      {
        path: { id },
        body: { vip_type, vipExpire: vipExpire === null ? null : endOfDay(vipExpire) },
      },
      how,
    ),
  done: () => '修改成功',
  refresh: ['listAdminUsers'],
})

interface Rights {
  id: string
  isexternallink: boolean
  is_pre: boolean
  /** One a line. */
  userCustom: string
  belongCode: string
}

export const rightsForm = createConsoleForm({
  initial: { id: '', isexternallink: false, is_pre: false, userCustom: '', belongCode: '' },
  faults: ({ belongCode }) => ({
    belongCode: /^(https:\/\/|$)/.test(belongCode.trim()) ? undefined : '客服二维码需要 https 地址',
  }),
  send: ({ id, isexternallink, is_pre, userCustom, belongCode }: Rights, how: Quiet) =>
    api.call(
      'setUserRights',
      {
        path: { id },
        body: {
          isexternallink: isexternallink ? 1 : 0,
          // As the specification has it: 0 is open.
          is_pre: is_pre ? 0 : 1,
          userCustom: userCustom.split('\n').flatMap((line) => line.trim() || []),
          belongCode: belongCode.trim() || null,
        },
      },
      how,
    ),
  done: () => '修改成功',
  refresh: ['listAdminUsers'],
})

interface ResetCheck extends BodyFields<'createResetLink'> {
  id: string
}

/** The answer is a link that is shown once. */
export const resetLinkForm = createConsoleForm({
  initial: { id: '', checked: '' },
  send: ({ id, checked }: ResetCheck, how: Quiet) =>
    api.call('createResetLink', { path: { id }, body: { checked } }, how),
  done: () => '链接已签发',
  refresh: [],
})
