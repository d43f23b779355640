import type pg from 'pg'
import { traceStatement } from '../tracing/trace-statement.ts'

type AnyQuery = (...args: unknown[]) => unknown
/** What is guarded of a connection of the driver. */
type Client = Pick<pg.ClientBase, 'query'>
type Callback = (error: unknown, result?: unknown) => void
/** Parts of the driver's client that its types do not show. */
interface Wire {
  connection: { stream: { destroy(): void } }
}

/**
 * Makes a connection report its faults as errors. A broken engine answers any query without a command tag; such an answer
 * without rows must not be read as "no such row" (a valid session would be signed out). A query that was never answered
 * leaves the connection unusable. Both close the connection, so that the next query gets a new one.
 * @param onFault called with what came instead of an answer
 */
export function guardAnswers(client: Client, onFault: (error: unknown) => void): void {
  const query = client.query.bind(client) as AnyQuery
  const judge = (error: unknown, result: unknown): unknown => {
    const fault = error ?? faultOf(result)
    if (fault === undefined) return undefined
    onFault(fault)
    const isCut = error === null || error === undefined || (error as Error).message === 'Query read timeout'
    if (isCut) cutConnection(client)
    return fault
  }
  const guarded: AnyQuery = (...args) => {
    const last = args.at(-1)
    const traced = traceStatement(args[0])
    if (typeof last === 'function') {
      const done: Callback = (error, result) => {
        const fault = judge(error ?? undefined, result)
        traced?.(fault)
        if (fault === undefined) last(null, result)
        else last(fault)
      }
      return query(...args.slice(0, -1), done)
    }
    const answer = query(...args)
    if (!(answer instanceof Promise)) {
      traced?.()
      return answer
    }
    return answer.then(
      (result: unknown) => {
        const fault = judge(undefined, result)
        traced?.(fault)
        if (fault !== undefined) throw fault
        return result
      },
      (error: unknown) => {
        const fault = judge(error, undefined)
        traced?.(fault)
        throw fault
      },
    )
  }
  client.query = guarded as typeof client.query
}

/** Ends a connection at once; its question fails as unavailable. */
export function cutConnection(client: Client): void {
  const { connection } = client as Client & Wire
  connection.stream.destroy()
}

function faultOf(result: unknown): Error | undefined {
  const { command } = (result ?? {}) as { command?: string | null }
  if (command !== null) return undefined
  return Object.assign(new Error('The database ended an answer before its command.'), { code: '08006' })
}
