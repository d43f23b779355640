export { ASIDE, apiQuery, type ReadContext, SAYS_ALL } from './api-query.ts'
export { api, callFailed, onCallFailed } from './client.ts'
export { onProofNeeded } from './proof.ts'
export {
  $queryClient,
  createQueryClient,
  forgetQueriesFx,
  invalidateFx,
  patchQueryFx,
} from './query-client.ts'
export { clearToken, isTokenHeld, readToken, writeToken } from './token-cookie.ts'
