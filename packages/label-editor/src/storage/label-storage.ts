import { createListeners } from '../editor/listeners.ts'

/** A label that is kept, without its content: what a list shows. */
export interface LabelEntry {
  id: string
  name: string
  isMyTemplate: boolean
  /** Folder of the templates; empty is the top. */
  folder: string
  /** Counts the savings: who saves must know the last one. */
  revision: number
  /** Epoch milliseconds. */
  savedAt: number
  /** Hundredths of a millimetre. */
  width: number
  height: number
  pages: number
  /** `data:image/png;base64,…`; empty when there is none. */
  thumbnail: string
}

export interface StoredLabel extends LabelEntry {
  /** The document as it is saved to a file. */
  content: string
}

export type LabelToSave = Omit<StoredLabel, 'revision' | 'folder'> & { folder?: string }

/** `conflict`: somebody else saved in between; nothing was written. */
type SaveAnswer = { saved: true; revision: number } | { saved: false; reason: 'conflict' }

/** Where labels are kept. Saving compares and writes in one step, so that two tabs cannot overwrite each other. */
export interface LabelStorage {
  list(): Promise<LabelEntry[]>
  read(id: string): Promise<StoredLabel | null>
  /**
   * @param label Without a folder it stays in the one it has.
   * @param known The revision that the content was made from; 0 for a label that was never saved.
   * @param isDurable Waits until the disk has it, so that it outlives a crash of the machine; takes longer.
   */
  save(label: LabelToSave, known: number, isDurable?: boolean): Promise<SaveAnswer>
  remove(id: string): Promise<void>
  /**
   * Puts a label into a folder; false when it is gone. It counts no revision, so that the window in which the label is
   * open continues saving; the time of saving moves by a millisecond, so that an account hears of it.
   * @param folder Empty is the top.
   */
  file(id: string, folder: string): Promise<boolean>
  /** Folders that the user made here, the empty ones too. Those of labels from elsewhere need not be among them. */
  folders(): Promise<string[]>
  keepFolder(name: string): Promise<void>
  dropFolder(name: string): Promise<void>
  /** Tells whenever something was saved, filed or removed by this window. Answers the way to stop. */
  subscribe(listener: () => void): () => void
}

const withoutContent = ({ content: _content, ...entry }: StoredLabel): LabelEntry => entry

/** Newest first. */
export const inOrder = (labels: readonly StoredLabel[]): LabelEntry[] =>
  labels.map(withoutContent).sort((a, b) => b.savedAt - a.savedAt)

/** A label in another folder. */
export const filed = (label: StoredLabel, folder: string): StoredLabel =>
  label.folder === folder ? label : { ...label, folder, savedAt: label.savedAt + 1 }

/** Storage in memory: for tests, and for browsers that store nothing. */
export function createMemoryStorage(): LabelStorage {
  const labels = new Map<string, StoredLabel>()
  const folders = new Set<string>()
  const { subscribe, tell } = createListeners()
  return {
    subscribe,
    list: async () => inOrder([...labels.values()]),
    read: async (id) => labels.get(id) ?? null,
    async save(label, known) {
      const before = labels.get(label.id)
      if ((before?.revision ?? 0) !== known) return { saved: false, reason: 'conflict' }
      labels.set(label.id, { folder: before?.folder ?? '', ...label, revision: known + 1 })
      tell()
      return { saved: true, revision: known + 1 }
    },
    async remove(id) {
      labels.delete(id)
      tell()
    },
    async file(id, folder) {
      const label = labels.get(id)
      if (!label) return false
      labels.set(id, filed(label, folder))
      tell()
      return true
    },
    folders: async () => [...folders],
    async keepFolder(name) {
      folders.add(name)
      tell()
    },
    async dropFolder(name) {
      folders.delete(name)
      tell()
    },
  }
}
