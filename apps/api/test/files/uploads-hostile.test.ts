import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { RunningServer } from '../http/running-server.ts'
import { finish, open, PART_BYTES, put, uploader, uploadOf } from './upload-calls.ts'
import { csvOf, describeWithStores, sha256Of } from './upload-site.ts'

const MOST = 33_554_432

describeWithStores('uploads that are wrong or meet others', (site) => {
  test('two writers of one upload at once: the file is that of one of them, whole', async () => {
    const servers = site.servers()
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const bytes = csvOf(40_000)
    const opened = await open(server, token, { bytes: bytes.length })
    const write = async (writer: RunningServer | undefined) => {
      if (!writer) throw new Error('No server.')
      for (let at = 0; at < bytes.length; at += 10_000) {
        const answer = await put(writer, token, opened, at, bytes.subarray(at, at + 10_000))
        expect(answer.status).toBe(200)
      }
      return await finish(writer, token, opened)
    }
    const ends = await Promise.all(servers.map(write))
    expect(ends.map(({ status }) => status)).toEqual([200, 200])
    expect(ends.map(({ body }) => body.data)).toEqual([ends[0]?.body.data, ends[0]?.body.data])
    expect((await site.bytesOf(account, opened)).equals(bytes)).toBe(true)
    expect(await site.rowsOf(account)).toHaveLength(1)
  })

  test('two writers of different bytes: the second is told to go on from where the first is', async () => {
    const servers = site.servers()
    const [server] = site.servers()
    const { token } = await uploader(site.database())
    const opened = await open(server, token, { bytes: 20 })
    const answers = await Promise.all(
      ['x', 'y'].map((fill, at) =>
        put(servers[at] as RunningServer, token, opened, 0, Buffer.alloc(10, fill)),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.data).toEqual({ offset: 10 })
  })

  test('a lying size: more than was told is refused, and 32 MB exactly is the most', async () => {
    const [server] = site.servers()
    const { token } = await uploader(site.database())
    const opened = await open(server, token, { bytes: 20 })
    await put(server, token, opened, 0, csvOf(15))
    const more = await put(server, token, opened, 15, Buffer.alloc(6))
    expect([more.status, more.body.reason, more.body.data]).toEqual([413, 'upload_too_large', { offset: 15 }])
    expect(more.body.message).toContain('登记为 20 字节')
    const ask = (bytes: number) => server.post('/api/uploads', { name: 'x', kind: 'csv', bytes }, token)
    expect((await ask(MOST)).status).toBe(201)
    const large = await ask(MOST + 1)
    expect([large.status, large.body.message]).toEqual([
      413,
      '文件 32.1 MB，超过 32 MB 的上限，没有上传；请拆分后分别上传',
    ])
    expect((await ask(0)).status).toBe(400)
    const part = await put(server, token, opened, 15, Buffer.alloc(PART_BYTES + 1))
    expect([part.status, part.body.reason]).toEqual([413, 'body_too_large'])
  })

  test('a lying type is refused by its first bytes, at once or at the end when they came in small parts', async () => {
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const png = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(600),
    ])
    const opened = await open(server, token, { bytes: png.length })
    const refused = await put(server, token, opened, 0, png)
    expect([refused.status, refused.body.reason]).toEqual([422, 'upload_kind'])
    expect(refused.body.message).toContain('内容却是PNG 图片')
    for (let at = 0; at < png.length; at += 100)
      expect((await put(server, token, opened, at, png.subarray(at, at + 100))).status).toBe(200)
    const end = await finish(server, token, opened)
    expect([end.status, end.body.reason]).toEqual([422, 'upload_kind'])
    expect((await server.get(`/api/uploads/${opened.id}`, token)).body.reason).toBe('upload_not_found')
    expect(await site.rowsOf(account)).toEqual([])
  })

  test('another SHA-256 than was told removes the upload', async () => {
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const bytes = csvOf(600)
    const opened = await open(server, token, { bytes: bytes.length, sha256: sha256Of(Buffer.from('other')) })
    await put(server, token, opened, 0, bytes)
    const end = await finish(server, token, opened)
    expect([end.status, end.body.reason]).toEqual([422, 'upload_checksum'])
    expect(end.body.message).toContain('请重新上传')
    expect(await site.rowsOf(account)).toEqual([])
    expect((await finish(server, token, opened)).body.reason).toBe('upload_not_found')
  })

  test('what is open counts on the quota of finished files', async () => {
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const row = {
      purpose: 'upload',
      name: 'x',
      type: 'text/csv',
      sha256: '0'.repeat(64),
      state: 'kept' as const,
    }
    await site
      .database()
      .kysely.insertInto('file')
      .values({
        ...row,
        account,
        id: randomUUID(),
        bytes: 2_048 * 1_048_576 - 20,
        created_at: 1,
        expires_at: null,
      })
      .execute()
    await open(server, token, { bytes: 15 })
    const full = await server.post('/api/uploads', { name: 'x', kind: 'csv', bytes: 6 }, token)
    expect([full.status, full.body.reason]).toEqual([409, 'files_full'])
    await open(server, token, { bytes: 5 })
  })

  test('a part that breaks off changes nothing, and the upload goes on', async () => {
    const [server] = site.servers()
    const { token } = await uploader(site.database())
    const opened = await open(server, token, { bytes: 20 })
    const head = [
      ...[`PUT /api/uploads/${opened.id}/parts/0 HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`],
      ...['Content-Type: application/octet-stream', 'Content-Length: 20', 'Connection: close'],
    ].join('\r\n')
    const socket = connect(server.port, '127.0.0.1')
    // The other half never comes: the sender is gone.
    await new Promise<void>((done) => socket.write(`${head}\r\n\r\n${'a'.repeat(10)}`, () => done()))
    socket.destroy()
    expect((await server.get(`/api/uploads/${opened.id}`, token)).body.data).toMatchObject({ offset: 0 })
    expect(uploadOf(await put(server, token, opened, 0, csvOf(20))).offset).toBe(20)
    expect((await finish(server, token, opened)).status).toBe(200)
  })

  test('only bytes are taken, and not of nobody or of somebody else', async () => {
    const [server] = site.servers()
    const [{ token }, stranger] = [await uploader(site.database()), await uploader(site.database())]
    const opened = await open(server, token, { bytes: 20 })
    const at = `/api/uploads/${opened.id}/parts/0`
    const json = await server.call('PUT', at, { token, body: { a: 1 } })
    expect([json.status, json.body.message]).toEqual([
      415,
      expect.stringContaining('application/octet-stream'),
    ])
    const packed = await server.call('PUT', at, {
      token,
      body: csvOf(20),
      headers: { 'content-encoding': 'gzip' },
    })
    expect(packed.status).toBe(415)
    expect((await server.call('PUT', at, { token, body: Buffer.alloc(0) })).status).toBe(400)
    expect((await put(server, stranger.token, opened, 0, csvOf(20))).status).toBe(404)
    expect((await server.call('PUT', at, { body: csvOf(20) })).status).toBe(401)
    const bytes = await server.call('POST', '/api/uploads', { token, body: csvOf(20) })
    expect([bytes.status, bytes.body.reason]).toEqual([415, 'unsupported_media_type'])
  })
})
