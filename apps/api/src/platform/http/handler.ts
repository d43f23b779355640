import type { operations } from '@haixuan/api-sdk/schema'
import type { Caller } from '../caller.ts'
import type { Database } from '../database/database.ts'
import type { FileAnswer, StoredFileAnswer } from './file-answer.ts'

type Json<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: { 'application/octet-stream': unknown } }
    ? FileAnswer | StoredFileAnswer
    : undefined
/** Generated types say `never` of a part that an operation does not have; a request has it, empty. */
type Given<T> = [T] extends [never] ? Record<never, never> : T
type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? Given<Exclude<P[K], undefined>>
    : Record<never, never>
  : Record<never, never>
export type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Buffer
    : undefined

/** A validated request of one operation: parameters are coerced and defaulted as the contract says. */
interface Req<O> {
  params: Part<O, 'path'>
  query: Part<O, 'query'>
  body: Body<O>
}

type Failure = 'default'
/** What a handler may answer: a declared status with its body. Failures are thrown as `Failure`. */
type Res<O> = O extends { responses: infer R }
  ? { [S in Exclude<keyof R, Failure>]: { status: S; body: Json<R[S]> } }[Exclude<keyof R, Failure>]
  : never

/** What the HTTP server passes to a handler. Only the bearer token identifies the caller. */
interface CallBasics {
  db: Database
  caller: Caller
  /** Present when the answer becomes rows of a file: those are charged to the quota of exports. */
  isFile?: true
  requestId: string
  /** Address of the caller as the socket (or a trusted proxy) shows it. */
  ip: string
  /** False makes demo accounts unknown: this call may come from elsewhere, or the server runs without demo data. */
  allowDemoAccounts: boolean
  /** Request headers, lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What modules add to the context, each by declaring this interface again in its `operations/context.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules extend it
export interface ModuleContext {}

/** What a handler may use. */
export interface CallContext extends CallBasics, ModuleContext {}

export type Handler<Id extends keyof operations> = (
  req: Req<operations[Id]>,
  context: CallContext,
) => Promise<Res<operations[Id]>>

/** Every operation of the contract; leaving one out is a compile error. */
export type Handlers = { [Id in keyof operations]: Handler<Id> }
