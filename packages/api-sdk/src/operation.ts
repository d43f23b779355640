import type { operations } from './schema.gen.ts'

/** Name of an operation of the contract, for example `searchGoods`. */
export type OperationId = keyof operations

/** What an operation answers on success, without the envelope. */
export type OperationData<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } }
}
  ? Data
  : operations[Id] extends { responses: { 201: { content: { 'application/json': { data: infer Data } } } } }
    ? Data
    : never

/** Operations that answer with a file instead of an envelope. */
export type FileOperationId = {
  [Id in OperationId]: operations[Id] extends {
    responses: { 200: { content: { 'application/octet-stream': unknown } } }
  }
    ? Id
    : never
}[OperationId]

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends Value
    ? { [K in Name]?: Exclude<Value, undefined> }
    : { [K in Name]: Value }

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : undefined
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Q }
  ? Q
  : operations[Id]['parameters'] extends { query?: infer Q }
    ? Q | undefined
    : undefined
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Blob | Uint8Array
    : undefined

/** What an operation needs: parameters of its path, of its query, and its body. */
export type CallInput<Id extends OperationId> = Part<'path', PathOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'body', BodyOf<Id>>

/** Arguments after the operation's name; the input may be left out where nothing is required. */
export type CallArgs<Id extends OperationId, Options> =
  Record<never, never> extends CallInput<Id>
    ? [input?: CallInput<Id>, options?: Options]
    : [input: CallInput<Id>, options?: Options]
