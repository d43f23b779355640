/** What programs leave in folders: hidden files and locks. */
const isLeftover = (name: string) => name.startsWith('.') || name.startsWith('~$')

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** A browser tells a folder in pieces: the list is whole when a piece is empty. */
async function inFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail))
    if (piece.length === 0) return all
    all.push(...piece)
  }
}

type DroppedItem = Pick<DataTransferItem, 'kind'> & { webkitGetAsEntry: () => FileSystemEntry | null }

/** The folders and files of a drop, when a folder is among them. They must be asked for while it happens. */
export function droppedFolders({ items }: { items: Iterable<DroppedItem> }): FileSystemEntry[] | null {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  return entries.some(isFolder) ? entries : null
}

/** All files of a drop, those in folders and in their folders, too. @throws {DOMException} when one cannot be read */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = []
  for (const entry of entries) {
    if (isLeftover(entry.name)) continue
    if (isFolder(entry)) files.push(...(await filesOf(await inFolder(entry))))
    if (isFile(entry)) files.push(await new Promise<File>((done, fail) => entry.file(done, fail)))
  }
  return files
}
