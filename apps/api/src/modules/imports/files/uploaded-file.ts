import type { Files } from '#platform/files/files.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { ImportFileError } from './import-file-error.ts'
import { type FileChoices, type FileFacts, inspectFile } from './inspect-file.ts'

/** Where an uploaded file is kept. */
export interface UploadedFile {
  account: string
  file: string
}

/**
 * Runs with an uploaded file that was looked at. It is on this disk for that time, since readers want it at any place.
 * @throws {Failure} `file_missing`, `files_unavailable`
 * @throws {ImportFileError} in the words of a call
 */
export async function withUploadedFile<T>(
  files: Files,
  { account, file }: UploadedFile,
  choices: FileChoices,
  work: (facts: FileFacts) => Promise<T>,
): Promise<T> {
  const kept = await files.find(account, file)
  // A workbook is known by its bytes, and any other text than JSON is read as a table.
  const name = kept.type === 'application/json' ? 'file.json' : 'file.csv'
  try {
    return await withLocalCopy(files, kept, name, async (path) => {
      const facts = await inspectFile(path, choices)
      const { sheet } = facts
      return await work({ ...facts, name: sheet === null ? kept.name : `${kept.name}（${sheet}）` })
    })
  } catch (error) {
    throw inCallWords(error)
  }
}

/** A caller has parameters where the command line has options. */
function inCallWords(error: unknown): unknown {
  if (!(error instanceof ImportFileError)) return error
  const message = error.message.replaceAll('--worksheet', 'sheet').replaceAll('--encoding', 'encoding')
  return new ImportFileError(error.reason, message, error.line)
}
