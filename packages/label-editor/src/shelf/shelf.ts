/** A label that is kept, without its content: what a list shows. */
export interface ShelfEntry {
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

export interface ShelfLabel extends ShelfEntry {
  /** The document as it is saved to a file. */
  content: string
}

/** `conflict`: somebody else saved in between; nothing was written. */
export type SaveAnswer = { saved: true; revision: number } | { saved: false; reason: 'conflict' }

/** Where labels are kept. Saving compares and writes in one go, so that two tabs cannot overwrite each other. */
export interface Shelf {
  list(): Promise<ShelfEntry[]>
  read(id: string): Promise<ShelfLabel | null>
  /**
   * @param known The revision that the content was made from; 0 for a label that was never saved.
   * @param isDurable Waits until the disk has it, so that it outlives a crash of the machine; takes longer.
   */
  save(label: Omit<ShelfLabel, 'revision'>, known: number, isDurable?: boolean): Promise<SaveAnswer>
  remove(id: string): Promise<void>
}

const withoutContent = ({ content: _content, ...entry }: ShelfLabel): ShelfEntry => entry

/** Newest first. */
export const inOrder = (labels: readonly ShelfLabel[]): ShelfEntry[] =>
  labels.map(withoutContent).sort((a, b) => b.savedAt - a.savedAt)

/** A shelf that forgets: for tests, and where the browser keeps nothing. */
export function createMemoryShelf(): Shelf {
  const labels = new Map<string, ShelfLabel>()
  return {
    list: async () => inOrder([...labels.values()]),
    read: async (id) => labels.get(id) ?? null,
    async save(label, known) {
      const revision = labels.get(label.id)?.revision ?? 0
      if (revision !== known) return { saved: false, reason: 'conflict' }
      labels.set(label.id, { ...label, revision: known + 1 })
      return { saved: true, revision: known + 1 }
    },
    async remove(id) {
      labels.delete(id)
    },
  }
}
