import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Files } from '#platform/files/files.ts'
import { FolderStore } from '#platform/files/folder-store.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import type { JobRow } from '#platform/jobs/job-list.ts'
import { giveUpJob } from '#platform/jobs/job-list.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { Worker } from '#platform/jobs/worker.ts'
import { IMPORT_PARTS } from '../import-parts.ts'
import { typedImportJobs } from '../modules/imports/jobs/typed-import-job.ts'
import { followJobs } from './follow-jobs.ts'

/** At Ctrl+C the batch or the summaries that are being written are waited for. */
const PATIENCE_MS = 3_600_000

interface Host {
  out: Output
  isServed: boolean
  openFileStore(): Promise<FileStore>
  stopping(): boolean
  hasWorker: boolean
  wakeJobs?: (() => void) | undefined
}

/** Where the command line keeps originals of imports, and who does the work. */
export function importWork(host: Host) {
  const { out, stopping, isServed, hasWorker } = host
  return {
    /** A server that clears files does not find those in the folder of another machine. */
    openOriginals: async (db: Database) => {
      const store = await host.openFileStore()
      return { files: new Files(db, store), areKept: !(isServed && store instanceof FolderStore) }
    },
    /** The worker of this process runs the job, or one for this job alone: then nobody goes on with it but who asks for it. */
    follow: async (db: Database, wish: JobWish, look: (job: JobRow) => Promise<void>): Promise<boolean> => {
      const again = `用 --resume ${wish.key} 继续`
      const follow = async () => (await followJobs(db, [wish], { out, stopping, look, again })) !== null
      if (hasWorker) {
        host.wakeJobs?.()
        return await follow()
      }
      const files = new Files(db, await host.openFileStore())
      const queue = new JobQueue(db, [typedImportJobs({ parts: IMPORT_PARTS, files })])
      const worker = new Worker({ queue, isScheduling: false, onlyKey: wish.key, patienceMs: PATIENCE_MS })
      let isEnded = false
      try {
        await worker.start()
        isEnded = await follow()
      } finally {
        await worker.stop()
      }
      if (!isEnded) await giveUpJob(db.kysely, wish)
      return isEnded
    },
  }
}
