import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { type S3Server, startS3Server } from '../../src/platform/files/s3-server.fixture.ts'
import { S3Store } from '../../src/platform/files/s3-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import type { Upload } from './upload-calls.ts'

/** Two servers with one database and one store, and what they store. */
export interface UploadSite {
  database(): Database
  servers(): readonly [RunningServer, RunningServer]
  files(): Files
  /** Rows of files of an account. */
  rowsOf(account: string): Promise<{ id: string; purpose: string; state: string; bytes: number }[]>
  /** Bytes of a finished upload. */
  bytesOf(account: string, upload: Upload): Promise<Buffer>
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Text of a table, of so many bytes. */
export const csvOf = (bytes: number, fill = 'a') =>
  Buffer.concat([Buffer.from('id,name\n'), Buffer.alloc(bytes, fill)]).subarray(0, bytes)

/** Runs a suite on both engines, with a folder and with a bucket. */
export function describeWithStores(name: string, suite: (site: UploadSite) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-uploads-'))
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(async () => {
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })
  describeOnBothEngines(name, (database) => {
    describe.each<[string, () => FileStore]>([
      ['a folder', () => new FolderStore(join(folder, 'files'))],
      ['a bucket', () => new S3Store(s3.settings)],
    ])('in %s', (_kind, openStore) => suite(siteOf(database, openStore)))
  })
}

function siteOf(database: () => Database, openStore: () => FileStore): UploadSite {
  let servers: [RunningServer, RunningServer] | undefined
  beforeAll(async () => {
    const run = () => runServer(database(), { fileStore: openStore() })
    servers = [await run(), await run()]
  })
  afterAll(async () => {
    for (const one of servers ?? []) await one.close()
  })
  const files = () => new Files(database(), openStore())
  return {
    database,
    files,
    servers: () => {
      if (!servers) throw new Error('The servers start in beforeAll.')
      return servers
    },
    rowsOf: (account) =>
      database()
        .kysely.selectFrom('file')
        .select(['id', 'purpose', 'state', 'bytes'])
        .where('account', '=', account)
        .execute(),
    bytesOf: async (account, { id }) => {
      const { file } = await database()
        .kysely.selectFrom('upload')
        .select('file')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return (await files().read(account, file ?? '')).bytes
    },
  }
}
