import { expect, it } from 'vitest'
import { droppedFolders, filesOf } from './dropped-files.ts'

const file = (name: string, error?: DOMException) =>
  ({
    ...{ isFile: true, isDirectory: false, name },
    file: (done, fail) => (error ? fail?.(error) : done(new File(['a'], name))),
  }) as FileSystemFileEntry

/** A folder that is told in pieces of two, as browsers tell theirs in pieces of a hundred. */
const folder = (name: string, entries: FileSystemEntry[]) =>
  ({
    ...{ isFile: false, isDirectory: true, name },
    createReader: () => {
      const left = [...entries]
      return { readEntries: (done: FileSystemEntriesCallback) => done(left.splice(0, 2)) }
    },
  }) as FileSystemDirectoryEntry

const item = (entry: FileSystemEntry | null, kind = 'file') => ({ kind, webkitGetAsEntry: () => entry })
const drop = (...items: ReturnType<typeof item>[]) => droppedFolders({ items })
const names = async (entries: FileSystemEntry[]) => (await filesOf(entries)).map(({ name }) => name)

it('opens folders and the folders in them, whole and in their order', async () => {
  const months = folder('10 月', [
    file('a.xlsx'),
    file('b.xlsx'),
    file('c.xlsx'),
    folder('旧', [file('d.csv')]),
  ])
  expect(await names([file('0.zip'), months, folder('空', [])])).toEqual([
    ...['0.zip', 'a.xlsx', 'b.xlsx', 'c.xlsx', 'd.csv'],
  ])
})

it('leaves out what programs leave in folders', async () => {
  expect(await names([folder('10 月', [file('.DS_Store'), file('~$a.xlsx'), file('a.xlsx')])])).toEqual([
    'a.xlsx',
  ])
})

it('fails as a whole when one file cannot be read: nothing is missing in silence', async () => {
  await expect(
    filesOf([folder('x', [file('a.xlsx'), file('b.xlsx', new DOMException('locked'))])]),
  ).rejects.toThrow('locked')
})

it('is needed only where a folder was dropped', () => {
  expect(drop(item(file('a.xlsx')), item(null), item(null, 'string'))).toBeNull()
  expect(drop(item(file('a.xlsx')), item(folder('x', [])))).toHaveLength(2)
})
