import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_LABELS } from '../../src/modules/labels/store/label-rows.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { PASSWORD, person } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

const CONTENT = JSON.stringify({ schemaVersion: 4, name: '欧代标签', pages: [], elements: [] })
const label = (base: number, more: object = {}) => ({
  ...{ base, name: '欧代标签', isMyTemplate: true, folder: '欧盟', width: 6000, height: 4000, pages: 1 },
  ...{ thumbnail: '', content: CONTENT, ...more },
})

describeOnBothEngines('labels of an account', (database) => {
  let db: Database
  let server: RunningServer
  let mine: string
  let stranger: string
  let myId: string
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const me = await person(db)
    myId = me.id
    mine = await server.signIn(me.mobile, PASSWORD)
    stranger = await server.signIn((await person(db)).mobile, PASSWORD)
  })
  afterAll(() => server.close())

  const put = (id: string, body: object, token = mine) =>
    server.call('PUT', `/api/labels/${id}`, { token, body })
  const remove = (id: string, revision: number, token = mine) =>
    server.call('DELETE', `/api/labels/${id}?revision=${revision}`, { token })

  test('a label is kept, read and listed as it was saved', async () => {
    const id = randomUUID()
    const kept = await put(id, label(0))
    expect(kept.body.data).toMatchObject({
      id,
      revision: 1,
      name: '欧代标签',
      folder: '欧盟',
      isMyTemplate: true,
    })
    expect(kept.body.data).toMatchObject({ bytes: Buffer.byteLength(CONTENT) })
    const read = await server.get(`/api/labels/${id}`, mine)
    expect(read.body.data).toEqual({ label: kept.body.data, thumbnail: '', content: CONTENT })
    expect((await put(id, label(1, { name: '改名' }))).body.data).toMatchObject({ revision: 2, name: '改名' })
    expect((await server.get('/api/labels', mine)).body.data).toMatchObject([
      { id, revision: 2, name: '改名' },
    ])
    expect((await remove(id, 2)).status).toBe(200)
    expect((await server.get('/api/labels', mine)).body.data).toEqual([])
  })

  test('of sixteen that save from one revision one gets through, and nobody overwrites them', async () => {
    const id = randomUUID()
    await put(id, label(0))
    const tries = Array.from({ length: 16 }, (_, at) => put(id, label(1, { name: `第 ${at} 个` })))
    const answers = await Promise.all(tries)
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const lost = answers.filter(({ status }) => status !== 200)
    expect(new Set(lost.map(({ status, body }) => `${status} ${body.reason}`))).toEqual(
      new Set(['409 label_changed']),
    )
    expect((await server.get(`/api/labels/${id}`, mine)).body.data).toMatchObject({
      label: won[0]?.body.data,
    })
    await remove(id, 2)
  })

  test('a change that was not seen is not deleted; what is gone is gone already', async () => {
    const id = randomUUID()
    await put(id, label(0))
    await put(id, label(1))
    expect(await remove(id, 1)).toMatchObject({ status: 409, body: { reason: 'label_changed' } })
    expect((await remove(id, 2)).status).toBe(200)
    expect((await remove(id, 2)).status).toBe(200)
    // Anyone who still knows the old revision learns that it is gone, and can save it again.
    expect(await put(id, label(2))).toMatchObject({ status: 409, body: { reason: 'label_changed' } })
    expect((await put(id, label(0))).status).toBe(200)
    await remove(id, 1)
  })

  test('a label of another person is as absent as none', async () => {
    const id = randomUUID()
    await put(id, label(0))
    for (const known of [id, randomUUID()]) {
      expect(await server.get(`/api/labels/${known}`, stranger)).toMatchObject({
        status: 404,
        body: { reason: 'label_unknown' },
      })
      expect((await put(known, label(1), stranger)).body.reason).toBe('label_changed')
      expect((await remove(known, 9, stranger)).status).toBe(200)
    }
    expect((await server.get(`/api/labels/${id}`, mine)).status).toBe(200)
    expect((await server.get('/api/labels', stranger)).body.data).toEqual([])
    await remove(id, 1)
  })

  test('what is no document, and what is too large, is refused in words', async () => {
    for (const content of ['{"half":', '[]', '"text"', 'null'])
      expect((await put(randomUUID(), label(0, { content }))).body.reason).toBe('label_unreadable')
    const big = `{"images":"${'A'.repeat(3_900_000)}"}`
    const id = randomUUID()
    expect((await put(id, label(0, { content: big }))).status).toBe(200)
    await remove(id, 1)
    const tooBig = await put(randomUUID(), label(0, { content: `${big}${' '.repeat(400_000)}` }))
    expect(tooBig).toMatchObject({ status: 413, body: { msg: expect.stringContaining('4 MiB') } })
    expect((await put(randomUUID(), label(0, { thumbnail: 'https://example.com/a.png' }))).status).toBe(400)
  })

  test('an account that is full says so, and what it has can still be changed', async () => {
    const first = randomUUID()
    await put(first, label(0))
    await db.kysely
      .insertInto('kept_label')
      .values(
        Array.from({ length: MOST_LABELS - 1 }, () => ({
          ...{ user_id: myId, id: randomUUID(), name: 'x', is_my_template: false, folder: '', revision: 1 },
          ...{ saved_at: 1, width: 1, height: 1, pages: 1, thumbnail: '', content: '{}', bytes: 2 },
        })),
      )
      .execute()
    expect(await put(randomUUID(), label(0))).toMatchObject({ status: 409, body: { reason: 'labels_full' } })
    expect((await put(first, label(1))).status).toBe(200)
    expect((await server.get('/api/labels', mine)).body.data).toHaveLength(MOST_LABELS)
  })
})
