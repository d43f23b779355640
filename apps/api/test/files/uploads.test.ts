import { expect, test } from 'vitest'
import { forgetUploads } from '../../src/modules/uploads/store/upload-rows.ts'
import { finish, open, PART_BYTES, put, type Upload, upload, uploader, uploadOf } from './upload-calls.ts'
import { csvOf, describeWithStores, sha256Of } from './upload-site.ts'

describeWithStores('uploads', (site) => {
  test('parts that reach different servers become one file, as it came, and nothing beside it', async () => {
    const servers = site.servers()
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const bytes = csvOf(2 * PART_BYTES + 7)
    const done = await upload(servers, token, bytes, { name: '店铺 "1".csv', sha256: sha256Of(bytes) })
    expect(done).toMatchObject({
      ...{ name: '店铺 "1".csv', kind: 'csv', state: 'finished', sha256: sha256Of(bytes) },
      ...{ bytes: bytes.length, offset: bytes.length, expiresAt: expect.any(Number) },
    })
    expect((await site.bytesOf(account, done)).equals(bytes)).toBe(true)
    expect(await site.rowsOf(account)).toMatchObject([{ purpose: 'upload', state: 'kept' }])
    expect(uploadOf(await finish(server, token, done))).toEqual(done)
    expect((await server.get('/api/uploads', token)).body.data).toEqual([done])
    const late = await put(server, token, done, 0, bytes.subarray(0, 8))
    expect([late.status, late.body.reason]).toEqual([409, 'upload_ended'])
  })

  test('a repeated part is harmless; any other offset is told the right one', async () => {
    const [server] = site.servers()
    const { token } = await uploader(site.database())
    const opened = await open(server, token, { bytes: 30 })
    const [first, second] = [csvOf(10), Buffer.alloc(10, 'b')]
    expect(uploadOf(await put(server, token, opened, 0, first)).offset).toBe(10)
    expect(uploadOf(await put(server, token, opened, 10, second)).offset).toBe(20)
    for (const [at, part] of [
      [0, first],
      [10, second],
    ] as const) {
      const again = await put(server, token, opened, at, part)
      expect([again.status, uploadOf(again).offset]).toEqual([200, 20])
    }
    for (const [at, part] of [
      ...([[21, second] as const, [30, second] as const, [19, second] as const] as const),
      // Other bytes, and other bounds, of what is there.
      ...([[10, Buffer.alloc(10, 'c')] as const, [0, csvOf(9)] as const] as const),
    ]) {
      const wrong = await put(server, token, opened, at, part)
      expect([wrong.status, wrong.body.reason, wrong.body.data]).toEqual([
        409,
        'upload_offset',
        { offset: 20 },
      ])
      expect(wrong.body.message).toContain('请从 20 继续')
    }
    const early = await finish(server, token, opened)
    expect([early.status, early.body.data]).toEqual([409, { offset: 20 }])
    expect(early.body.message).toBe('文件还差 10 字节；请从第 20 字节继续发送，再完成上传')
    const { body } = await server.get(`/api/uploads/${opened.id}`, token)
    expect(body.data).toMatchObject({ offset: 20, state: 'open' })
  })

  test('a cancelled upload leaves nothing, open or finished', async () => {
    const servers = site.servers()
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const opened = await open(server, token, { bytes: 20 })
    await put(server, token, opened, 0, csvOf(10))
    const done = await upload(servers, token, csvOf(20))
    expect(await site.rowsOf(account)).toHaveLength(2)
    for (const { id } of [opened, done])
      expect((await server.call('DELETE', `/api/uploads/${id}`, { token })).status).toBe(200)
    expect(await site.rowsOf(account)).toEqual([])
    expect((await put(server, token, opened, 10, csvOf(10))).body.reason).toBe('upload_not_found')
    expect((await server.get('/api/uploads', token)).body.data).toEqual([])
  })

  test('five uploads may be open; a day later they are gone, bytes and all', async () => {
    const [server] = site.servers()
    const { id: account, token } = await uploader(site.database())
    const opened: Upload[] = []
    for (let n = 0; n < 5; n++) opened.push(await open(server, token, { bytes: 20 }))
    await put(server, token, opened[0] as Upload, 0, csvOf(10))
    const sixth = await server.post('/api/uploads', { name: 'x', kind: 'csv', bytes: 1 }, token)
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'upload_too_many'])
    await site
      .database()
      .kysely.updateTable('upload')
      .set({ expires_at: 1 })
      .where('account', '=', account)
      .execute()
    await site
      .database()
      .kysely.updateTable('file')
      .set({ expires_at: 1 })
      .where('account', '=', account)
      .execute()
    // Forgotten at once, removed by the next cleaning.
    const gone = await put(server, token, opened[0] as Upload, 10, csvOf(10))
    expect([gone.status, gone.body.reason]).toEqual([404, 'upload_not_found'])
    expect(gone.body.message).toContain('已过保存期（一天）；请重新上传')
    await open(server, token, { bytes: 20 })
    expect(await forgetUploads(site.database())).toBe(5)
    expect(await site.files().clear()).toBeGreaterThanOrEqual(1)
    expect(await site.rowsOf(account)).toEqual([])
    expect(
      await site
        .database()
        .kysely.selectFrom('upload_part')
        .select('at')
        .where('account', '=', account)
        .execute(),
    ).toEqual([])
  })
})
