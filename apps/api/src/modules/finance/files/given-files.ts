import { TableError } from '@haixuan/tabular'
import { type ByteSource, bytesSource, openArchive, workbookMark } from '@haixuan/tabular/workbook'
import { SAMPLE_NOTE } from '../rules/sample-note.ts'

/** A file that a person gave, with the zip it came out of in its name. */
export interface GivenFile {
  name: string
  source: ByteSource
}

/** A file that can be read, or why it cannot: one broken file never blocks the others. */
export type FlatFile = GivenFile | { name: string; problem: string }

/** Bytes of one file at most, as for uploads. */
const FILE_BYTES_MOST = 32 * 1024 * 1024

/** What programs leave behind: folders of macOS, its resource forks, hidden files, files of locks. `..` is the way to a file. */
const isLeftover = (name: string) =>
  name.split('/').some((part) => part === '__MACOSX' || /^\.[^./]/.test(part) || part.startsWith('~$'))

/**
 * The files to read: zips are opened, what is a workbook is told by its bytes. A zip in a zip is not opened.
 * Memory: one file of a zip at a time.
 */
export async function* flatFiles(
  given: AsyncIterable<GivenFile> | Iterable<GivenFile>,
): AsyncGenerator<FlatFile> {
  for await (const file of given) {
    if (isLeftover(file.name)) continue
    try {
      yield* opened(file)
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      yield { name: file.name, problem: error.message }
    }
  }
}

async function* opened(file: GivenFile): AsyncGenerator<FlatFile> {
  const isZip = workbookMark(await file.source.read(0, 4)) === 'zip'
  const inside = isZip ? await openArchive(file.source) : null
  if (inside === null) {
    if (file.source.size > FILE_BYTES_MOST) {
      yield { name: file.name, problem: `文件超过 ${FILE_BYTES_MOST / 1024 / 1024} MB，请分成几个文件` }
    } else if (file.source.size === 0) yield { name: file.name, problem: '文件是空的，没有读入任何一行' }
    else yield file
    return
  }
  for (const one of inside) {
    if (isLeftover(one.name) || one.name === SAMPLE_NOTE) continue
    const name = `${file.name}/${one.name}`
    try {
      yield { name, source: bytesSource(await one.read()) }
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      yield { name, problem: error.message }
    }
  }
}
