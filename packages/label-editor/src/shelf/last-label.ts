import type { LabelDocument } from '../document/label-document.ts'
import { newDocument } from '../document/new-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { openIndexedDbShelf } from './indexed-db-shelf.ts'
import { lockLabel } from './label-lock.ts'
import { createMemoryShelf, type Shelf } from './shelf.ts'

/** A page that is loaded again gets its label back from the one that goes, ms. */
const PATIENCE = 1_500
const KEY = 'haixuan.label.open'

/** Labels of this browser, and the one to go on with. */
export interface OpenedShelf {
  shelf: Shelf
  document: LabelDocument
  /** Revision of the label on the shelf; 0 when it was never saved. */
  revision: number
  /** Whether labels outlive the window. */
  isKept: boolean
}

async function labelToOpen(shelf: Shelf): Promise<{ document: LabelDocument; revision: number }> {
  const fresh = { document: newDocument(() => crypto.randomUUID()), revision: 0 }
  const id = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  const kept = id ? await shelf.read(id) : null
  if (!kept || !(await lockLabel(kept.id, PATIENCE))) return fresh
  try {
    return { document: parseDocument(kept.content), revision: kept.revision }
  } catch {
    return fresh
  }
}

/** Opens the shelf of this browser and the label that was open last, unless another window has it open. */
export async function openShelfWithLastLabel(database?: string): Promise<OpenedShelf> {
  const kept = await openIndexedDbShelf(database).catch(() => null)
  const shelf = kept ?? createMemoryShelf()
  return { shelf, ...(await labelToOpen(shelf)), isKept: kept !== null }
}

/** Notes which label is open in this window, for the next visit. */
export async function rememberLabel(id: string): Promise<void> {
  sessionStorage.setItem(KEY, id)
  localStorage.setItem(KEY, id)
  await lockLabel(id, PATIENCE)
}
