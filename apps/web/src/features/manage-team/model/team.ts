import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { mainlandMobile, newPassword } from '#shared/account-rules'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { userChanged } from '#shared/session'

/** A sub-account, or an invitation that nobody has taken up yet. */
export type SubAccount = OperationData<'listSubAccounts'>[number]

export const teamQuery = () => ({ ...apiQuery('listSubAccounts'), staleTime: 0 })
/** Main accounts that want the user as their sub-account. */
export const invitationsQuery = () => apiQuery('listInvitations')

interface SubAccountChange extends Omit<BodyFields<'updateSubAccount'>, 'son_id'> {
  /** Null: none was chosen. A blank password stays as it is. */
  son_id: string | null
}

export const subAccountUnbound = createEvent<string>()
export const invitationAnswered = createEvent<{ id: string; accept: boolean }>()

export const addSubAccountFx = createEffect<BodyFields<'addSubAccount', 'mobile'>, unknown, HaixuanError>(
  ({ mobile }) => api.call('addSubAccount', { body: { mobile: mobile.trim() } }, { quiet: true }),
)
export const changeSubAccountFx = createEffect<SubAccountChange, unknown, HaixuanError>(
  ({ son_id, nickname, password }) =>
    api.call(
      'updateSubAccount',
      { body: { son_id: son_id ?? '', nickname: nickname.trim(), password } },
      { quiet: true },
    ),
)
export const unbindFx = createEffect((id: string) => api.call('cancelUnionByPost', { body: { id } }))
export const answerFx = createEffect(({ id, accept }: { id: string; accept: boolean }) =>
  api.call('answerInvitation', { path: { id }, body: { accept } }),
)

export const newSubAccountForm = createForm({
  initial: { mobile: '' },
  faults: ({ mobile }) => ({ mobile: mainlandMobile(mobile) }),
  submit: addSubAccountFx,
  reasons: { already_in_team: 'mobile' },
})
export const subAccountForm = createForm({
  initial: { son_id: null, nickname: '', password: '' },
  faults: ({ son_id, nickname, password }) => ({
    son_id: son_id === null ? '请先选择子账号' : undefined,
    nickname: nickname.trim() === '' ? '请输入昵称' : undefined,
    password: password === '' ? undefined : newPassword(password),
  }),
  submit: changeSubAccountFx,
  reasons: { not_your_password: 'password' },
})

sample({ clock: subAccountUnbound, target: unbindFx })
sample({ clock: invitationAnswered, target: answerFx })

const added = addSubAccountFx.done.map(() => '新增成功')
const changed = changeSubAccountFx.done.map(() => '修改成功')
const unbound = unbindFx.done.map(() => '解绑成功')
sample({
  clock: [added, changed, unbound],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})
sample({ clock: [added, changed, unbound], fn: () => ['listSubAccounts'], target: invalidateFx })
// The user record has the number of sub-accounts and the main account.
sample({ clock: [unbindFx.done, answerFx.done], fn: () => undefined, target: userChanged })
sample({ clock: answerFx.finally, fn: () => ['listInvitations'], target: invalidateFx })
