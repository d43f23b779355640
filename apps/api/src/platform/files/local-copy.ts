import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Files, KeptFile } from './files.ts'
import { reach } from './files-unavailable.ts'

/**
 * Runs with a copy of a kept file on this disk, for what has to read it at any place or more than once. The copy is
 * compared with what was handed in, and removed afterwards.
 * @param name of the copy; a reader may tell the format by its end
 * @throws {Failure} `file_missing`, `files_unavailable`, and what the work throws
 */
export async function withLocalCopy<T>(
  files: Files,
  file: KeptFile,
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await reach(() => mkdtemp(join(tmpdir(), 'haixuan-copy-')))
  try {
    const path = join(folder, name)
    const copy = await reach(() => open(path, 'wx', 0o600))
    try {
      for await (const chunk of await files.open(file)) await reach(() => copy.writeFile(chunk))
    } finally {
      await copy.close()
    }
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
