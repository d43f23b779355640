import type { Saving, SyncLink } from './sync-plan.ts'

/** Whether an account has a label just as it is here: nothing was saved since both agreed. */
export const isConfirmed = (here: Saving | undefined, { local }: Pick<SyncLink, 'local'>): boolean =>
  here !== undefined && here.revision === local.revision && here.savedAt === local.savedAt
