import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { labelJobs } from '../../src/modules/labels/jobs/move-label-pictures.ts'
import { dataUrl, documentWith, pictureBytes } from '../../src/modules/labels/rules/label-picture.fixture.ts'
import { LABEL_PICTURE } from '../../src/modules/labels/rules/label-pictures.ts'
import type { LabelKey } from '../../src/modules/labels/store/label-picture-rows.ts'
import { moveLabelPictures } from '../../src/modules/labels/store/move-label-pictures.ts'
import { readLabel } from '../../src/modules/labels/store/read-label.ts'
import { writeLabel } from '../../src/modules/labels/store/write-label.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { filesUnavailable } from '../../src/platform/files/files-unavailable.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { describeOnBothEngines } from '../engines.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'

const SOURCE = dataUrl(pictureBytes(30_000, 1))
const CONTENT = documentWith({ a: SOURCE })
const FACTS = { name: '', isMyTemplate: false, folder: '', width: 1, height: 1, pages: 1, thumbnail: '' }

describeOnBothEngines('pictures in the text of labels', (database) => {
  const store = new FolderStore(temporaryFolder('haixuan-moved-labels-'))
  const files = () => new Files(database(), store)
  const wholeRow = async (content = CONTENT, userId: string = randomUUID()): Promise<LabelKey> => {
    const label = { userId, id: randomUUID() }
    await database()
      .kysely.insertInto('kept_label')
      .values({
        ...{ user_id: userId, id: label.id, name: '', is_my_template: false, folder: '', revision: 3 },
        ...{ saved_at: 7, width: 1, height: 1, pages: 1, thumbnail: '', content },
        bytes: Buffer.byteLength(content),
      })
      .execute()
    return label
  }
  const stateOf = async ({ userId, id }: LabelKey) => {
    const row = await database()
      .kysely.selectFrom('kept_label')
      .select(['content', 'pictures_taken', 'revision'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [row.content.includes(SOURCE) ? 'whole' : 'taken', row.pictures_taken, row.revision]
  }
  const read = async ({ userId, id }: LabelKey) => (await readLabel(database(), files(), userId, id))?.content
  const write = (label: LabelKey, content: string, base: number) =>
    writeLabel(database(), files(), label, { ...FACTS, base, content }, { now: 9, storeBytes: 1e9 })
  const moveAll = async (with_ = files()) => {
    for (let at = await moveLabelPictures(database(), with_); at; )
      at = await moveLabelPictures(database(), with_, at)
  }
  beforeEach(async () => {
    for (const table of ['kept_label', 'kept_label_picture', 'file'] as const)
      await database().kysely.deleteFrom(table).execute()
  })

  test('are moved label by label, by two workers at once too, and read the same before and after', async () => {
    const userId = randomUUID()
    const labels = [await wholeRow(), await wholeRow(CONTENT, userId), await wholeRow(CONTENT, userId)]
    const plain = await wholeRow(documentWith({}))
    for (const label of labels) expect(await read(label)).toBe(CONTENT)
    await Promise.all([moveAll(), moveAll()])
    for (const label of labels) {
      expect(await stateOf(label)).toEqual(['taken', true, 3])
      expect(await read(label)).toBe(CONTENT)
    }
    expect(await stateOf(plain)).toEqual(['taken', true, 3])
    const kept = await database()
      .kysely.selectFrom('file')
      .select('bytes')
      .where('expires_at', 'is', null)
      .execute()
    expect(kept.map(({ bytes }) => Number(bytes))).toEqual([30_000, 30_000])
    expect(await moveLabelPictures(database(), files())).toBeUndefined()
  })

  test('stay while the store is away, and are moved by the daily job when it is back', async () => {
    const label = await wholeRow()
    const away: FileStore = Object.create(store, {
      put: { value: () => Promise.reject(filesUnavailable('away')) },
    })
    await expect(moveAll(new Files(database(), away))).rejects.toMatchObject({ reason: 'files_unavailable' })
    expect([await stateOf(label), await read(label)]).toEqual([['whole', false, 3], CONTENT])
    const queue = new JobQueue(database(), [labelJobs(files())])
    await queue.enqueue([{ kind: 'move-label-pictures', key: 'daily' }])
    await new Worker({ queue, isScheduling: false }).drain()
    expect([await stateOf(label), await read(label)]).toEqual([['taken', true, 3], CONTENT])
  })

  test('of a label that is saved or deleted while they are moved change nothing of it', async () => {
    const [saved, deleted] = [await wholeRow(), await wholeRow()]
    const meanwhile = documentWith({ b: dataUrl(pictureBytes(31_000, 2)) })
    const slow: FileStore = Object.create(store, {
      put: {
        value: async (...put: Parameters<FileStore['put']>) => {
          await database().kysely.deleteFrom('kept_label').where('id', '=', deleted.id).execute()
          if ((await stateOf(saved))[2] === 3) await write(saved, meanwhile, 3)
          await store.put(put[0], put[1])
        },
      },
    })
    await moveAll(new Files(database(), slow))
    expect([await read(saved), await read(deleted)]).toEqual([meanwhile, undefined])
    await files().clear()
    const left = await database().kysely.selectFrom('file').select('bytes').execute()
    expect(left.map(({ bytes }) => Number(bytes))).toEqual([31_000])
  })

  test('stay in the text when the account has no room for their files, and the label is kept', async () => {
    const label = { userId: randomUUID(), id: randomUUID() }
    const put = (bytes: number) =>
      database().pool.query(
        `insert into file (account, id, purpose, name, type, bytes, sha256, state, created_at)
         values ($1, gen_random_uuid(), $2, '', 'image/png', $3, repeat('1', 64), 'kept', 0)`,
        [label.userId, LABEL_PICTURE.name, bytes],
      )
    await put(LABEL_PICTURE.accountBytes - 30_000)
    await write(label, CONTENT, 0)
    expect(await stateOf(label)).toEqual(['taken', true, 1])
    await write(label, documentWith({ a: SOURCE, b: dataUrl(pictureBytes(20_000, 2)) }), 1)
    expect(await stateOf(label)).toEqual(['whole', false, 2])
    expect(await read(label)).toBe(documentWith({ a: SOURCE, b: dataUrl(pictureBytes(20_000, 2)) }))
  })

  test('stay there while a server of 0.1.0 may run, and not longer', async () => {
    if (database().engine === 'embedded') return
    const label = { userId: randomUUID(), id: randomUUID() }
    const query = (sql: string) => database().pool.query(sql)
    const { rows } = await database().pool.query(
      "select min_version from schema_migration where name like '0220%'",
    )
    expect(rows).toEqual([{ min_version: '0.1.0' }])
    expect((await query('select takes_pictures as is from label_total')).rows).toEqual([{ is: true }])
    await query('update label_total set takes_pictures = false')
    try {
      await write(label, CONTENT, 0)
      await moveAll()
      expect(await stateOf(label)).toEqual(['whole', false, 1])
      await query("update schema_migration set min_version = '0.10.0' where name like '0220%'")
      await moveAll()
      expect([await stateOf(label), await read(label)]).toEqual([['taken', true, 1], CONTENT])
    } finally {
      await query("update schema_migration set min_version = '0.1.0' where name like '0220%'")
      await query('update label_total set takes_pictures = true')
    }
  })
})
