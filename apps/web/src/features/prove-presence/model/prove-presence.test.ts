import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, createWatch, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import {
  $isProofAsked,
  listenToProofs,
  proofForm,
  proofIn,
  proofRefused,
  proofWanted,
  proveFx,
} from './prove-presence.ts'

const wrong = new HaixuanError({ code: -1, reason: 'wrong_password', status: 403, message: '密码不正确' })

function dialog(right = 'lantern-42') {
  const asked = vi.fn(({ password }: { password: string }) => {
    if (password !== right) throw wrong
  })
  const scope = fork({ handlers: [[proveFx, asked]] })
  return { scope, asked, isOpen: () => scope.getState($isProofAsked) }
}

test('stays open for an empty and a wrong password, and closes for the right one', async () => {
  const { scope, asked, isOpen } = dialog()
  await allSettled(proofWanted, { scope })
  await fillForm(scope, proofForm, {})
  expect([scope.getState(proofForm.$errors), asked.mock.calls.length]).toEqual([
    { password: '请输入密码' },
    0,
  ])
  await fillForm(scope, proofForm, { password: 'wrong-one' })
  expect(scope.getState(proofForm.$errors)).toEqual({ '': '密码不正确' })
  expect(isOpen()).toBe(true)
  await fillForm(scope, proofForm, { password: 'lantern-42' })
  expect([isOpen(), scope.getState(proofForm.$errors)]).toEqual([false, {}])
})

test('closes for a no', async () => {
  const { scope, isOpen } = dialog()
  const stop = listenToProofs(scope)
  await allSettled(proofWanted, { scope })
  await allSettled(proofRefused, { scope })
  expect(isOpen()).toBe(false)
  stop()
})

test.each([
  ['the right password', true],
  ['a no', false],
])('all calls that wait are told about %s, and the dialog opens once', async (_, isRight) => {
  const { scope, isOpen } = dialog()
  const opened = vi.fn()
  createWatch({ unit: proofWanted, scope, fn: opened })
  const ask = proofIn(scope)
  const answers = Promise.all([ask(), ask()])
  expect([isOpen(), opened.mock.calls.length]).toEqual([true, 1])
  if (isRight) await fillForm(scope, proofForm, { password: 'lantern-42' })
  else await allSettled(proofRefused, { scope })
  expect(await answers).toEqual([isRight, isRight])
  expect(isOpen()).toBe(false)
})

test('one call that waits opens the dialog, also after an earlier one was answered', async () => {
  const { scope, isOpen } = dialog()
  const ask = proofIn(scope)
  for (let times = 0; times < 2; times++) {
    const answer = ask()
    expect(isOpen()).toBe(true)
    await allSettled(proofRefused, { scope })
    expect(await answer).toBe(false)
  }
})

test('the password is told as it was typed, and its dialog alone shows the failure', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(wrong)
  onTestFinished(() => call.mockRestore())
  await fillForm(fork(), proofForm, { password: ' lantern-42 ' })
  expect(call.mock.calls).toEqual([
    ['provePresence', { body: { password: ' lantern-42 ' } }, { quiet: true }],
  ])
})
