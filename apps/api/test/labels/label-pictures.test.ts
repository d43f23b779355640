import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { dataUrl, documentWith, pictureBytes } from '../../src/modules/labels/rules/label-picture.fixture.ts'
import type { LabelKey } from '../../src/modules/labels/store/label-picture-rows.ts'
import { moveLabelPictures } from '../../src/modules/labels/store/move-label-pictures.ts'
import { describeWithStores } from '../files/upload-site.ts'
import { entered } from '../http/people.ts'
import { contentOf, putContent, removeLabel } from './label-calls.ts'

const [ONE, TWO] = [pictureBytes(50_000, 1), pictureBytes(60_000, 2)]
const [FIRST, SECOND] = [dataUrl(ONE), dataUrl(TWO)]
const BOTH = documentWith(
  { a: FIRST, b: SECOND, c: FIRST, d: dataUrl(pictureBytes(99)) },
  { name: '"\\u0000', x: '\ud800' },
)

describeWithStores('pictures of labels', (site) => {
  let me: string
  let token: string
  beforeEach(async () => {
    const who = await entered(site.database())
    me = who.id
    token = who.token
  })
  const put = (id: string, content: string, base = 0, at: 0 | 1 = 0) =>
    putContent(site.servers()[at], token, id, content, base)
  const rowOf = (id: string) =>
    site
      .database()
      .kysely.selectFrom('kept_label')
      .select(['content', 'bytes', 'pictures_taken'])
      .where('user_id', '=', me)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const total = async () =>
    Number(
      (await site.database().kysely.selectFrom('label_total').select('bytes').executeTakeFirstOrThrow())
        .bytes,
    )
  /** Sizes of the files that stay. */
  const stays = async () => {
    const rows = await site
      .database()
      .kysely.selectFrom('file')
      .select('bytes')
      .where('account', '=', me)
      .where('purpose', '=', 'labelpicture')
      .where('state', '=', 'kept')
      .where('expires_at', 'is', null)
      .execute()
    return rows.map(({ bytes }) => Number(bytes)).toSorted((a, b) => a - b)
  }

  const move = (after?: LabelKey) => moveLabelPictures(site.database(), site.files(), after)

  test('are files, each once for an account, and read by any server as they were saved', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    const before = await total()
    const kept = await put(id, BOTH)
    expect([kept.status, kept.body.data]).toMatchObject([
      200,
      { bytes: Buffer.byteLength(BOTH), revision: 1 },
    ])
    expect(await stays()).toEqual([ONE.length, TWO.length])
    const row = await rowOf(id)
    expect(row.content.length).toBeLessThan(1_000)
    expect([Number(row.bytes), row.pictures_taken]).toEqual([Buffer.byteLength(BOTH), true])
    expect(await total()).toBe(before + Buffer.byteLength(BOTH))
    const wanted = Buffer.from(BOTH).toString()
    for (const server of site.servers()) expect(await contentOf(server, token, id)).toBe(wanted)
    await put(other, documentWith({ z: SECOND }), 0, 1)
    expect(await stays()).toEqual([ONE.length, TWO.length])
    expect(await contentOf(site.servers()[0], token, other)).toBe(documentWith({ z: SECOND }))
  })

  test('are not shared between accounts', async () => {
    await put(randomUUID(), documentWith({ a: FIRST }))
    const stranger = await entered(site.database())
    const id = randomUUID()
    await putContent(site.servers()[0], stranger.token, id, documentWith({ a: FIRST }))
    expect((await site.rowsOf(stranger.id)).map(({ bytes }) => Number(bytes))).toEqual([ONE.length])
    expect(await stays()).toEqual([ONE.length])
  })

  test('go when no label of the account has them any more, by deleting or by saving without them', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    await put(id, BOTH)
    await put(other, documentWith({ z: SECOND }))
    expect((await put(id, documentWith({}), 1)).status).toBe(200)
    expect(await stays()).toEqual([TWO.length])
    expect((await removeLabel(site.servers()[1], token, other, 1)).status).toBe(200)
    expect(await stays()).toEqual([])
    await site.files().clear()
    expect(await site.rowsOf(me)).toEqual([])
    expect(await contentOf(site.servers()[0], token, id)).toBe(documentWith({}))
    const left = await site
      .database()
      .kysely.selectFrom('kept_label_picture')
      .where('user_id', '=', me)
      .selectAll()
      .execute()
    expect(left).toEqual([])
    // One that comes back is a new file.
    await put(id, documentWith({ a: FIRST }), 2)
    expect(await contentOf(site.servers()[0], token, id)).toBe(documentWith({ a: FIRST }))
  })

  test('of a save that is refused are no files', async () => {
    const id = randomUUID()
    await put(id, documentWith({}))
    expect((await put(id, documentWith({ a: FIRST }))).body.reason).toBe('label_changed')
    await put(id, documentWith({}), 1)
    expect((await removeLabel(site.servers()[0], token, id, 1)).body.reason).toBe('label_changed')
    expect(await site.rowsOf(me)).toEqual([])
  })

  test('of many that save and delete at once are neither lost nor left over', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const documents = [documentWith({ a: FIRST }), documentWith({ b: FIRST, c: SECOND }), documentWith({})]
    const base = new Map(ids.map((id) => [id, 0]))
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        ids.flatMap((id, at) =>
          ([0, 1] as const).map((server) =>
            put(id, documents[(at + round + server) % documents.length] ?? '{}', base.get(id), server),
          ),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
      for (const id of ids) base.set(id, (base.get(id) ?? 0) + 1)
      const contents = await Promise.all(ids.map((id) => contentOf(site.servers()[0], token, id)))
      for (const content of contents) expect(documents).toContain(content)
      // A picture that another saving took away meanwhile is in the text until the job moves it.
      for (let at = await move(); at; ) at = await move(at)
      const used = [FIRST, SECOND].filter((source) => contents.some((content) => content.includes(source)))
      expect(await stays()).toEqual(used.map((source) => (source === FIRST ? ONE.length : TWO.length)))
      await site
        .database()
        .pool.query("update file set expires_at = 1 where account = $1 and state = 'writing'", [me])
      await site.files().clear()
      expect(await site.rowsOf(me)).toHaveLength(used.length)
    }
    await Promise.all(ids.map((id) => removeLabel(site.servers()[0], token, id, 9)))
    expect(await stays()).toEqual([])
  })
})
