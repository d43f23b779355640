import {
  type LabelStorage,
  openIndexedDbLinks,
  openLabels,
  SYNC_LOCK,
  type SyncReport,
  syncLabels,
} from '@haixuan/label-editor'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { noticeAsked } from '#shared/notice'
import { $token, $user } from '#shared/session'
import { accountLabels } from '../api/account-labels.ts'

/**
 * Where the labels of this browser are: `local` nobody is signed in, `behind` something was changed since the last
 * round, `late` the account could not be reached, `partly` the account cannot keep some of them.
 */
export type SyncState = 'local' | 'behind' | 'busy' | 'synced' | 'late' | 'partly'

/** The labels of somebody in this browser. */
interface OwnedStorage {
  storage: LabelStorage
  owner: string
}

/** Labels of this storage should be the same as those of the account of its owner. */
export const syncWanted = createEvent<OwnedStorage>()

/** A label was changed: it is not in the account until the next round. */
export const labelEdited = createEvent()

/** One window of the browser synchronises at a time; null when another does. */
async function alone<T>(run: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(SYNC_LOCK, { ifAvailable: true }, (lock) => (lock ? run() : null))
}

export const runSyncFx = createEffect(({ storage, owner, token }: OwnedStorage & { token: string }) =>
  alone(async () =>
    syncLabels({
      ...{ account: owner, storage, remote: accountLabels(token), links: await openIndexedDbLinks(owner) },
      open: openLabels,
      makeId: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
  ),
)

const syncFx = attach({
  source: $token,
  mapParams: (owned: OwnedStorage, token) => ({ ...owned, token: token ?? '' }),
  effect: runSyncFx,
})

/** Wanted again while a round was in progress. */
const $again = createStore<OwnedStorage | null>(null, { serialize: 'ignore' })

/** Edits since a round began are in the next. */
const $isEdited = createStore(false)
  .on(labelEdited, () => true)
  .reset(syncFx)

/** The state of one person's labels says nothing about those of the next. */
const $account = $user.map((user) => user?.id ?? null)

export const $syncState = createStore<SyncState>('local')
  .on(labelEdited, (state) => (state === 'local' || state === 'busy' ? state : 'behind'))
  .on(syncFx, () => 'busy')
  .reset($account)

sample({
  clock: syncFx.finally,
  source: $isEdited,
  fn: (isEdited, round): SyncState => {
    if (round.status === 'fail') return 'late'
    if (isEdited) return 'behind'
    return round.result?.refused.length ? 'partly' : 'synced'
  },
  target: $syncState,
})

/** Decided once: starting a round is what makes it busy. */
const decided = sample({
  clock: syncWanted,
  source: { user: $user, isBusy: syncFx.pending },
  fn: ({ user, isBusy }, owned) => {
    const isOwn = user?.id === owned.owner
    return { owned, now: isOwn && !isBusy, later: isOwn && isBusy }
  },
})
sample({ clock: decided, filter: ({ now }) => now, fn: ({ owned }) => owned, target: syncFx })
sample({ clock: decided, filter: ({ later }) => later, fn: ({ owned }) => owned, target: $again })
sample({ clock: syncFx.finally, source: $again, filter: (owned) => owned !== null, target: syncWanted })
$again.reset(syncFx)

/** What a user should hear of a round; what went well is seen in the state alone. */
export function noticeOf(report: SyncReport | null): string | null {
  if (report === null) return null
  const { copies, refused } = report
  if (copies.length > 0) return `标签在别处也改过，本机的改动已另存为“${copies.join('”“')}”`
  const [first] = refused
  return first ? `“${first.name}”没有保存到账号，仍在本机：${first.why}` : null
}

sample({
  clock: syncFx.doneData,
  filter: (report) => noticeOf(report) !== null,
  fn: (report) => ({ tone: 'warning' as const, text: noticeOf(report) ?? '' }),
  target: noticeAsked,
})
