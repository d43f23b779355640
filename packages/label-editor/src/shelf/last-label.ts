import type { LabelDocument } from '../document/label-document.ts'
import { newDocument } from '../document/new-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { openIndexedDbShelf } from './indexed-db-shelf.ts'
import { lockLabel } from './label-lock.ts'
import { forgetOwnedLabels, settleOwners } from './owners.ts'
import { createMemoryShelf, type Shelf } from './shelf.ts'

/** A page that is loaded again gets its label back from the one that goes, ms. */
const PATIENCE = 1_500
const KEY = 'haixuan.label.open'
/** Each owner goes on with a label of his own; that of a visitor stays when somebody signs out. */
const keyOf = (owner: string) => (owner === '' ? KEY : `${KEY}.${owner}`)

/** Labels of one owner in this browser, and the one to go on with. */
export interface OpenedShelf {
  shelf: Shelf
  document: LabelDocument
  /** Revision of the label on the shelf; 0 when it was never saved. */
  revision: number
  /** Whether labels outlive the window. */
  isKept: boolean
}

async function labelToOpen(
  shelf: Shelf,
  owner: string,
): Promise<{ document: LabelDocument; revision: number }> {
  const fresh = { document: newDocument(() => crypto.randomUUID()), revision: 0 }
  const id = sessionStorage.getItem(keyOf(owner)) ?? localStorage.getItem(keyOf(owner))
  const kept = id ? await shelf.read(id) : null
  if (!kept || !(await lockLabel(kept.id, PATIENCE))) return fresh
  try {
    return { document: parseDocument(kept.content), revision: kept.revision }
  } catch {
    return fresh
  }
}

async function openKept(owner: string | undefined): Promise<Shelf> {
  if (owner !== undefined) {
    await settleOwners()
    // A page that was closed while it signed out may have left labels of others.
    await forgetOwnedLabels(owner)
  }
  return openIndexedDbShelf(owner)
}

/**
 * Opens the shelf of an owner in this browser and the label that he had open last, unless another window has it open.
 * @param owner id of the signed-in user; empty for a visitor; absent where there are no accounts
 */
export async function openShelfWithLastLabel(owner?: string): Promise<OpenedShelf> {
  const kept = await openKept(owner).catch(() => null)
  const shelf = kept ?? createMemoryShelf()
  return { shelf, ...(await labelToOpen(shelf, owner ?? '')), isKept: kept !== null }
}

/** Notes which label an owner has open in this window, for the next visit. */
export async function rememberLabel(id: string, owner = ''): Promise<void> {
  sessionStorage.setItem(keyOf(owner), id)
  localStorage.setItem(keyOf(owner), id)
  await lockLabel(id, PATIENCE)
}

/** The label that a visitor had open last becomes the one that a user goes on with. */
export function goOnWithVisitorLabel(owner: string): void {
  const id = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  for (const store of [sessionStorage, localStorage]) {
    store.removeItem(KEY)
    if (id !== null) store.setItem(keyOf(owner), id)
  }
}
