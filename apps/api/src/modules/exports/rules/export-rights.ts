import type { UserCaller } from '#platform/caller.ts'

/** What a caller could see when they asked for a file. It is written with these rights, also when they change meanwhile. */
export type ExportRights = Pick<
  UserCaller,
  'userId' | 'parentId' | 'isSeatless' | 'tier' | 'isExternalLink' | 'isPre' | 'userCustom' | 'isOperator'
>

export function rightsOf(caller: UserCaller): ExportRights {
  const { userId, parentId, isSeatless, tier, isExternalLink, isPre, userCustom, isOperator } = caller
  return {
    ...{ userId, parentId, tier, isExternalLink, isPre, userCustom },
    ...(isSeatless ? { isSeatless } : {}),
    ...(isOperator ? { isOperator } : {}),
  }
}

/** The caller of lists in a job: somebody without a session. */
export const callerOf = (rights: ExportRights): UserCaller => ({
  kind: 'user',
  mobile: '',
  sessionId: '',
  ...rights,
})
