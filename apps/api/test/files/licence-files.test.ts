import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { decideSettlement } from '../../src/modules/onboarding/store/decide-settlement.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { type S3Server, startS3Server } from '../../src/platform/files/s3-server.fixture.ts'
import { S3Store } from '../../src/platform/files/s3-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

const FORM = exampleOf({ url: '/api/settlements', method: 'POST' }) as { licence: string }
const folder = mkdtempSync(join(tmpdir(), 'haixuan-licences-'))
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

describeOnBothEngines('pictures of licences', (database) => {
  let operator: { mobile: string; token: string }
  beforeAll(async () => {
    operator = await entered(database())
    await setOperator(database(), operator.mobile, true, 'test')
  })
  const withServers = async (
    stores: readonly FileStore[],
    use: (...servers: RunningServer[]) => Promise<void>,
  ) => {
    const servers: RunningServer[] = []
    try {
      for (const fileStore of stores) servers.push(await runServer(database(), { fileStore }))
      await use(...servers)
    } finally {
      for (const server of servers) await server.close()
    }
  }
  const submit = async (server: RunningServer | undefined, token: string) => {
    if (!server) throw new Error('No server.')
    const { status, body } = await server.post('/api/settlements', FORM, token)
    return { status, body, id: (body.data as { id: string } | null)?.id }
  }
  const look = (server: RunningServer | undefined, id: string | undefined) =>
    server?.get(`/api/admin/settlements/${id}/licence`, operator.token)

  test.each<[string, () => FileStore]>([
    ['one folder', () => new FolderStore(join(folder, 'shared'))],
    ['one bucket', () => new S3Store(s3.settings)],
  ])('two servers with %s: what one takes the other shows', async (_kind, open) => {
    const { token } = await entered(database())
    await withServers([open(), open()], async (first, second) => {
      const { status, id } = await submit(first, token)
      expect(status).toBe(200)
      expect((await look(second, id))?.body.data).toEqual({
        picture: `data:image/jpeg;base64,${FORM.licence}`,
      })
    })
    const row = await database()
      .kysely.selectFrom('settlement_application')
      .select(['licence', 'licence_file'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ licence: null, licence_file: expect.any(String) })
  })

  test('a store that is missing refuses the application alone; with it, the same form is taken', async () => {
    const { token } = await entered(database())
    const missing = new S3Store({ ...s3.settings, url: s3.settings.url.replace('/haixuan', '/missing') })
    await withServers([missing, new S3Store(s3.settings)], async (broken, whole) => {
      const refused = await submit(broken, token)
      expect(refused).toMatchObject({ status: 503, body: { reason: 'files_unavailable' } })
      expect(refused.body.message).toContain('请稍后重试')
      expect((await broken?.get('/api/settlements', token))?.body.data).toBeNull()
      const taken = await submit(whole, token)
      expect(taken.status).toBe(200)
      expect((await look(broken, taken.id))?.body.reason).toBe('files_unavailable')
      expect((await look(whole, taken.id))?.status).toBe(200)
    })
  })

  test('a folder of another machine has no picture, and says so instead of failing', async () => {
    const { token } = await entered(database())
    const stores = ['here', 'elsewhere'].map((name) => new FolderStore(join(folder, name)))
    await withServers(stores, async (here, elsewhere) => {
      const { id } = await submit(here, token)
      const answer = await look(elsewhere, id)
      expect([answer?.status, answer?.body.reason]).toEqual([404, 'file_missing'])
    })
  })

  test('a server without a store keeps files in a temporary folder, which ends with it', async () => {
    const { id: account, token } = await entered(database())
    const server = await runServer(database())
    try {
      expect((await submit(server, token)).status).toBe(200)
    } finally {
      await server.close()
    }
    const { id } = await database()
      .kysely.selectFrom('file')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    const place = join('licence', id.slice(0, 2), id.slice(2, 4), id)
    const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('haixuan-files-'))
    expect(folders.filter((name) => existsSync(join(tmpdir(), name, place)))).toEqual([])
  })

  test('a second form at the same moment leaves one application and no file beside it', async () => {
    const { id: account, token } = await entered(database())
    await withServers([new FolderStore(join(folder, 'once'))], async (server) => {
      const answers = await Promise.all([1, 2, 3].map(() => submit(server, token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    })
    const files = await database()
      .kysely.selectFrom('file')
      .select(['state', 'expires_at'])
      .where('account', '=', account)
      .execute()
    expect(files.filter(({ state }) => state === 'kept')).toEqual([{ state: 'kept', expires_at: null }])
    const late = files.filter(
      ({ state, expires_at }) => state !== 'kept' && Number(expires_at) > Date.now() + 60_000,
    )
    expect(late).toEqual([])
  })

  test('twenty of the largest pictures fit an account; the next application is refused before it is stored', async () => {
    const { id: account, token } = await entered(database())
    await withServers([new FolderStore(join(folder, 'quota'))], async (server) => {
      const { id = '' } = await submit(server, token)
      await decideSettlement(database(), { id, status: 'incomplete', reply: '不清楚', actor: 'cli' })
      const { bytes } = await database()
        .kysely.updateTable('file')
        .set({ bytes: 12_000_000 - Buffer.from(FORM.licence, 'base64').length })
        .where('account', '=', account)
        .returning('bytes')
        .executeTakeFirstOrThrow()
      expect(Number(bytes)).toBeLessThan(12_000_000)
      const next = await submit(server, token)
      expect(next.status).toBe(200)
      await decideSettlement(database(), { id: next.id ?? '', status: 'rejected', reply: null, actor: 'cli' })
      expect(await submit(server, token)).toMatchObject({ status: 409, body: { reason: 'files_full' } })
    })
  })
})
