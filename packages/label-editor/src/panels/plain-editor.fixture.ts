import type { LabelStore } from '../editor/label-store.ts'
import { createMemoryStorage } from '../storage/label-storage.ts'
import type { Editor } from './editor.ts'
import { transferFiles } from './files/transfer-files.ts'

/** An editor without a canvas: storage in memory, everything allowed, nobody who is told. */
export const plainEditor = (store: LabelStore, change: Partial<Editor> = {}): Editor => ({
  store,
  canvas: null,
  storage: createMemoryStorage(),
  files: transferFiles,
  hostRows: null,
  allows: () => true,
  tellExported: () => {},
  makeId: () => crypto.randomUUID(),
  say: () => {},
  openPart: () => {},
  openDialog: () => {},
  openLabel: async () => {},
  ...change,
})
