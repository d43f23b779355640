import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { licenceJobs } from '../../src/modules/onboarding/jobs/move-licences.ts'
import { readLicence } from '../../src/modules/onboarding/store/licence.ts'
import { moveLicence } from '../../src/modules/onboarding/store/move-licence.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { filesUnavailable } from '../../src/platform/files/files-unavailable.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { describeOnBothEngines } from '../engines.ts'
import { person } from '../http/people.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

describeOnBothEngines('pictures of licences in rows', (database) => {
  const store = new FolderStore(temporaryFolder('haixuan-moved-'))
  const files = () => new Files(database(), store)
  const application = async () => {
    const { id } = await person(database())
    const { rows } = await sql<{ id: string }>`insert into settlement_application
      (user_id, id, company, credit_code, contact, mobile, detail, licence, licence_type)
      values (${id}, gen_random_uuid(), '公司', '91350100M000100Y43', '张三', '13800000000', '{}', ${PICTURE}, 'image/jpeg')
      returning id`.execute(database().kysely)
    return rows[0]?.id ?? ''
  }
  const inRows = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from settlement_application
      where licence is not null`.execute(database().kysely)
    return rows[0]?.n
  }
  const picture = (id: string) => readLicence(database(), files(), id)

  test('are moved one by one, by two workers at once too, and read the same before, between and after', async () => {
    const ids = [await application(), await application(), await application()]
    expect(await moveLicence(database(), files())).toBe(true)
    expect(await inRows()).toBe(2)
    for (const id of ids) expect(await picture(id)).toEqual({ bytes: PICTURE, type: 'image/jpeg' })
    const all = async () => {
      while (await moveLicence(database(), files()));
    }
    await Promise.all([all(), all()])
    expect(await inRows()).toBe(0)
    for (const id of ids) expect(await picture(id)).toEqual({ bytes: PICTURE, type: 'image/jpeg' })
    const kept = await database().kysely.selectFrom('file').select(['state', 'expires_at']).execute()
    expect(kept).toEqual(ids.map(() => ({ state: 'kept', expires_at: null })))
  })

  test('stay where they are while the store is away, and are moved by the daily job when it is back', async () => {
    const id = await application()
    const away: FileStore = Object.create(store, {
      put: { value: () => Promise.reject(filesUnavailable('away')) },
    })
    await expect(moveLicence(database(), new Files(database(), away))).rejects.toMatchObject({
      reason: 'files_unavailable',
    })
    expect([await inRows(), (await picture(id))?.bytes]).toEqual([1, PICTURE])
    const queue = new JobQueue(database(), [licenceJobs(files())])
    await queue.enqueue([{ kind: 'move-licences', key: 'daily' }])
    await new Worker({ queue, isScheduling: false }).drain()
    expect([await inRows(), (await picture(id))?.bytes]).toEqual([0, PICTURE])
    expect(await moveLicence(database(), files())).toBe(false)
  })
})
