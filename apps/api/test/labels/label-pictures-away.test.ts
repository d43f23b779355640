import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataUrl, documentWith, pictureBytes } from '../../src/modules/labels/rules/label-picture.fixture.ts'
import { type S3Server, startS3Server } from '../../src/platform/files/s3-server.fixture.ts'
import { S3Store } from '../../src/platform/files/s3-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { contentOf, putContent, removeLabel } from './label-calls.ts'

const OLD = documentWith({ a: dataUrl(pictureBytes(40_000, 1)) })
const NEW = documentWith({
  a: dataUrl(pictureBytes(40_000, 1)),
  b: dataUrl(pictureBytes(50_000, 2)),
  c: dataUrl(pictureBytes(45_000, 3)),
})
const PLAIN = documentWith({})

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

describeOnBothEngines('labels without a store', (database) => {
  let whole: RunningServer
  let away: RunningServer
  beforeAll(async () => {
    const url = s3.settings.url.replace('/haixuan', '/missing')
    whole = await runServer(database(), { fileStore: new S3Store(s3.settings) })
    away = await runServer(database(), { fileStore: new S3Store({ ...s3.settings, url }) })
  })
  afterAll(async () => {
    await whole.close()
    await away.close()
  })

  test('a new picture is refused in words and nothing is lost; what needs no store goes on', async () => {
    const { id: me, token } = await entered(database())
    const [id, plain] = [randomUUID(), randomUUID()]
    await putContent(whole, token, id, OLD)
    const refused = await putContent(away, token, id, NEW, 1)
    expect([refused.status, refused.body.reason]).toEqual([503, 'files_unavailable'])
    expect(refused.body.message).toContain('文件存储暂时不可用')
    expect(refused.headers['retry-after']).toBe('30')
    expect(await contentOf(whole, token, id)).toBe(OLD)
    // A refused one fills no quota, however often it is tried.
    const { rows } = await database().pool.query(
      'select coalesce(sum(bytes), 0)::integer as bytes from file where account = $1',
      [me],
    )
    expect(rows).toEqual([{ bytes: 40_000 }])
    expect((await putContent(away, token, plain, PLAIN)).status).toBe(200)
    expect(await contentOf(away, token, plain)).toBe(PLAIN)
    // A picture that is kept already needs no store.
    expect((await putContent(away, token, id, `${OLD} `, 1)).status).toBe(200)
    expect((await putContent(whole, token, id, NEW, 2)).status).toBe(200)
    expect(await contentOf(whole, token, id)).toBe(NEW)
  })

  test('a label whose picture cannot be read says so, and the list answers', async () => {
    const { id: me, token } = await entered(database())
    const id = randomUUID()
    await putContent(whole, token, id, NEW)
    const refused = await away.get(`/api/labels/${id}`, token)
    expect([refused.status, refused.body.reason]).toEqual([503, 'files_unavailable'])
    expect((await away.get('/api/labels', token)).body.data).toMatchObject([{ id, revision: 1 }])
    // One that is gone from the store is no label that is gone: a browser would delete its own.
    await database().pool.query("update file set sha256 = repeat('0', 64) where account = $1", [me])
    const gone = await whole.get(`/api/labels/${id}`, token)
    expect([gone.status, gone.body.reason]).toEqual([503, 'files_unavailable'])
    expect(gone.body.message).toContain('账号中的标签没有改动')
    expect((await removeLabel(away, token, id, 1)).status).toBe(200)
  })
})
