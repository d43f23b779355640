import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, type Scope, sample, scopeBind } from 'effector'
import { knownPassword } from '#shared/account-rules'
import { api, onProofNeeded } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'

/** A call waits for the proof. */
export const proofWanted = createEvent()
export const proofRefused = createEvent()

/** Gives the password; its dialog shows the failure. */
export const proveFx = createEffect<BodyFields<'provePresence'>, unknown, HaixuanError>((body) =>
  api.call('provePresence', { body }, { quiet: true }),
)

export const proofForm = createForm({
  initial: { password: '' },
  faults: ({ password }) => ({ password: knownPassword(password) }),
  submit: proveFx,
})

/** Whether the dialog is open. */
export const $isProofAsked = createStore(false)
  .on(proofWanted, () => true)
  .reset(proveFx.done, proofRefused)

let waiting: ((isProved: boolean) => void)[] = []
const answerFx = createEffect((isProved: boolean) => {
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(isProved)
})
sample({ clock: proveFx.done, fn: () => true, target: answerFx })
sample({ clock: proofRefused, fn: () => false, target: answerFx })

/** Asks for the proof in a scope: opens the dialog, once for all calls that wait. Answers whether it was given. */
export function proofIn(scope: Scope): () => Promise<boolean> {
  const want = scopeBind(proofWanted, { scope })
  return () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) want()
    })
}

/**
 * Joins the client, which knows no scope, to the dialog of an app: a call that needs a proof opens it and waits.
 * Calls that come meanwhile wait for the same answer.
 * @returns ends the connection
 */
export const listenToProofs = (scope: Scope): (() => void) => onProofNeeded(proofIn(scope))
