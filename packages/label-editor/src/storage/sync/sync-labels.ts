import { conflictName } from '../autosave.ts'
import type { LabelStorage, StoredLabel } from '../label-storage.ts'
import type { AccountStorage } from './account-storage.ts'
import type { SyncLinks } from './sync-links.ts'
import { planSync, type Saving, type SyncStep } from './sync-plan.ts'

interface SyncWith {
  account: string
  storage: LabelStorage
  remote: AccountStorage
  links: SyncLinks
  /** Labels that are open in any window. */
  open: () => Promise<ReadonlySet<string>>
  makeId: () => string
  now: () => number
}

/** What a round of synchronising did. */
export interface SyncReport {
  pushed: number
  pulled: number
  removed: number
  /** Names of the copies that were made because both sides had changed a label. */
  copies: string[]
  /** Labels that stay in this browser alone, and why. */
  refused: { name: string; why: string }[]
}

const savingOf = ({ revision, savedAt }: StoredLabel): Saving => ({ revision, savedAt })

const isSame = (one: StoredLabel, other: StoredLabel) =>
  one.content === other.content &&
  one.name === other.name &&
  one.folder === other.folder &&
  one.isMyTemplate === other.isMyTemplate

/** Puts a label in another's place in storage under one id; false when it was edited meanwhile. */
async function pull(
  { storage, links, account }: SyncWith,
  label: StoredLabel,
  known: number,
): Promise<boolean> {
  const answer = await storage.save(label, known)
  if (!answer.saved) return false
  const local = { revision: answer.revision, savedAt: label.savedAt }
  await links.put({ id: label.id, account, remote: savingOf(label), local })
  return true
}

async function push(to: SyncWith, label: StoredLabel, base: number, report: SyncReport): Promise<void> {
  const answer = await to.remote.save(label, base)
  if (answer.saved) {
    await to.links.put({ id: label.id, account: to.account, remote: answer.as, local: savingOf(label) })
    report.pushed++
  } else if (answer.reason === 'refused') report.refused.push({ name: label.name, why: answer.why })
}

/** Both changed: what is here continues as a copy with a name that says why, and the account's takes its place. */
async function compare(to: SyncWith, id: string, report: SyncReport): Promise<void> {
  const [here, there] = [await to.storage.read(id), await to.remote.read(id)]
  if (!here || !there) return
  if (isSame(here, there)) {
    await to.links.put({ id, account: to.account, remote: savingOf(there), local: savingOf(here) })
    return
  }
  const copy = { ...here, id: to.makeId(), name: conflictName(here.name, to.now()) }
  await to.storage.save({ ...copy, content: renamed(copy) }, 0)
  report.copies.push(copy.name)
  if (await pull(to, there, here.revision)) report.pulled++
}

/** The document of a copy bears the id and the name of the copy. */
function renamed({ id, name, content }: StoredLabel): string {
  return JSON.stringify({ ...(JSON.parse(content) as object), id, name })
}

async function take(step: SyncStep, to: SyncWith, report: SyncReport): Promise<void> {
  const { storage, remote, links } = to
  switch (step.do) {
    case 'push': {
      const label = await storage.read(step.id)
      if (label) await push(to, label, step.base, report)
      return
    }
    case 'pull': {
      const label = await remote.read(step.id)
      if (label && (await pull(to, label, step.known))) report.pulled++
      return
    }
    case 'compare':
      return compare(to, step.id, report)
    case 'remove-here':
      await storage.remove(step.id)
      await links.remove(step.id)
      report.removed++
      return
    case 'remove-there':
      if (await remote.remove(step.id, step.revision)) {
        await links.remove(step.id)
        report.removed++
      }
      return
    case 'forget':
      return links.remove(step.id)
  }
}

/**
 * Makes the storage of this browser and the account the same, without losing a change of either: what both changed is
 * kept twice. A label that is open is sent, but never changed under the hands of the user.
 * @throws when the account or the browser's database cannot be reached; what was done until then stays done
 */
export async function syncLabels(to: SyncWith): Promise<SyncReport> {
  const report: SyncReport = { pushed: 0, pulled: 0, removed: 0, copies: [], refused: [] }
  const round = async () => {
    const [local, remote, links, open] = await Promise.all([
      to.storage.list(),
      to.remote.list(),
      to.links.all(),
      to.open(),
    ])
    for (const step of planSync({ account: to.account, local, remote, links, open }))
      await take(step, to, report)
  }
  await round()
  // A copy is a label of its own, which the account does not have yet.
  if (report.copies.length > 0) {
    report.refused.length = 0
    await round()
  }
  return report
}
