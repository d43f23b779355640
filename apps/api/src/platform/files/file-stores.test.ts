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

async function* pieces(bytes: Uint8Array, size: number) {
  // One buffer for all, as a socket may do it.
  const shared = Buffer.alloc(size)
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size)
    shared.set(piece)
    yield shared.subarray(0, piece.length)
  }
}

async function gather(chunks: AsyncIterable<Uint8Array> | undefined): Promise<Buffer | undefined> {
  if (!chunks) return undefined
  const found: Uint8Array[] = []
  for await (const chunk of chunks) found.push(chunk)
  return Buffer.concat(found)
}

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
        store.putChunks(wrong, pieces(Buffer.from('x'), 1), 'image/png'),
        store.get(wrong),
        store.read(wrong, 0, 1),
        store.delete(wrong),
      ])
        await expect(call).rejects.toThrow('Not a name of a file')
    },
  )

  test('writes what comes in pieces and gives back any part of it', async () => {
    // More than one part of a bucket and more than one block of a reading.
    const bytes = Buffer.alloc(8_388_608 + 3, 1).fill(2, 5_000_000)
    const file = name()
    await open().putChunks(file, pieces(bytes, 1_000_003), 'text/csv')
    const read = async (from: number, to: number) => await gather(await open().read(file, from, to))
    expect((await read(0, bytes.length))?.equals(bytes)).toBe(true)
    // Not 0 to 1: the test server takes an end of 0 for none.
    for (const [from, to] of [
      ...([[1, 2] as const, [4_999_999, 5_000_001] as const, [2_097_151, 2_097_153] as const] as const),
      ...([[bytes.length - 1, bytes.length] as const, [7, 7] as const] as const),
    ])
      expect(await read(from, to)).toEqual(bytes.subarray(from, to))
    await expect(read(bytes.length - 1, bytes.length + 1)).rejects.toEqual(UNAVAILABLE)
    expect(await open().read(name(), 0, 1)).toBeUndefined()
    expect(await open().read(name(), 0, 0)).toBeUndefined()
  })

  test.each([0, 1, 8_388_608])('writes %i bytes that come in pieces', async (length) => {
    const file = name()
    await open().putChunks(file, pieces(Buffer.alloc(length, 3), 700_000), 'text/csv')
    expect((await open().get(file))?.equals(Buffer.alloc(length, 3))).toBe(true)
  })

  test.each([10, 9_000_000])('has no file when its bytes break off after %i', async (length) => {
    const broken = new Error('The sender is gone.')
    async function* half() {
      yield* pieces(Buffer.alloc(length), 1_000_000)
      throw broken
    }
    const file = name()
    await expect(open().putChunks(file, half(), 'text/csv')).rejects.toBe(broken)
    expect(await open().get(file)).toBeUndefined()
  })

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
    await expect(store.putChunks(name(), pieces(Buffer.from('x'), 1), 'image/png')).rejects.toEqual(
      UNAVAILABLE,
    )
    await expect(store.get(name())).rejects.toEqual(UNAVAILABLE)
    await expect(store.read(name(), 0, 1)).rejects.toEqual(UNAVAILABLE)
    await expect(store.delete(name())).rejects.toEqual(UNAVAILABLE)
  }

  test('gives an address that works for a short time and for one file, and a folder gives none', async () => {
    const store = new S3Store(s3.settings)
    const file = name()
    await store.put(file, Buffer.from('a,b'), 'text/csv')
    const link = await store.link(file, { type: 'text/csv', fileName: '表 "1".csv', seconds: 60 })
    const answer = await fetch(link)
    expect([answer.status, await answer.text()]).toEqual([200, 'a,b'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('表 "1".csv')}`,
    )
    expect(link).toContain('X-Amz-Expires=60')
    const other = name()
    await store.put(other, Buffer.from('c'), 'text/csv')
    expect((await fetch(link.replace(file, other))).status).toBe(403)
    expect((await fetch(link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403)
    expect(await new FolderStore(join(folder, 'files')).link()).toBeUndefined()
  })

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
