import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../src/platform/files/s3-server.fixture.ts'
import { S3Store } from '../../src/platform/files/s3-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { runServer } from '../http/running-server.ts'
import { finish, open, put, uploader, uploadOf } from './upload-calls.ts'
import { csvOf } from './upload-site.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

describeOnBothEngines('uploads without a store', (database) => {
  test('while the store is away a part is refused, and what is there stays', async () => {
    const { token } = await uploader(database())
    const store = new S3Store(s3.settings)
    const missing = new S3Store({ ...s3.settings, url: s3.settings.url.replace('/haixuan', '/missing') })
    const [whole, away] = [
      await runServer(database(), { fileStore: store }),
      await runServer(database(), { fileStore: missing }),
    ]
    try {
      const opened = await open(whole, token, { bytes: 20 })
      await put(whole, token, opened, 0, csvOf(10))
      const rest = Buffer.alloc(10, 'b')
      const refused = await put(away, token, opened, 10, rest)
      expect([refused.status, refused.body.reason]).toEqual([503, 'files_unavailable'])
      expect(refused.headers['retry-after']).toBe('30')
      await put(whole, token, opened, 10, rest)
      expect((await finish(away, token, opened)).status).toBe(503)
      const ended = await finish(whole, token, opened)
      expect([ended.status, uploadOf(ended).state]).toEqual([200, 'finished'])
    } finally {
      await whole.close()
      await away.close()
    }
  })
})
