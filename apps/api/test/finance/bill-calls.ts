import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect } from 'vitest'
import { moduleJobs } from '../../src/jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { TRADE } from './finance-calls.ts'

/** A bill with these rows. */
export const billOf = (...rows: string[][]) =>
  new Map([['账单.csv', Buffer.from([TRADE, ...rows].map((row) => row.join(',')).join('\n'))]])

export type Import = components['schemas']['FinanceImport']
export type Books = components['schemas']['FinanceBooks']

/** Imports of bills as a browser makes them, and the work that they ask for; call it inside a suite. */
export function billCalls(database: () => Database) {
  const folder = temporaryFolder('haixuan-bills-')
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database(), { fileStore: new FolderStore(folder) })
  })
  afterAll(() => server.close())

  /** Does the work that is asked for, all of it or that of one kind. */
  async function work(store: FileStore = new FolderStore(folder), kindEnd = '-bills') {
    const files = new Files(database(), store)
    const modules = moduleJobs(database(), files).map(({ kinds }) => ({
      kinds: kinds.filter(({ kind }) => kind.endsWith(kindEnd)),
    }))
    await new Worker({ queue: new JobQueue(database(), modules), isScheduling: false }).drain()
  }

  async function upload(token: string, name: string, bytes: Uint8Array): Promise<string> {
    const wish = { name, kind: 'bill', bytes: bytes.length }
    const begun = await server.post('/api/uploads', wish, token)
    expect([name, begun.status]).toEqual([name, 201])
    const { id } = begun.body.data as { id: string }
    const part = await server.app.inject({
      ...{ method: 'PUT', url: `/api/uploads/${id}/parts/0`, payload: Buffer.from(bytes) },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    })
    expect(part.statusCode).toBe(200)
    expect((await server.post(`/api/uploads/${id}/finish`, {}, token)).status).toBe(200)
    return id
  }

  const read = async (token: string, id: string) =>
    (await server.get(`/api/finance/imports/${id}`, token)).body.data as Import
  const books = async (token: string) => (await server.get('/api/finance/books', token)).body.data as Books

  /** Begins an import whose work is not done yet. @returns its id */
  async function start(token: string, files: ReadonlyMap<string, Uint8Array>, over: object = {}) {
    const uploads: string[] = []
    for (const [path, bytes] of files)
      uploads.push(await upload(token, path.slice(path.lastIndexOf('/') + 1), bytes))
    const answer = await server.post('/api/finance/imports', { key: randomUUID(), uploads, ...over }, token)
    expect([answer.status, answer.body.message]).toEqual([201, undefined])
    return (answer.body.data as Import).id
  }
  async function begin(token: string, files: ReadonlyMap<string, Uint8Array>, over: object = {}) {
    const id = await start(token, files, over)
    await work()
    return await read(token, id)
  }
  const ask = (token: string, id: string, what: string, body: object = {}) =>
    server.post(`/api/finance/imports/${id}/${what}`, body, token)
  async function act(token: string, id: string, what: string, body: object = {}) {
    const answer = await ask(token, id, what, body)
    await work()
    return answer
  }
  async function remove(token: string, id: string): Promise<{ statusCode: number }> {
    const { statusCode } = await server.app.inject({
      ...{ method: 'DELETE', url: `/api/finance/imports/${id}` },
      headers: { authorization: `Bearer ${token}` },
    })
    return { statusCode }
  }
  return { server: () => server, folder, work, upload, read, books, start, begin, ask, act, remove }
}
