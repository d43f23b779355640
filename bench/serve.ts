import type { AddressInfo } from 'node:net'
import { seedDemoAccounts } from '../apps/api/src/demo/accounts/demo-accounts.ts'
import { MODULE_PARTS } from '../apps/api/src/module-parts.ts'
import type {} from '../apps/api/src/modules/account/store/accounts-tables.ts'
import { openSession } from '../apps/api/src/modules/account/store/session.ts'
import { exportJobs } from '../apps/api/src/modules/exports/jobs/export-jobs.ts'
import { handlers } from '../apps/api/src/operations.ts'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { Files } from '../apps/api/src/platform/files/files.ts'
import { FolderStore } from '../apps/api/src/platform/files/folder-store.ts'
import type { Handlers } from '../apps/api/src/platform/http/handler.ts'
import type { Rates } from '../apps/api/src/platform/http/rate-limit.ts'
import { JobQueue } from '../apps/api/src/platform/jobs/job-queue.ts'
import { Worker } from '../apps/api/src/platform/jobs/worker.ts'
import { buildServer } from '../apps/api/src/server.ts'

const PLENTY = { user: { calls: 1e9, perMs: 60_000 }, anonymous: { calls: 1e9, perMs: 60_000 } }
const RATES: Rates = {
  ...{ read: PLENTY, search: PLENTY, write: PLENTY },
  ...{ login: PLENTY, export: PLENTY, import: PLENTY },
}

export interface Served {
  /** `http://127.0.0.1:port` */
  base: string
  /** Of who asks. */
  token: string
  close(): Promise<void>
}

interface Asker {
  /** Tier of the demo account that asks. */
  vipType?: 'black_drill' | 'yqyy'
  /** Somebody else who asks. */
  userId?: string
  /** Folder of exported files; a worker of this process writes them. */
  exportDir?: string
}

async function demoMember(db: Database, vipType: NonNullable<Asker['vipType']>): Promise<string> {
  await seedDemoAccounts(db)
  const { id } = await db.kysely
    .selectFrom('app_user')
    .select('id')
    .where('vip_type', '=', vipType)
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Serves a database in this process as production does, but for the limits of calls. */
export async function serve(
  db: Database,
  { vipType = 'black_drill', userId, exportDir }: Asker = {},
): Promise<Served> {
  const id = userId ?? (await demoMember(db, vipType))
  const { token } = await openSession(db, id, { ip: '127.0.0.1', device: 'bench' }, {})
  const fileStore = exportDir === undefined ? undefined : new FolderStore(exportDir)
  const queue = fileStore && new JobQueue(db, exportJobs(new Files(db, fileStore), MODULE_PARTS))
  const worker = queue && new Worker({ queue, isScheduling: false })
  await worker?.start()
  const app = await buildServer({
    ...{ db, handlers: handlers as Handlers, webRoot: '/nowhere', allowDemoAccounts: true },
    ...{ rates: RATES, checkAnswers: false },
    ...(fileStore ? { fileStore, wakeJobs: () => queue?.wake() } : {}),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    token,
    close: async () => {
      await worker?.stop()
      await app.close()
    },
  }
}
