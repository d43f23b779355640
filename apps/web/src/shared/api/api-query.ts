import type { CallArgs, CallInput, HaixuanError, OperationData, OperationId } from '@haixuan/api-sdk'
import type { QueryClient } from '@tanstack/react-query'
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
  queryFn: (context: ReadContext) => Promise<OperationData<Id>>
}

/** What react-query hands to a read. */
export interface ReadContext {
  signal: AbortSignal
  client?: QueryClient
  queryKey?: readonly unknown[]
  meta?: Record<string, unknown> | undefined
}

/**
 * Of a read whose place says nothing when it fails, as the stars of a list: a notice says it then. Spread it into the
 * options of `useQuery`.
 */
export const ASIDE = { meta: { isAside: true } }

/** Of a read whose place also says when a refresh fails, beside the older answer. */
export const SAYS_ALL = { meta: { isAside: false } }

// Where older rows stay on screen, nothing in their place says that the refresh failed.
const isShownInline = ({ client, queryKey, meta }: ReadContext) =>
  meta?.['isAside'] === false ||
  (meta?.['isAside'] !== true && (!client || !queryKey || client.getQueryData(queryKey) === undefined))

/**
 * Options of `useQuery` for an operation that reads. Leaving the page cancels the call.
 * A first failure is shown by anyone who draws the answer (`error` of the query, a HaixuanError) and by nobody else: see
 * ASIDE for reads that are not drawn. A failed refresh is shown as a notice.
 */
export function apiQuery<Id extends OperationId>(
  operation: Id,
  ...[input]: CallArgs<Id, never>
): ApiQuery<Id> {
  return {
    queryKey: [operation, input],
    queryFn: (asked) => {
      // `CallArgs` has checked the input, also where it may be left out.
      const call = api.call as (
        operation: Id,
        input: CallInput<Id> | undefined,
        options: { signal: AbortSignal; quiet: boolean },
      ) => Promise<OperationData<Id>>
      return call(operation, input, { signal: asked.signal, quiet: isShownInline(asked) })
    },
  }
}
