import type { HaixuanError, OperationId } from '@haixuan/api-sdk'
import { attach, createEffect, sample } from 'effector'
import { $queryClient } from '#shared/api'
import { noticeAsked } from '#shared/notice'

/** One action of the operator. */
export interface ConsoleAction {
  /** Calls the server and passes `how` on: inside a form the form shows the failure, elsewhere a notice does. */
  run: (how: { quiet: boolean }) => Promise<unknown>
  /** A form waits for it. */
  isForm?: boolean
  /** The notice afterwards. */
  done: string
  /** Lists that are old now. */
  refresh: readonly OperationId[]
}

/** Does it, says so, and brings the lists up to date. The log of the console always changes with it. */
export const consoleActionFx = createEffect<ConsoleAction, unknown, HaixuanError>(({ run, isForm = false }) =>
  run({ quiet: isForm }),
)

const refreshFx = attach({
  source: $queryClient,
  effect: (client, operations: readonly OperationId[]) =>
    Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: [operation] }))),
})

sample({
  clock: consoleActionFx.done,
  fn: ({ params: { done } }) => ({ tone: 'success' as const, text: done }),
  target: noticeAsked,
})
// Also after a failure: somebody else may have been faster.
sample({
  clock: consoleActionFx.finally,
  fn: ({ params: { refresh } }) => [...refresh, 'listOperatorEvents' as const],
  target: refreshFx,
})
