export { type ApiQuery, type ApiQueryKey, apiQuery } from './api-query.ts'
export { api, callFailed, type FailedCall, onCallFailed } from './client.ts'
export {
  $queryClient,
  createQueryClient,
  forgetQueriesFx,
  invalidateFx,
  patchQueryFx,
  type QueryPatch,
} from './query-client.ts'
export { clearToken, readToken, writeToken } from './token-cookie.ts'
