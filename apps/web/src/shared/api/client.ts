import {
  createHaixuanClient,
  type HaixuanClient,
  type HaixuanError,
  type OperationId,
} from '@haixuan/api-sdk'
import { createEvent } from 'effector'
import { isAsked, withProof } from './proof.ts'
import { readToken } from './token-cookie.ts'

/** A call that failed; `token` is the one it was sent with, `quiet` when its caller shows the failure themselves. */
interface FailedCall {
  error: HaixuanError
  operation: OperationId
  token: string | null
  quiet: boolean
}

/** Any call failed. What follows from it (notices, the 401 flow) hangs on this event. */
export const callFailed = createEvent<FailedCall>()

const listeners = new Set<(failed: FailedCall) => void>()

/**
 * Joins the client, which knows no scope, to the scope of an app.
 * @returns ends the connection
 */
export function onCallFailed(listener: (failed: FailedCall) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const client = createHaixuanClient({
  baseUrl: '',
  token: readToken,
  onFailure: (error, call) => {
    if (isAsked(error)) return
    for (const listener of listeners) listener({ error, ...call })
  },
})

/**
 * The API of this site. Reads go through `apiQuery`; writes call it inside an effect. What needs a proof of presence
 * asks the user for their password and continues.
 */
export const api: HaixuanClient = {
  ...client,
  call: ((...args: Parameters<HaixuanClient['call']>) =>
    withProof(() => client.call(...args))) as HaixuanClient['call'],
}
