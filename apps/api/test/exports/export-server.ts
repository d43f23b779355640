import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MODULE_PARTS } from '../../src/module-parts.ts'
import { exportJobs } from '../../src/modules/exports/jobs/export-jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import type { ServerOptions } from '../../src/server.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

interface More extends Partial<ServerOptions> {
  fileStore?: FileStore
  onError?: (error: unknown) => void
}

export interface ExportServer extends RunningServer {
  queue: JobQueue
  files: Files
}

/** A queue that knows exports alone. */
const exportQueue = (db: Database, files: Files) => new JobQueue(db, exportJobs(files, MODULE_PARTS))

/** A server with a worker that writes exports into a folder of its own, or into a store that is given. */
export async function runExportServer(
  db: Database,
  { onError = () => undefined, ...options }: More = {},
): Promise<ExportServer> {
  const folder = await mkdtemp(join(tmpdir(), 'haixuan-export-test-'))
  const fileStore = options.fileStore ?? new FolderStore(folder)
  const files = new Files(db, fileStore)
  const queue = exportQueue(db, files)
  const worker = new Worker({ queue, onError, isScheduling: false })
  await worker.start()
  const server = await runServer(db, { ...options, fileStore, wakeJobs: () => queue.wake() })
  const close = async () => {
    await worker.stop()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, queue, files, close }
}
