import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $isProofAsked,
  $proofErrors,
  listenToProofs,
  passwordGiven,
  proofRefused,
  proofWanted,
  proveFx,
} from './prove-presence.ts'

const wrong = new HaixuanError({ code: -1, reason: 'wrong_password', status: 403, message: '密码不正确' })

function dialog(right = 'lantern-42') {
  const asked = vi.fn((password: string) => {
    if (password !== right) throw wrong
  })
  const scope = fork({ handlers: [[proveFx, asked]] })
  return { scope, asked, isOpen: () => scope.getState($isProofAsked) }
}

test('stays open for an empty and a wrong password, and closes for the right one', async () => {
  const { scope, asked, isOpen } = dialog()
  await allSettled(proofWanted, { scope })
  await allSettled(passwordGiven, { scope, params: '' })
  expect([scope.getState($proofErrors), asked.mock.calls.length]).toEqual([{ password: '请输入密码' }, 0])
  await allSettled(passwordGiven, { scope, params: 'wrong-one' })
  expect(scope.getState($proofErrors)).toEqual({ '': '密码不正确' })
  expect(isOpen()).toBe(true)
  await allSettled(passwordGiven, { scope, params: 'lantern-42' })
  expect([isOpen(), scope.getState($proofErrors)]).toEqual([false, {}])
})

test('closes for a no', async () => {
  const { scope, isOpen } = dialog()
  const stop = listenToProofs(scope)
  await allSettled(proofWanted, { scope })
  await allSettled(proofRefused, { scope })
  expect(isOpen()).toBe(false)
  stop()
})
