import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { mainlandMobile, newPassword } from '#shared/account-rules'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { userChanged } from '#shared/session'

/** A sub-account, or an invitation that nobody has taken up yet. */
export type Son = OperationData<'listSubAccounts'>[number]

export const teamQuery = () => ({ ...apiQuery('listSubAccounts'), staleTime: 0 })
/** Main accounts that want the user as their sub-account. */
export const invitationsQuery = () => apiQuery('listInvitations')

interface SonChange extends Omit<BodyFields<'updateSubAccount'>, 'son_id'> {
  /** Null: none was chosen. A blank password stays as it is. */
  son_id: string | null
}

export const sonUnbound = createEvent<string>()
export const invitationAnswered = createEvent<{ id: string; accept: boolean }>()

export const addSonFx = createEffect<BodyFields<'addSubAccount', 'mobile'>, unknown, HaixuanError>(
  ({ mobile }) => api.call('addSubAccount', { body: { mobile: mobile.trim() } }, { quiet: true }),
)
export const changeSonFx = createEffect<SonChange, unknown, HaixuanError>(({ son_id, nickname, password }) =>
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

export const newSonForm = createForm({
  initial: { mobile: '' },
  faults: ({ mobile }) => ({ mobile: mainlandMobile(mobile) }),
  submit: addSonFx,
  reasons: { already_in_team: 'mobile' },
})
export const sonForm = createForm({
  initial: { son_id: null, nickname: '', password: '' },
  faults: ({ son_id, nickname, password }) => ({
    son_id: son_id === null ? '请先选择子账号' : undefined,
    nickname: nickname.trim() === '' ? '请输入昵称' : undefined,
    password: password === '' ? undefined : newPassword(password),
  }),
  submit: changeSonFx,
  reasons: { not_your_password: 'password' },
})

sample({ clock: sonUnbound, target: unbindFx })
sample({ clock: invitationAnswered, target: answerFx })

const added = addSonFx.done.map(() => '新增成功')
const changed = changeSonFx.done.map(() => '修改成功')
const unbound = unbindFx.done.map(() => '解绑成功')
sample({
  clock: [added, changed, unbound],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})
sample({ clock: [added, changed, unbound], fn: () => ['listSubAccounts'], target: invalidateFx })
// How many sons there are, or whose son one is, is with the user.
sample({ clock: [unbindFx.done, answerFx.done], fn: () => undefined, target: userChanged })
sample({ clock: answerFx.finally, fn: () => ['listInvitations'], target: invalidateFx })
