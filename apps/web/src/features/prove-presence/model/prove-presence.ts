import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, type Scope, sample, scopeBind } from 'effector'
import { knownPassword, serverErrors, wrongFields } from '#shared/account-rules'
import { api, onProofNeeded } from '#shared/api'

/** A call waits for the proof. */
export const proofWanted = createEvent()
export const passwordGiven = createEvent<string>()
export const proofRefused = createEvent()

/** Gives the password; its dialog shows the failure. */
export const proveFx = createEffect<string, unknown, HaixuanError>((password) =>
  api.call('provePresence', { body: { password } }, { quiet: true }),
)

const checked = passwordGiven.map((password) => ({
  password,
  wrong: wrongFields({ password: knownPassword(password) }),
}))

/** Whether the dialog is open. */
export const $isProofAsked = createStore(false)
  .on(proofWanted, () => true)
  .reset(proveFx.done, proofRefused)

export const $proofErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(proveFx.failData, (_, error) => serverErrors(error, { names: ['password'] }))
  .reset(proofWanted, proveFx.done, proofRefused)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ password }) => password,
  target: proveFx,
})

let waiting: ((isProved: boolean) => void)[] = []
const answerFx = createEffect((isProved: boolean) => {
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(isProved)
})
sample({ clock: proveFx.done, fn: () => true, target: answerFx })
sample({ clock: proofRefused, fn: () => false, target: answerFx })

/**
 * Joins the client, which knows no scope, to the dialog of an app: a call that needs a proof opens it and waits.
 * Calls that come meanwhile wait for the same answer.
 * @returns ends the connection
 */
export function listenToProofs(scope: Scope): () => void {
  const want = scopeBind(proofWanted, { scope })
  return onProofNeeded(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) want()
      }),
  )
}
