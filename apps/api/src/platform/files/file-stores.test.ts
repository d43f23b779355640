import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'
import { S3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-store-'))
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const name = () => `licence/${randomUUID()}`
const UNAVAILABLE = expect.objectContaining({ reason: 'files_unavailable', cause: expect.anything() })

describe.each<[string, () => FileStore]>([
  ['a folder', () => new FolderStore(join(folder, 'files'))],
  ['a bucket', () => new S3Store(s3.settings)],
])('%s', (_kind, open) => {
  test('gives back the bytes that were written, also to another server', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 31) & 255))
    const file = name()
    await open().put(file, bytes, 'image/png')
    expect(await open().get(file)).toEqual(bytes)
    const empty = name()
    await open().put(empty, Buffer.alloc(0), 'image/png')
    expect(await open().get(empty)).toEqual(Buffer.alloc(0))
  })

  test('has no file that was never written or is deleted, and deletes twice', async () => {
    const file = name()
    expect(await open().get(file)).toBeUndefined()
    await open().put(file, Buffer.from('x'), 'image/png')
    for (const _ of [1, 2]) await open().delete(file)
    expect(await open().get(file)).toBeUndefined()
  })

  test.each(['', 'licence', '../licence', `licence/../${randomUUID()}`, `a/b/${randomUUID()}`, 'licence/x'])(
    'takes no name that is not a purpose and an id: %j',
    async (wrong) => {
      const store = open()
      for (const call of [
        store.put(wrong, Buffer.from('x'), 'image/png'),
        store.get(wrong),
        store.delete(wrong),
      ])
        await expect(call).rejects.toThrow('Not a name of a file')
    },
  )

  test('that works has no trouble to tell', async () => {
    expect(await open().trouble()).toBeUndefined()
  })
})

describe('a folder', () => {
  test('is for its owner alone, in two levels, without parts', async () => {
    const root = join(folder, 'own')
    await new FolderStore(root).put('licence/abcdef00-0000-4000-8000-000000000001', Buffer.from('x'))
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()
    expect(found).toEqual([
      ...['licence', 'licence/ab', 'licence/ab/cd'],
      'licence/ab/cd/abcdef00-0000-4000-8000-000000000001',
    ])
    const modes = [root, ...found.map((path) => join(root, path))].map((path) => statSync(path).mode & 0o777)
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o700, 0o600])
  })

  test('removes what an interrupted write left, and never shows it', async () => {
    const root = join(folder, 'parts')
    const store = new FolderStore(root)
    const file = 'licence/abcdef00-0000-4000-8000-000000000002'
    await store.put(file, Buffer.from('x'))
    const place = join(root, 'licence/ab/cd')
    writeFileSync(join(place, 'abcdef00-0000-4000-8000-000000000002.part'), 'half')
    expect(await store.get(file)).toEqual(Buffer.from('x'))
    await store.delete(file)
    expect(readdirSync(place)).toEqual([])
  })

  test('that is a file of that name cannot be used, and says so in one sentence', async () => {
    const root = join(folder, 'blocked')
    writeFileSync(root, '')
    chmodSync(root, 0o600)
    const store = new FolderStore(root)
    await expect(store.put(name(), Buffer.from('x'))).rejects.toEqual(UNAVAILABLE)
    await expect(store.get(name())).rejects.toEqual(UNAVAILABLE)
    expect(await store.trouble()).toMatch(/^文件夹 .+ 不能读写（EEXIST），.+其他功能照常；.+。$/)
  })
})

describe('a bucket', () => {
  const all = async (store: FileStore) => {
    await expect(store.put(name(), Buffer.from('x'), 'image/png')).rejects.toEqual(UNAVAILABLE)
    await expect(store.get(name())).rejects.toEqual(UNAVAILABLE)
    await expect(store.delete(name())).rejects.toEqual(UNAVAILABLE)
  }

  test('that is missing is told from a file that is', async () => {
    const store = new S3Store({ ...s3.settings, url: s3.settings.url.replace('/haixuan', '/missing') })
    await all(store)
    expect(await store.trouble()).toMatch(
      /^文件存储 http.+\/missing 不可用（没有这个存储桶），.+其他功能照常；请先建立存储桶.+。$/,
    )
  })

  test('that refuses the key says which settings to look at, and no secret', async () => {
    const store = new S3Store({ ...s3.settings, secret: 'canary' })
    await all(store)
    const sentence = await store.trouble()
    expect(sentence).toMatch(/拒绝访问.+HAIXUAN_S3_SECRET_FILE/)
    expect(sentence).not.toContain('canary')
  })

  test('that is not there, or takes a call and never answers, fails', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    try {
      const url = `http://127.0.0.1:${port}/haixuan`
      await all(new S3Store({ ...s3.settings, url }, 50))
      expect(await new S3Store({ ...s3.settings, url }, 50).trouble()).toContain('连接不上')
    } finally {
      silent.closeAllConnections()
      await new Promise((done) => silent.close(done))
    }
    await all(new S3Store({ ...s3.settings, url: `http://127.0.0.1:${port}/haixuan` }))
  })
})
