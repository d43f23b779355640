/** One saving of a label. Revisions begin again when a label comes back after it was deleted; the time tells. */
export interface Saving {
  revision: number
  /** Epoch milliseconds. */
  savedAt: number
}

/** What a label was when this browser and the account agreed last. */
export interface SyncLink {
  id: string
  /** Whose account. A label of one person is never sent to the account of another. */
  account: string
  /** In the account. */
  remote: Saving
  /** In the storage of this browser. */
  local: Saving
}

export interface SavedLabel extends Saving {
  id: string
}

/**
 * What is to be done with one label. `push` and `pull` name the revision that is replaced there, 0 where nothing is;
 * `compare` reads both, because both changed or nobody knows whether they are the same.
 */
export type SyncStep =
  | { do: 'push'; id: string; base: number }
  | { do: 'pull'; id: string; known: number }
  | { do: 'compare'; id: string }
  | { do: 'remove-here'; id: string }
  | { do: 'remove-there'; id: string; revision: number }
  | { do: 'forget'; id: string }

interface SyncState {
  account: string
  local: readonly SavedLabel[]
  remote: readonly SavedLabel[]
  /** Links of all accounts that this browser knows. */
  links: readonly SyncLink[]
  /** Labels that are open in any window: they are sent, but not changed under the hands of the user. */
  open: ReadonlySet<string>
}

const isSameSaving = (one: Saving, other: Saving) =>
  one.revision === other.revision && one.savedAt === other.savedAt

function stepFor(
  id: string,
  here: SavedLabel | undefined,
  there: SavedLabel | undefined,
  link: SyncLink | undefined,
): SyncStep | null {
  if (!link) {
    if (here && there) return { do: 'compare', id }
    return there ? { do: 'pull', id, known: 0 } : { do: 'push', id, base: 0 }
  }
  const hereChanged = here !== undefined && !isSameSaving(here, link.local)
  const thereChanged = there !== undefined && !isSameSaving(there, link.remote)
  if (here && there) {
    if (hereChanged && thereChanged) return { do: 'compare', id }
    if (hereChanged) return { do: 'push', id, base: there.revision }
    return thereChanged ? { do: 'pull', id, known: here.revision } : null
  }
  // Gone on one side: what was changed on the other stays, what was not goes too.
  if (here) return hereChanged ? { do: 'push', id, base: 0 } : { do: 'remove-here', id }
  if (there)
    return thereChanged ? { do: 'pull', id, known: 0 } : { do: 'remove-there', id, revision: there.revision }
  return { do: 'forget', id }
}

/** What makes the storage of this browser and the account the same again, without losing a change of either. */
export function planSync({ account, local, remote, links, open }: SyncState): SyncStep[] {
  const here = new Map(local.map((label) => [label.id, label]))
  const there = new Map(remote.map((label) => [label.id, label]))
  const known = new Map(links.map((link) => [link.id, link]))
  const mine = links.filter((link) => link.account === account)
  const ids = new Set([...here.keys(), ...there.keys(), ...mine.map(({ id }) => id)])
  return [...ids].flatMap((id) => {
    const link = known.get(id)
    if (link && link.account !== account) return []
    const step = stepFor(id, here.get(id), there.get(id), link)
    if (!step || (open.has(id) && step.do !== 'push')) return []
    return step
  })
}
