import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileChunks, FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { runServer } from '../http/running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { finish, open, PART_BYTES, put, uploader, uploadOf } from './upload-calls.ts'

const MOST = 33_554_432
const MIB = 1_048_576
const folder = temporaryFolder('haixuan-memory-')
setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

/** What the program still refers to after a whole collection, inside the heap and outside. */
function held(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

let database: TestDatabase
beforeAll(async () => {
  database = await openEmbeddedForTest()
})
afterAll(async () => {
  await database.dispose()
})

// With a folder: the bucket of tests is a server in this very process, and holds what it is sent.
test('32 MB are never held whole on their way into the store and out of it', async () => {
  const peaks: number[] = []
  const note = () => peaks.push(held())
  async function* watched(chunks: FileChunks) {
    let since = 0
    for await (const chunk of chunks) {
      since += chunk.length
      if (since >= 4 * MIB) {
        note()
        since = 0
      }
      yield chunk
    }
  }
  const store: FileStore = new FolderStore(folder)
  const fileStore: FileStore = {
    put: (name, bytes, type) => store.put(name, bytes, type),
    putChunks: (name, chunks, type) => store.putChunks(name, watched(chunks), type),
    get: (name) => store.get(name),
    read: (name, from, to) => store.read(name, from, to),
    link: async () => undefined,
    delete: (name) => store.delete(name),
    trouble: () => store.trouble(),
  }
  const server = await runServer(database.db, { fileStore })
  try {
    const { id: account, token } = await uploader(database.db)
    const opened = await open(server, token, { bytes: MOST })
    const before = held()
    for (let at = 0; at < MOST; at += PART_BYTES) {
      const answer = await put(server, token, opened, at, Buffer.alloc(PART_BYTES, 97))
      expect(answer.status).toBe(200)
      note()
    }
    const done = await finish(server, token, opened)
    expect([done.status, uploadOf(done).offset]).toEqual([200, MOST])
    const { file } = await database.db.kysely
      .selectFrom('upload')
      .select('file')
      .where('id', '=', opened.id)
      .executeTakeFirstOrThrow()
    const files = new Files(database.db, store)
    let bytes = 0
    for await (const chunk of watched(await files.open(await files.find(account, file ?? ''))))
      bytes += chunk.length
    expect(bytes).toBe(MOST)
    expect(peaks.length).toBeGreaterThan(25)
    expect(Math.max(...peaks) - before).toBeLessThan(MOST / 2)
  } finally {
    await server.close()
  }
})
