import type { OperationId } from '@haixuan/api-sdk'
import { createEffect } from 'effector'
import { createForm, type Faults, type FormModel } from '#shared/form'
import { consoleActionFx } from './console-action.ts'

/** The form shows the failure, so no notice does. */
export type Quiet = { quiet: boolean }

interface ConsoleFormDefinition<Values, Result> {
  initial: NoInfer<Values>
  faults?: (values: NoInfer<Values>) => Faults<Values>
  /** Calls the server and hands on `how`. */
  send: (values: Values, how: Quiet) => Promise<Result>
  /** What is said afterwards. */
  done: (values: NoInfer<Values>) => string
  /** Lists that are old then. */
  refresh: readonly OperationId[]
}

/** A form of the console: submitting it is one action of the operator. */
export function createConsoleForm<Values extends object, Result>(
  definition: ConsoleFormDefinition<Values, Result>,
): FormModel<Values, Result> {
  const { initial, faults = () => ({}), send, done, refresh } = definition
  const submit = createEffect<Values, Result, Error>(
    (values) =>
      consoleActionFx({
        run: (how) => send(values, how),
        isForm: true,
        done: done(values),
        refresh,
      }) as Promise<Result>,
  )
  return createForm({ initial, faults, submit })
}
