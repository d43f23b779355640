import { join } from 'node:path'
import { importWork } from '../../src/cli/import-work.ts'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { importCommand } from '../../src/modules/imports/commands/import-command.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'

interface Typed {
  db: Database
  folder: string
  fileStore: FileStore
  /** Where the work is done: a worker of the process, or one for this import alone. */
  hasWorker?: boolean
  /** A PostgreSQL whose servers may be elsewhere. */
  isServed?: boolean
  /** Asked after each line; true is Ctrl+C. */
  stopping?: (lines: readonly string[]) => boolean
}

/** What `haixuan import …` shows. */
export async function typeImport(
  args: string[],
  { db, folder, fileStore, hasWorker = false, isServed = false, stopping = () => false }: Typed,
) {
  const seen = { lines: [] as string[], progress: [] as string[], values: [] as unknown[], error: '' }
  const out = {
    text: (line: string) => void seen.lines.push(line),
    progress: (line: string) => void seen.progress.push(line),
    json: (value: unknown) => void seen.values.push(value),
    clearProgress: () => undefined,
  }
  const host = {
    ...{ out, isServed, hasWorker, openFileStore: async () => fileStore },
    stopping: () => stopping([...seen.lines, ...seen.progress]),
  }
  const shared: Database = Object.create(db, { close: { value: async () => undefined } })
  await importCommand(args, {
    ...{ out, folder, hasWorker, stopping: host.stopping, parts: IMPORT_PARTS },
    ...importWork(host),
    reportFolder: join(folder, 'reports'),
    openDatabase: async () => shared,
    removeDemo: async () => 0,
  }).catch((error: Error) => {
    seen.error = error.message
  })
  const text = seen.lines.join('\n')
  return { ...seen, text, job: /任务 {6}([0-9a-f-]{36})/.exec(text)?.[1] ?? 'none' }
}
