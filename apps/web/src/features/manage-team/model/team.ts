import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { mainlandMobile, newPassword, serverErrors, wrongFields } from '#shared/account-rules'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { userChanged } from '#shared/session'

/** A sub-account, or an invitation that nobody has taken up yet. */
export type Son = OperationData<'listSubAccounts'>[number]

export const teamQuery = () => ({ ...apiQuery('listSubAccounts'), staleTime: 0 })
/** Main accounts that want the user as their sub-account. */
export const invitationsQuery = () => apiQuery('listInvitations')

export interface SonChange {
  /** Null: none was chosen. */
  id: string | null
  nickname: string
  /** Blank: unchanged. */
  password: string
}

export const sonAdded = createEvent<string>()
export const sonChanged = createEvent<SonChange>()
export const sonUnbound = createEvent<string>()
export const invitationAnswered = createEvent<{ id: string; accept: boolean }>()
export const teamFormLeft = createEvent()

export const addSonFx = createEffect<string, unknown, HaixuanError>((mobile) =>
  api.call('addSubAccount', { body: { mobile } }, { quiet: true }),
)
export const changeSonFx = createEffect<SonChange, unknown, HaixuanError>(({ id, nickname, password }) =>
  api.call(
    'updateSubAccount',
    { body: { son_id: id ?? '', nickname: nickname.trim(), password } },
    { quiet: true },
  ),
)
export const unbindFx = createEffect((id: string) => api.call('cancelUnionByPost', { body: { id } }))
export const answerFx = createEffect(({ id, accept }: { id: string; accept: boolean }) =>
  api.call('answerInvitation', { path: { id }, body: { accept } }),
)

const addition = sonAdded.map((mobile) => ({
  mobile: mobile.trim(),
  wrong: wrongFields({ mobile: mainlandMobile(mobile) }),
}))
const change = sonChanged.map((wish) => ({
  wish,
  wrong: wrongFields({
    son_id: wish.id === null ? '请先选择子账号' : undefined,
    nickname: wish.nickname.trim() === '' ? '请输入昵称' : undefined,
    password: wish.password === '' ? undefined : newPassword(wish.password),
  }),
}))
const isRight = ({ wrong }: { wrong: object }) => Object.keys(wrong).length === 0

/** What is wrong with the open form, by field. */
export const $teamErrors = createStore<Readonly<Record<string, string>>>({})
  .on([addition, change], (_, { wrong }) => wrong)
  .on(addSonFx.failData, (_, error) =>
    serverErrors(error, { names: ['mobile'], reasons: { already_in_team: 'mobile' } }),
  )
  .on(changeSonFx.failData, (_, error) =>
    serverErrors(error, {
      names: ['son_id', 'nickname', 'password'],
      reasons: { not_your_password: 'password' },
    }),
  )
  .reset(teamFormLeft)

sample({ clock: addition, filter: isRight, fn: ({ mobile }) => mobile, target: addSonFx })
sample({ clock: change, filter: isRight, fn: ({ wish }) => wish, target: changeSonFx })
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
// How many sons there are, or whose son one is, stands with the user.
sample({ clock: [unbindFx.done, answerFx.done], fn: () => undefined, target: userChanged })
sample({ clock: answerFx.finally, fn: () => ['listInvitations'], target: invalidateFx })
