import type { LabelDocument } from '../document/label-document.ts'
import { newDocument } from '../document/new-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { openIndexedDbStorage } from './indexed-db-storage.ts'
import { lockLabel } from './label-lock.ts'
import { createMemoryStorage, type LabelStorage } from './label-storage.ts'
import { forgetOwnedLabels, settleOwners } from './owners.ts'

/** A page that is loaded again gets its label back from the one that goes, ms. */
const PATIENCE = 1_500
const KEY = 'haixuan.label.open'
/** Each owner continues with a label of their own; that of a visitor stays when somebody signs out. */
const keyOf = (owner: string) => (owner === '' ? KEY : `${KEY}.${owner}`)

/** Labels of one owner in this browser, and the one to continue with. */
export interface OpenedStorage {
  storage: LabelStorage
  document: LabelDocument
  /** Revision of the label in storage; 0 when it was never saved. */
  revision: number
  /** Whether labels outlive the window. */
  isKept: boolean
}

async function labelToOpen(
  storage: LabelStorage,
  owner: string,
): Promise<{ document: LabelDocument; revision: number }> {
  const fresh = { document: newDocument(() => crypto.randomUUID()), revision: 0 }
  const id = sessionStorage.getItem(keyOf(owner)) ?? localStorage.getItem(keyOf(owner))
  const kept = id ? await storage.read(id) : null
  if (!kept || !(await lockLabel(kept.id, PATIENCE))) return fresh
  try {
    return { document: parseDocument(kept.content), revision: kept.revision }
  } catch {
    return fresh
  }
}

async function openKept(owner: string | undefined): Promise<LabelStorage> {
  if (owner !== undefined) {
    await settleOwners()
    // A page that was closed while it signed out may have left labels of others.
    await forgetOwnedLabels(owner)
  }
  return openIndexedDbStorage(owner)
}

/**
 * Opens the storage of an owner in this browser and the label that they had open last, unless another window has it open.
 * @param owner id of the signed-in user; empty for a visitor; absent where there are no accounts
 */
export async function openStorageWithLastLabel(owner?: string): Promise<OpenedStorage> {
  const kept = await openKept(owner).catch(() => null)
  const storage = kept ?? createMemoryStorage()
  return { storage, ...(await labelToOpen(storage, owner ?? '')), isKept: kept !== null }
}

/** Notes which label an owner has open in this window, for the next visit. */
export async function rememberLabel(id: string, owner = ''): Promise<void> {
  sessionStorage.setItem(keyOf(owner), id)
  localStorage.setItem(keyOf(owner), id)
  await lockLabel(id, PATIENCE)
}

/** The label that a visitor had open last becomes the one that a user continues with. */
export function goOnWithVisitorLabel(owner: string): void {
  const id = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  for (const store of [sessionStorage, localStorage]) {
    store.removeItem(KEY)
    if (id !== null) store.setItem(keyOf(owner), id)
  }
}
