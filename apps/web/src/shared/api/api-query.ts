import type { CallArgs, CallInput, HaixuanError, OperationData, OperationId } from '@haixuan/api-sdk'
import { api } from './client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Every read goes through `apiQuery`, which fails with nothing else. */
    defaultError: HaixuanError
  }
}

/** Key of a read: the operation and what it was asked. `[operation]` alone names all reads of that operation. */
type ApiQueryKey<Id extends OperationId> = readonly [operation: Id, input: CallInput<Id> | undefined]

/** Options of `useQuery`; spread it to add `enabled`, `placeholderData` and the like. */
export interface ApiQuery<Id extends OperationId> {
  queryKey: ApiQueryKey<Id>
  queryFn: (context: { signal: AbortSignal }) => Promise<OperationData<Id>>
}

/**
 * Options of `useQuery` for an operation that reads. Leaving the page cancels the call.
 * A failure is shown as a notice by itself; `error` of the query is a HaixuanError.
 */
export function apiQuery<Id extends OperationId>(
  operation: Id,
  ...[input]: CallArgs<Id, never>
): ApiQuery<Id> {
  return {
    queryKey: [operation, input],
    queryFn: ({ signal }) => {
      const args = [input, { signal }] as unknown as CallArgs<Id, { signal: AbortSignal }>
      return api.call(operation, ...args)
    },
  }
}
