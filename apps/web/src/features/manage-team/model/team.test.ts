import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { loadUserFx, type User } from '#shared/session'
import {
  addSubAccountFx,
  answerFx,
  changeSubAccountFx,
  invitationAnswered,
  newSubAccountForm,
  subAccountForm,
  subAccountUnbound,
  unbindFx,
} from './team.ts'

function team() {
  const sent: unknown[] = []
  const success = vi.fn()
  const send = (what: unknown) => void sent.push(what)
  const scope = fork({
    values: [[$toasts, { success, error: vi.fn() } as never]],
    handlers: [
      [addSubAccountFx, send],
      [changeSubAccountFx, send],
      [unbindFx, send],
      [loadUserFx, () => ({}) as User],
    ],
  })
  return { scope, sent, success }
}

const CHANGE = { son_id: 's', nickname: '小王' }

describe('a sub-account', () => {
  it.each([
    ['', '请输入手机号码'],
    ['12812341234', '手机号码格式不正确'],
  ])('is not added by %j: %s', async (mobile, message) => {
    const { scope, sent } = team()
    await fillForm(scope, newSubAccountForm, { mobile })
    expect([scope.getState(newSubAccountForm.$errors), sent]).toEqual([{ mobile: message }, []])
  })

  it('is added by its mobile alone', async () => {
    const { scope, sent, success } = team()
    await fillForm(scope, newSubAccountForm, { mobile: '13812341234' })
    expect(sent).toEqual([{ mobile: '13812341234' }])
    expect(success).toHaveBeenCalledWith('新增成功')
  })

  it.each<[object, Record<string, string>]>([
    [{ son_id: null }, { son_id: '请先选择子账号' }],
    [{ nickname: ' ' }, { nickname: '请输入昵称' }],
    [{ password: 'short' }, { password: '长度在 6 到 16 个字符' }],
  ])('is not changed with %j', async (about, wrong) => {
    const { scope, sent } = team()
    await fillForm(scope, subAccountForm, { ...CHANGE, ...about })
    expect([scope.getState(subAccountForm.$errors), sent]).toEqual([wrong, []])
  })

  it('is changed and unbound, each said in its words', async () => {
    const { scope, sent, success } = team()
    await fillForm(scope, subAccountForm, CHANGE)
    await allSettled(subAccountUnbound, { scope, params: 's' })
    expect(sent).toEqual([{ ...CHANGE, password: '' }, 's'])
    expect(success.mock.calls).toEqual([['修改成功'], ['解绑成功']])
  })
})

const network = new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络连接失败' })
const refused = (reason: string) => new HaixuanError({ code: -1, status: 409, reason, message: '不行' })

it.each<[Error, object, object]>([
  [network, { '': '网络连接失败' }, { '': '网络连接失败' }],
  [refused('already_in_team'), { mobile: '不行' }, { '': '不行' }],
  [refused('not_your_password'), { '': '不行' }, { password: '不行' }],
])('a failure is said once, where it belongs: %s', async (failure, ofAddition, ofChange) => {
  const error = vi.fn()
  const fail = () => Promise.reject(failure)
  const scope = fork({
    values: [[$toasts, { error } as never]],
    handlers: [
      [addSubAccountFx, fail],
      [changeSubAccountFx, fail],
    ],
  })
  await fillForm(scope, newSubAccountForm, { mobile: '13812341234' })
  expect(scope.getState(newSubAccountForm.$errors)).toEqual(ofAddition)
  await fillForm(scope, subAccountForm, CHANGE)
  expect(scope.getState(subAccountForm.$errors)).toEqual(ofChange)
  expect(error).not.toHaveBeenCalled()
})

it('the server is told the mobile and the nickname without the spaces around them', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(undefined as never)
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await allSettled(addSubAccountFx, { scope, params: { mobile: ' 13812341234 ' } })
  await allSettled(changeSubAccountFx, { scope, params: { ...CHANGE, nickname: ' 小王 ', password: '' } })
  expect(call.mock.calls.filter(([operation]) => operation.endsWith('SubAccount'))).toEqual([
    ['addSubAccount', { body: { mobile: '13812341234' } }, { quiet: true }],
    ['updateSubAccount', { body: { ...CHANGE, password: '' } }, { quiet: true }],
  ])
})

it.each([
  ['an addition', addSubAccountFx, ['listSubAccounts'], 0],
  ['a change', changeSubAccountFx, ['listSubAccounts'], 0],
  ['an end of the bond', unbindFx, ['listSubAccounts'], 1],
  ['an answer to an invitation', answerFx, ['listInvitations'], 1],
] as const)('after %s what it changes is read again, the user too where it is about him', async (...row) => {
  const [, fx, lists, times] = row
  const client = createQueryClient()
  const all = ['listSubAccounts', 'listInvitations']
  for (const list of all) client.setQueryData([list], [])
  const load = vi.fn(() => ({}) as User)
  const scope = fork({
    values: [
      [$toasts, { success: vi.fn() } as never],
      [$queryClient, client],
    ],
    handlers: [
      [fx, () => null],
      [loadUserFx, load],
    ],
  })
  if (fx === addSubAccountFx) await fillForm(scope, newSubAccountForm, { mobile: '13812341234' })
  else if (fx === changeSubAccountFx) await fillForm(scope, subAccountForm, CHANGE)
  else if (fx === unbindFx) await allSettled(subAccountUnbound, { scope, params: 's' })
  else await allSettled(invitationAnswered, { scope, params: { id: 'i', accept: true } })
  expect(all.filter((list) => client.getQueryState([list])?.isInvalidated)).toEqual(lists)
  expect(load).toHaveBeenCalledTimes(times)
})

it('invitations are read again also when the answer failed', async () => {
  const client = createQueryClient()
  client.setQueryData(['listInvitations'], [])
  const fail = () => Promise.reject(new Error('no'))
  const load = vi.fn(() => ({}) as User)
  const scope = fork({
    values: [[$queryClient, client]],
    handlers: [
      [answerFx, fail],
      [loadUserFx, load],
    ],
  })
  await allSettled(invitationAnswered, { scope, params: { id: 'i', accept: false } })
  expect(client.getQueryState(['listInvitations'])?.isInvalidated).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

it('the end of a bond and an answer are told to the server', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const scope = fork({ handlers: [[loadUserFx, () => ({}) as User]] })
  await allSettled(subAccountUnbound, { scope, params: 's' })
  await allSettled(invitationAnswered, { scope, params: { id: 'i', accept: true } })
  expect(call.mock.calls).toEqual([
    ['cancelUnionByPost', { body: { id: 's' } }],
    ['answerInvitation', { path: { id: 'i' }, body: { accept: true } }],
  ])
})

it('an opened form is empty: it asks for a mobile, or for the sub-account and its nickname', async () => {
  const { scope, sent } = team()
  await fillForm(scope, newSubAccountForm, {})
  await fillForm(scope, subAccountForm, {})
  expect(scope.getState(newSubAccountForm.$errors)).toEqual({ mobile: '请输入手机号码' })
  expect(Object.keys(scope.getState(subAccountForm.$errors))).toEqual(['son_id', 'nickname'])
  expect(sent).toEqual([])
})
