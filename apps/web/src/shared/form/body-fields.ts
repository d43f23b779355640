import type { CallInput, OperationId } from '@haixuan/api-sdk'

type BodyOf<Id extends OperationId> = CallInput<Id> extends { body: infer Body } ? Body : never

/** Fields of a form by their names and types in the contract: parts of the body of an operation, none left out. */
export type BodyFields<Id extends OperationId, Name extends keyof BodyOf<Id> = keyof BodyOf<Id>> = Required<
  Pick<BodyOf<Id>, Name>
>
